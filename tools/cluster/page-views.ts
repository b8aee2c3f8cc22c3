import { setTimeout as sleep } from "node:timers/promises";
import { assetsOf } from "#tests/other-build.ts";

const READERS = 3;
const PAUSE_MS = 100;
/** Longer than any answer may take. */
const TIMEOUT_MS = 40_000;
const PAGES = ["/", "/blog", "/gift-finder"];
/** Readers search now and then: all of them have one address here, whose searches have a limit. */
const SEARCH = { page: "/search?q=coffee", everyViews: 20 };

/** What browsers got. */
export interface ViewFigures {
  views: number;
  /** Addresses of all scripts, styles and fonts that pages named. */
  assets: Set<string>;
  /** What came instead of a page, or of a file that a page named, with its number. */
  lost: Map<string, number>;
  /** Answers 503 to a signed-in reader, whose page only the database knows. */
  turnedAway: number;
}

export function describeViews({ views, assets, lost, turnedAway }: ViewFigures): string {
  const failures = [...lost].map(([what, count]) => `${count} × ${what}`).join(", ");
  const withSession = turnedAway === 0 ? "" : `, ${turnedAway} of a session answered 503`;
  return `${views} page views with ${assets.size} files${withSession}${failures === "" ? "" : `; lost: ${failures}`}`;
}

/** Returns "200", another status, or why there was no answer. */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<[outcome: string, body: string]> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return [String(response.status), await response.text()];
  } catch (error) {
    const { cause, message } = error as Error;
    return [(cause as Error | undefined)?.message ?? message, ""];
  }
}

/** Views pages with everything that they name, as browsers do, until stopped; with a `cookie`, a signed-in reader is among them. */
export function startViewing(url: string, cookie?: string): { stop(): Promise<ViewFigures> } {
  const figures: ViewFigures = { views: 0, assets: new Set(), lost: new Map(), turnedAway: 0 };
  let shouldContinue = true;
  function count(outcome: string, what: string): void {
    if (outcome === "200") return;
    const line = `${outcome} of ${what}`;
    figures.lost.set(line, (figures.lost.get(line) ?? 0) + 1);
  }
  async function view(start: number): Promise<void> {
    for (let turn = start; shouldContinue; turn++) {
      const page = turn % SEARCH.everyViews === 0 ? SEARCH.page : (PAGES[turn % PAGES.length] as string);
      const [outcome, html] = await ask(url + page);
      count(outcome, page);
      figures.views += 1;
      for (const asset of assetsOf(html)) {
        figures.assets.add(asset);
        count((await ask(url + asset))[0], asset);
      }
      await sleep(PAUSE_MS);
    }
  }
  async function viewOwn(session: string): Promise<void> {
    while (shouldContinue) {
      const [outcome] = await ask(`${url}/profile`, { cookie: session });
      if (outcome === "503") figures.turnedAway += 1;
      else count(outcome, "/profile");
      await sleep(PAUSE_MS);
    }
  }
  const readers = Array.from({ length: READERS }, (_, index) => view(index));
  if (cookie !== undefined) readers.push(viewOwn(cookie));
  return {
    async stop() {
      shouldContinue = false;
      await Promise.all(readers);
      return figures;
    },
  };
}
