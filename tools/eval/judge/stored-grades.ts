import path from "node:path";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Grade, Pool, ReasonPool } from "./judge-types.ts";
import { createHash } from "node:crypto";

const FOLDER = path.resolve("tests/eval/grades");

/**
 * Grades by `pairHash`; `badReasons` says of reasons by `reasonHash` whether they are bad; `best` names those among the three best of the shop. Of a request in `complete` (by `requestHash`) the reader has
 * looked through the whole `catalogue`: what has no grade there is wrong.
 */
interface Grades {
  grades: Record<string, Grade>;
  best: string[];
  badReasons?: Record<string, boolean>;
  catalogue?: string;
  complete?: string[];
}

function readFile(file: string): Grades {
  return JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")) as Grades;
}

/** What readers have said of gifts, so far as it is kept. */
export class Judgements {
  readonly #grades: Map<string, Grade>;
  readonly #complete: Set<string>;
  readonly #best: Set<string>;
  readonly #badReasons: Map<string, boolean>;

  constructor(files: readonly Grades[], catalogue: string) {
    this.#grades = new Map(files.flatMap(({ grades }) => Object.entries(grades)));
    this.#complete = new Set(files.flatMap((file) => (file.catalogue === catalogue ? (file.complete ?? []) : [])));
    this.#best = new Set(files.flatMap(({ best }) => best));
    this.#badReasons = new Map(files.flatMap(({ badReasons }) => Object.entries(badReasons ?? {})));
  }

  /** Returns the grade of a gift for a request; null where nobody has given one. */
  gradeOf(request: string, giftName: string): Grade | null {
    return this.#grades.get(pairHash(request, giftName)) ?? (this.#complete.has(requestHash(request)) ? 0 : null);
  }

  /** True where the whole shop has been looked through for a request. */
  isComplete(request: string): boolean {
    return this.#complete.has(requestHash(request));
  }

  isBest(request: string, giftName: string): boolean {
    return this.#best.has(pairHash(request, giftName));
  }

  /** Returns whether a reader has found a reason bad; null where nobody has read it. */
  isBadReason(request: string, reason: ReasonOfGift): boolean | null {
    return this.#badReasons.get(reasonHash(request, reason)) ?? null;
  }
}

/** Readers who did not know the systems; their grades count for more than those of one who did. */
const isBlind = (file: string) => file.startsWith("blind-");

/** Returns files so that the last one's grades count where several have graded a pair: blind readers' come last. */
export function inOrderOfTrust(files: readonly string[]): string[] {
  return files.toSorted((one, other) => Number(isBlind(one)) - Number(isBlind(other)) || (one < other ? -1 : 1));
}

/** Returns everything that is kept, for judging answers from a catalogue; of two grades for the same pair a blind reader's counts. */
export function readStoredGrades(catalogue: string): Judgements {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
  return new Judgements(inOrderOfTrust(files).map(readFile), catalogue);
}

/** Adds what a reader has filled in to the grades that are kept under a name, and returns how many grades that name holds. */
export function keepGrades(
  name: string,
  pools: readonly Pool[],
  reasonPools: readonly ReasonPool[],
  namesByKey: ReadonlyMap<string, string>,
): number {
  const file = `${name}.json`;
  const kept: Grades = existsSync(path.join(FOLDER, file)) ? readFile(file) : { grades: {}, best: [] };
  const best = new Set(kept.best);
  for (const pool of pools) {
    for (const gift of pool.gifts) if (gift.grade !== null) kept.grades[pairHash(pool.request, gift.name)] = gift.grade;
    for (const named of pool.best) best.add(pairHash(pool.request, namesByKey.get(named) ?? named));
  }
  const badReasons = { ...kept.badReasons };
  for (const { request, reasons } of reasonPools)
    for (const one of reasons) if (one.isBad !== null) badReasons[reasonHash(request, one)] = one.isBad;
  const all = { ...kept, best: [...best].toSorted(), badReasons: sortKeys(badReasons), grades: sortKeys(kept.grades) };
  writeFileSync(path.join(FOLDER, file), `${JSON.stringify(all, null, 1)}\n`);
  return Object.keys(kept.grades).length;
}

function sortKeys<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Returns the name under which a grade is kept: it tells nothing of the product, and stays the same in every catalogue. */
export function pairHash(request: string, giftName: string): string {
  return hash(`${request}\n${giftName}`);
}

/** A gift with the reason that is given for it. */
interface ReasonOfGift {
  name: string;
  reason: string;
}

export function reasonHash(request: string, { name, reason }: ReasonOfGift): string {
  return hash(`${request}\n${name}\n${reason}`);
}

export function requestHash(request: string): string {
  return hash(request);
}
