import { ALL_NOTICED, type Change, KINDS } from "./change.ts";

/** What the tests said of a change. `broken`: no test could run, so that nothing is known. */
export type Verdict = "noticed" | "timed out" | "unnoticed" | "broken";

export interface Result {
  change: Change;
  verdict: Verdict;
  /** The test that noticed it, or what was broken. */
  by: string | null;
}

/** Part of all changes that must be noticed. */
const NOTICED_SHARE = 0.95;

/** Returns one line for each kind and one for all, as a Markdown table. */
export function renderTable(results: readonly Result[]): string {
  const row = (name: string, of: readonly Result[]) => {
    const count = (...verdicts: Verdict[]) => of.filter(({ verdict }) => verdicts.includes(verdict)).length;
    const noticed = count("noticed", "timed out");
    return `| ${name} | ${of.length} | ${noticed} | ${count("unnoticed")} | ${count("broken")} | ${((100 * noticed) / of.length).toFixed(1)} % |`;
  };
  const kinds = KINDS.map((kind) => [kind, results.filter(({ change }) => change.kind === kind)] as const).filter(
    ([, of]) => of.length > 0,
  );
  const head = "| Kind | Changes | Noticed | Unnoticed | Broken | Share |\n|---|---|---|---|---|---|";
  return [head, ...kinds.map(([kind, of]) => row(kind, of)), row("all", results)].join("\n");
}

/** Returns why the results do not suffice, one sentence each; none where they do. */
export function findShortfalls(results: readonly Result[]): string[] {
  const faults: string[] = [];
  const noticed = results.filter(({ verdict }) => verdict === "noticed" || verdict === "timed out");
  if (noticed.length < NOTICED_SHARE * results.length)
    faults.push(`${noticed.length} of ${results.length} changes were noticed; it must be ${NOTICED_SHARE * 100} %.`);
  for (const { change, verdict } of results) {
    if (verdict === "unnoticed" && ALL_NOTICED.includes(change.kind))
      faults.push(`Of ${change.kind} every change must be noticed: ${change.file}, ${JSON.stringify(change.find)}`);
    if (verdict === "broken") faults.push(`A change says nothing where no test can run: ${change.file}, ${JSON.stringify(change.find)}`);
  }
  return faults;
}
