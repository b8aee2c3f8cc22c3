import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { decodeReader } from "./reader-file.ts";
import type { LinearReader } from "./reader.ts";

/** Resolved by the package's own imports, so that the built server and the sources find the same file. */
const WEIGHTS = "#app/features/finder/read/learnt/reader-weights.bin";

let committed: { reader: LinearReader; hash: string } | undefined;

function read(): { reader: LinearReader; hash: string } {
  if (committed === undefined) {
    const bytes = readFileSync(createRequire(import.meta.url).resolve(WEIGHTS));
    committed = { reader: decodeReader(bytes), hash: createHash("sha256").update(bytes).digest("hex").slice(0, 16) };
  }
  return committed;
}

/** Returns the reader whose weights are in the repository; the first call reads its file. */
export function committedReader(): LinearReader {
  return read().reader;
}

/** Returns what tells these weights from those of other versions. */
export function committedReaderHash(): string {
  return read().hash;
}
