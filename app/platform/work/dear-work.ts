/** The bounds of one kind of dear work, on each server. */
export interface DearWork {
  /** How much of it runs at the same time; `spare`: as many as there are processors besides one, one at least and three at most. */
  atOnce: number | "spare";
  /** How much of it may wait; more is refused with 503 and Retry-After. */
  maxWaiting: number;
  /** How much of it one network address may have waiting. One piece of each address is next in any case. */
  maxWaitingOfOne: number;
  /** The longest wait for a turn, in seconds. */
  waitSeconds: number;
  /**
   * Milliseconds after each piece of what holds the loop, until another may begin. A page or a picture comes in several steps, each of
   * which would wait for another piece if the loop only looked once at what has arrived.
   */
  restMs?: number;
  /** Where it runs: a `process` of its own is killed at its deadline; on the `loop` and in `threads` it is bounded by what it may be given. */
  runsIn: "loop" | "threads" | "process";
  /** Milliseconds of processor time that one request may cost the server and its processes, whatever it brings. */
  cpuMs: number;
  /** Megabytes that one piece of it may take beyond what the server has anyway, its processes included. */
  megabytes: number;
  /** Milliseconds for which one request may hold the loop at a stretch, whatever it brings; as many as cheap ones where nothing is said. */
  loopMs?: number;
}

/** The bounds of a request whose address names no dear work. */
export const CHEAP = { cpuMs: 20, megabytes: 5, loopMs: 50 } as const;

/**
 * Everything that can cost more than that for one request (docs/decisions/0034-dear-work.md). Rows of app/access.ts, and jobs, name the
 * kinds that they do; `npm run attack -- cost` measures each of their addresses against these bounds.
 */
export const DEAR_WORK = {
  /** Hashing or checking a password: scrypt with 32 MB. The site keeps a processor, and threads for its files. */
  hash: { atOnce: "spare", maxWaiting: 30, maxWaitingOfOne: 10, waitSeconds: 6, runsIn: "threads", cpuMs: 350, megabytes: 40 },
  /** Understanding a person in words. A long text holds the loop throughout. */
  understanding: {
    atOnce: 1,
    restMs: 10,
    maxWaiting: 60,
    maxWaitingOfOne: 10,
    waitSeconds: 10,
    runsIn: "loop",
    cpuMs: 100,
    megabytes: 20,
    loopMs: 100,
  },
  /** Ranking gifts for a person. */
  finder: { atOnce: 1, maxWaiting: 60, maxWaitingOfOne: 10, waitSeconds: 10, runsIn: "loop", cpuMs: 150, megabytes: 40, loopMs: 100 },
  /** Drawing a screen of the admin area, whose tables, forms and plots are larger than any page of the shop. */
  screen: { atOnce: 1, maxWaiting: 100, maxWaitingOfOne: 20, waitSeconds: 10, runsIn: "loop", cpuMs: 25, megabytes: 10 },
  /** Finding what words name. Most of it waits for the database, so more of it runs at once. */
  search: { atOnce: 4, maxWaiting: 100, maxWaitingOfOne: 20, waitSeconds: 10, runsIn: "loop", cpuMs: 60, megabytes: 10 },
  /** Reading a shop's page, which strangers have written. The site keeps a processor. */
  "shop-page": { atOnce: "spare", maxWaiting: 20, maxWaitingOfOne: 4, waitSeconds: 5, runsIn: "process", cpuMs: 1500, megabytes: 128 },
  /** Drawing a link's preview picture, a logo or an icon. */
  "share-picture": { atOnce: 1, maxWaiting: 50, maxWaitingOfOne: 10, waitSeconds: 15, runsIn: "threads", cpuMs: 600, megabytes: 60 },
  /** Making the sizes of an uploaded picture. */
  "picture-sizes": { atOnce: 1, maxWaiting: 200, maxWaitingOfOne: 200, waitSeconds: 600, runsIn: "process", cpuMs: 30_000, megabytes: 300 },
  /** Drawing a picture of a demo gift that nobody has asked for yet. A page of gifts asks for fifty. */
  "demo-picture": { atOnce: 1, maxWaiting: 400, maxWaitingOfOne: 100, waitSeconds: 60, runsIn: "threads", cpuMs: 3000, megabytes: 100 },
  /** Rendering the Markdown of an article. */
  markdown: {
    atOnce: 1,
    restMs: 10,
    maxWaiting: 60,
    maxWaitingOfOne: 10,
    waitSeconds: 10,
    runsIn: "loop",
    cpuMs: 500,
    megabytes: 60,
    loopMs: 100,
  },
  /** Keeping what somebody types of a post, a megabyte at most, until they save it. Most of it waits for the database. */
  draft: { atOnce: 4, maxWaiting: 60, maxWaitingOfOne: 10, waitSeconds: 10, runsIn: "loop", cpuMs: 20, megabytes: 25 },
  /** Writing what the site has as a file: the catalogue, or all of a person's data. */
  export: { atOnce: 2, maxWaiting: 20, maxWaitingOfOne: 4, waitSeconds: 15, runsIn: "loop", cpuMs: 1000, megabytes: 40, loopMs: 100 },
  /** Reading a catalogue file and writing its gifts. */
  import: { atOnce: 1, maxWaiting: 4, maxWaitingOfOne: 2, waitSeconds: 60, runsIn: "loop", cpuMs: 600_000, megabytes: 200, loopMs: 100 },
  /** Learning from the shop's gifts. */
  learning: { atOnce: 1, maxWaiting: 1, maxWaitingOfOne: 1, waitSeconds: 60, runsIn: "process", cpuMs: 300_000, megabytes: 512 },
  /** Writing a backup. */
  backup: { atOnce: 1, maxWaiting: 1, maxWaitingOfOne: 1, waitSeconds: 60, runsIn: "process", cpuMs: 3_600_000, megabytes: 500 },
} as const satisfies Readonly<Record<string, DearWork>>;

export type DearKind = keyof typeof DEAR_WORK;

/** Returns the bounds of a request that does work of these kinds, one after the other. */
export function boundsOf(kinds: readonly DearKind[]): { cpuMs: number; megabytes: number; loopMs: number } {
  const all = [CHEAP, ...kinds.map((kind): DearWork => DEAR_WORK[kind])];
  return {
    cpuMs: all.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    megabytes: Math.max(...all.map(({ megabytes }) => megabytes)),
    // Pieces of different kinds leave the loop to others in between.
    loopMs: Math.max(...all.map(({ loopMs = CHEAP.loopMs }) => loopMs)),
  };
}
