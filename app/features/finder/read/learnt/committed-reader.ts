import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { decodeReader } from "./reader-file.ts";
import type { LinearReader } from "./reader.ts";

/** Resolved by the package's own imports, so that the built server and the sources find the same file. */
const WEIGHTS = "#app/features/finder/read/learnt/reader-weights.bin";

let reader: LinearReader | undefined;

/** Returns the reader whose weights are in the repository; the first call reads its file. */
export function committedReader(): LinearReader {
  return (reader ??= decodeReader(readFileSync(createRequire(import.meta.url).resolve(WEIGHTS))));
}
