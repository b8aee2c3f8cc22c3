import { parse } from "csv-parse/sync";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "#app/features/finder/hash.ts";
import { readWithLexicon } from "#app/features/finder/read/learnt/lexicon-reading.ts";
import type { LexiconMarks } from "#app/features/finder/read/learnt/reader-file.ts";

export const WEIGHTS_FILE = path.resolve("app/features/finder/read/learnt/reader-weights.bin");

/**
 * Weights are to be trained anew when the lexicon reads more than this share of names otherwise than it did. Training after one in twenty gained
 * nothing (docs/decisions/0028-learnt-reader.md), so a word more or less forces nobody.
 */
export const MOST_OTHERWISE = 0.1;

/** Returns the names of the demo gifts: the repository has them, and the lexicon knows their words. */
export function readDemoNames(): string[] {
  const files = globSync("db/seed/gifts/*.csv").toSorted();
  return files.flatMap((file) => (parse(readFileSync(file), { columns: true }) as { name: string }[]).map(({ name }) => name));
}

/** Marks what the lexicon reads in names as a feature of the learnt reader. */
export function markLexicon(names: readonly string[]): LexiconMarks {
  return Object.fromEntries(names.map((name) => [markOf(name), hashOf(readingOf(name))]));
}

/** Returns how many of these names are marked, and which of those the lexicon reads otherwise than it did when they were. */
export function compareMarks(marks: LexiconMarks, names: readonly string[]): { marked: number; otherwise: string[] } {
  const marked = names.filter((name) => markOf(name) in marks);
  return { marked: marked.length, otherwise: marked.filter((name) => marks[markOf(name)] !== hashOf(readingOf(name))) };
}

/** Says whether weights are of another lexicon, in words for who trains or changes them. */
export function wordMarks({ marked, otherwise }: ReturnType<typeof compareMarks>): string {
  const some = otherwise.length === 0 ? "" : `, such as "${otherwise[0]}"`;
  return `the lexicon reads ${otherwise.length} of ${marked} demo gifts' names otherwise than when the weights were trained${some}`;
}

const markOf = (name: string) => `n${hashOf(name)}`;
const readingOf = (name: string) =>
  readWithLexicon(name, "")
    .found.map(([what, weight]) => `${what} ${weight.toFixed(2)}`)
    .toSorted()
    .join();
