import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pairHash } from "./pair-hash.ts";
import type { Grade, Pool } from "./judge-types.ts";

const FOLDER = path.resolve("tests/eval/grades");

/** Grades by `pairHash`; `best` names those among the three best of the shop. */
export interface Grades {
  grades: Record<string, Grade>;
  best: string[];
}

function readFile(file: string): Grades {
  return JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")) as Grades;
}

/** Returns all grades that are kept; of two for the same pair the later file's counts. */
export function readKeptGrades(): { grades: Map<string, Grade>; best: Set<string> } {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map(readFile);
  return { grades: new Map(files.flatMap(({ grades }) => Object.entries(grades))), best: new Set(files.flatMap(({ best }) => best)) };
}

/** Adds what a reader has filled in to the grades that are kept under a name, and returns how many grades that name holds. */
export function keepGrades(name: string, pools: readonly Pool[], namesByKey: ReadonlyMap<string, string>): number {
  const file = `${name}.json`;
  const kept = existsSync(path.join(FOLDER, file)) ? readFile(file) : { grades: {}, best: [] };
  const best = new Set(kept.best);
  for (const pool of pools) {
    for (const gift of pool.gifts) if (gift.grade !== null) kept.grades[pairHash(pool.request, gift.name)] = gift.grade;
    for (const named of pool.best) best.add(pairHash(pool.request, namesByKey.get(named) ?? named));
  }
  const sorted = Object.fromEntries(Object.entries(kept.grades).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(path.join(FOLDER, file), `${JSON.stringify({ grades: sorted, best: [...best].toSorted() }, null, 2)}\n`);
  return Object.keys(sorted).length;
}
