import type { RequirementGroup } from "./safety-requirements.ts";
import { listTests, listTexts } from "./test-names.ts";

/** A file that may prove a requirement: its path from the root, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** What proves a requirement: the file, and the name of the test, or of the figure that a tool measures, without IDs. */
export interface Proof {
  path: string;
  name: string;
  /** The assertion of the test that decides, as it is written; empty where a tool measures. */
  assertion: string;
  /** True where the name begins with the ID; others prove something else in the first place. */
  isChief: boolean;
}

const IDS = "[A-Z]\\d(?:, [A-Z]\\d)*";
/** An ID is named before a colon ("Z4, Z5: …") or at the end of brackets ("… (section 6, Z7)"). */
const MENTION = new RegExp(`(?<=^|\\s)(${IDS}):|\\s\\((?:[^()]*, )?(${IDS})\\)`, "g");
const HEAD = new RegExp(`^(?:[^:]*, )?${IDS}: `);
const TAIL = new RegExp(`\\s\\((?:[^()]*, )?${IDS}\\)`, "g");
const TEST = /(\.test\.tsx?|\.spec\.ts)$/;
/** Tools measure what takes too long for a test, and print it under a name that begins with the ID. */
const TOOL = /^tools\/.*\.ts$/;
const CHECK = /^tools\/checks\//;
/** So many proofs of an ID are shown, and so much of each name. */
const MOST_SHOWN = 4;
const MOST_CHARACTERS = 120;
const MOST_OF_ASSERTION = 160;

/** Returns the IDs that a name holds, each once. */
export function findNamedIds(name: string): Set<string> {
  return new Set([...name.matchAll(MENTION)].flatMap(([, before, within]) => (before ?? within ?? "").split(", ")));
}

const leads = (name: string, id: string) => findNamedIds(HEAD.exec(name)?.[0] ?? "").has(id);

/** Returns the assertion that holds a number of the requirement, or the last one. */
function chooseAssertion(requirement: string, assertions: readonly string[]): string {
  const numbers = [...requirement.matchAll(/\b\d+(?:[.,]\d+)*\b/g)].map(([number]) => number.replaceAll(",", ""));
  const holds = (assertion: string) => numbers.some((number) => new RegExp(`\\b${number}(?:000)*\\b`).test(assertion.replaceAll("_", "")));
  return assertions.find(holds) ?? assertions.at(-1) ?? "";
}

/** What may prove something: the names that it goes by, and the assertions of a test. */
interface Candidate {
  titles: string[];
  assertions: string[];
}

/** Returns what in a file has names that hold IDs: of each test those of its groups and its own. */
function listCandidates({ path, text }: Source): Candidate[] {
  if (CHECK.test(path)) return [];
  if (!TEST.test(path))
    return TOOL.test(path)
      ? listTexts(path, text)
          .filter((said) => HEAD.test(said))
          .map((said) => ({ titles: [said], assertions: [] }))
      : [];
  return listTests(path, text).flatMap(({ titles, cells, assertions }) => {
    const groups = titles.slice(0, -1);
    const title = titles.at(-1) ?? "";
    const named = findNamedIds(titles.join(" "));
    // A row of a table counts beside its test where it proves something of its own.
    const rows = cells.filter((cell) => [...findNamedIds(cell)].some((id) => !named.has(id)));
    return [titles, ...rows.map((cell) => [...groups, title.replace("%s", () => cell)])].map((names) => ({ titles: names, assertions }));
  });
}

/** Returns the proofs of each ID of `groups` as they are to be shown; none for an ID without one. */
export function findProofs(groups: readonly RequirementGroup[], sources: readonly Source[]): Map<string, Proof[]> {
  const requirements = new Map(groups.flatMap((group) => Object.entries(group.requirements)));
  const proofs = new Map<string, Proof[]>([...requirements.keys()].map((id) => [id, []]));
  for (const source of sources) {
    for (const { titles, assertions } of listCandidates(source)) {
      const name = titles.map((title) => title.replace(HEAD, "").replace(TAIL, "")).join(": ");
      for (const id of new Set(titles.flatMap((title) => [...findNamedIds(title)])))
        proofs.get(id)?.push({
          ...{ path: source.path, name, isChief: titles.some((title) => leads(title, id)) },
          assertion: chooseAssertion(requirements.get(id) ?? "", assertions),
        });
    }
  }
  return new Map([...proofs].map(([id, found]) => [id, sortProofs(found)]));
}

