import { setTimeout as sleep } from "node:timers/promises";
import { type Ledger, startWriting } from "../crash/acknowledged-writes.ts";

const READERS = 6;
/** Pause between two requests of one reader: servers, database and traffic share this machine, which must not be overloaded. */
const READ_PAUSE_MS = 100;
const WRITE_PAUSE_MS = 400;
/** Longer than any answer may take. */
const TIMEOUT_MS = 20_000;
/** What a signed-in reader asks for, which only the database knows. */
const OWN_PATHS = ["/session", "/profile", "/admin/gifts"];
const PATHS = ["/", "/blog", "/search?q=coffee", "/search?q=tea", "/gift-finder?interest=coffee", "/session", "/api/v1/gifts?page=1"];

/** The results of readers and writers. */
export interface TrafficFigures {
  reads: number;
  /** Errors that came instead of an answer, with their number. */
  failedReads: Map<string, number>;
  slowestReadMs: number;
  /** Answers 503 to a signed-in reader: their pages need the database, so that is no fault, and nobody else's may fail for it. */
  turnedAway: number;
  writes: number;
  /** Errors of writes, with their number. */
  failedWrites: Map<string, number>;
}

/** Each request has its own client address, so that no rate limit is reached. */
const someAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250) + 1).join(".")}`;

/** Reads pages, with and without a session, and writes gifts and files at `url` until stopped; acknowledged writes are in `ledger` then. */
export function startTraffic(url: string, cookie: string, ledger: Ledger): { stop(): Promise<TrafficFigures> } {
  ledger.refusals = new Map();
  const figures: TrafficFigures = {
    reads: 0,
    failedReads: new Map(),
    slowestReadMs: 0,
    turnedAway: 0,
    writes: 0,
    failedWrites: ledger.refusals,
  };
  const written = ledger.gifts.size + ledger.files.size;
  const writing = startWriting(url, cookie, ledger, WRITE_PAUSE_MS);
  let shouldContinue = true;

  async function get(path: string, headers: Record<string, string>): Promise<string> {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const outcome = await fetch(url + path, { headers: { "x-forwarded-for": someAddress(), ...headers }, signal })
      .then(async (response) => (await response.arrayBuffer(), String(response.status)))
      .catch((error: Error) => `${error.name} (${(error.cause as Error | undefined)?.message ?? error.message})`);
    figures.reads += 1;
    figures.slowestReadMs = Math.max(figures.slowestReadMs, Math.round(performance.now() - startedAt));
    return outcome;
  }

  /** Reads one path after the other; a reader with a `session` may be turned away. */
  async function read(paths: readonly string[], start: number, session?: string): Promise<void> {
    for (let turn = start; shouldContinue; turn++) {
      const path = paths[turn % paths.length] as string;
      const outcome = await get(path, session === undefined ? {} : { cookie: session });
      if (outcome === "503" && session !== undefined) figures.turnedAway += 1;
      else if (outcome !== "200") {
        const line = `${outcome} of ${path}`;
        figures.failedReads.set(line, (figures.failedReads.get(line) ?? 0) + 1);
      }
      await sleep(READ_PAUSE_MS);
    }
  }

  const readers = [...Array.from({ length: READERS }, (_, index) => read(PATHS, index)), read(OWN_PATHS, 0, cookie)];
  return {
    async stop() {
      shouldContinue = false;
      await Promise.all([writing.stop(), ...readers]);
      figures.writes = ledger.gifts.size + ledger.files.size - written;
      return figures;
    },
  };
}
