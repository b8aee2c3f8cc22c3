import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a reader has said of a product; ids are the lexicon's, weights go from 1 to 10. */
export interface Label {
  /** The path of the post that lists the product, in the product repository, or of the script in another one. */
  post: string;
  /** The first 16 hex digits of the SHA-256 of its name. */
  name_sha256: string;
  interests: Record<string, number>;
  occasions: Record<string, number>;
  people: Record<string, number>;
  age: [from: number, to: number];
  gender: "m" | "f" | "u";
}

export const LABELS_FOLDER = path.resolve(import.meta.dirname, "labels");
/** Second labels of products that have been labelled, to see how far two readings agree; nothing is trained on them. */
export const REPEATED_FOLDER = path.join(LABELS_FOLDER, "repeated");

/** Reads the labels of a folder's files in the order of their names. */
export function readLabels(folder: string): Label[] {
  const files = globSync("*.jsonl", { cwd: folder }).toSorted();
  return files.flatMap((file) => {
    const lines = readFileSync(path.join(folder, file), "utf8").split("\n");
    return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Label);
  });
}