/**
 * Returns the proofs as they are shown: those whose names begin with the ID first, of the whole site before others, files with many before
 * those with few, and the first of each file before the second of any.
 */
function sortProofs(proofs: readonly Proof[]): Proof[] {
  const ofFiles = [...Map.groupBy(proofs, ({ path, isChief }) => `${path} ${isChief}`).values()];
  return ofFiles
    .flatMap((ofFile) => {
      const [{ path, isChief }] = ofFile as [Proof];
      const [aside, inParts] = [isChief ? 0 : 1, /^(tests|tools)\//.test(path) ? 0 : 1];
      return ofFile.map((proof, turn) => ({ proof, rank: [aside, turn, inParts, -ofFile.length] }));
    })
    .toSorted((one, other) => {
      const differing = one.rank.findIndex((part, index) => part !== other.rank[index]);
      return differing === -1
        ? one.proof.path.localeCompare(other.proof.path, "en")
        : (one.rank[differing] ?? 0) - (other.rank[differing] ?? 0);
    })
    .map(({ proof }) => proof);
}

function shorten(name: string): string {
  const plain = name.replaceAll(/%[sdijo]|\$\w+/g, "…");
  const cut = plain.length <= MOST_CHARACTERS ? plain : `${plain.slice(0, MOST_CHARACTERS).replace(/[\s,;:]+\S*$/, "")} …`;
  return cut.replaceAll(/[\\`*_|<[\]]/g, "\\$&");
}

function renderProof({ name, assertion }: Proof): string {
  if (assertion === "") return `“${shorten(name)}”`;
  const cut = assertion.length <= MOST_OF_ASSERTION ? assertion : `${assertion.slice(0, MOST_OF_ASSERTION)}…`;
  const fence = cut.includes("`") ? "``" : "`";
  return `“${shorten(name)}” ${fence}${cut.replaceAll("|", String.raw`\|`)}${fence}`;
}

function renderProofs(proofs: readonly Proof[]): string {
  const shown = proofs.slice(0, MOST_SHOWN);
  const lines = [...Map.groupBy(shown, ({ path }) => path)].map(
    ([path, ofFile]) => `[${path.replace(/^.*\//, "")}](../${path}): ${ofFile.map(renderProof).join(", ")}`,
  );
  const rest = proofs.length - shown.length;
  return [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join("<br>");
}

/** Returns the text of docs/safety.md. */
export function renderSafetyPage(groups: readonly RequirementGroup[], proofs: ReadonlyMap<string, readonly Proof[]>): string {
  const sections = groups.map(({ title, requirements }) => {
    const rows = Object.entries(requirements).map(([id, text]) => `| ${id} | ${text} | ${renderProofs(proofs.get(id) ?? [])} |`);
    return `## ${title}\n\n| ID | What must hold | What proves it |\n|---|---|---|\n${rows.join("\n")}\n`;
  });
  return `# What must hold, and what proves it

A requirement is proven by tests whose names hold its ID, or by figures that a tool prints under such a name and measures against a bound. Comments prove
nothing. Beside each test stands the assertion that decides: the one with the requirement's number, or else its last. Where there are more than ${MOST_SHOWN}, those about this ID first of all are shown, and the others counted; \`git grep\` with the ID finds them.
How the whole is attacked from outside: [attack.md](attack.md).

Made by \`npm run check -- --fix\` from the tests and \`tools/checks/safety-requirements.ts\`; \`npm run check\` fails when it is stale, or when nothing proves an ID.

${sections.join("\n")}`;
}
