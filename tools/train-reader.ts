// Trains the learnt reader from the labels in tools/train/labels and the repository of the products that they name (docs/decisions/0028).
//   npm run train:reader -- PRODUCTS                  writes app/features/finder/read/learnt/reader-weights.bin
//   npm run train:reader -- PRODUCTS --report DIR     measures on the half of the posts that is held back, and writes plots and a table
//   npm run train:reader -- PRODUCTS --teaching DIR   lets made-up shops teach readers, and writes what that was worth (docs/decisions/0032)
// PRODUCTS is the path of a clone of github.com/devinschumacher/bestalternativesreview.com at da097a2a, bare or not.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { encodeReader } from "#app/features/finder/read/learnt/reader-file.ts";
import type { WordVectors } from "#app/features/finder/read/learnt/word-vectors.ts";
import { type Example, lookUp } from "./train/examples.ts";
import { fitReader } from "./train/fit-reader.ts";
import { type Label, LABELS_FOLDER, readLabels, REPEATED_FOLDER } from "./train/labels.ts";
import { learnVectors } from "./train/learn-vectors.ts";
import { listPosts, productsOf, readPosts, titleOf } from "./train/product-posts.ts";
import { reportTeaching } from "./train/report-teaching.ts";
import { writeReport } from "./train/write-report.ts";

const WEIGHTS = path.resolve(import.meta.dirname, "../app/features/finder/read/learnt/reader-weights.bin");

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { report: { type: "string" }, teaching: { type: "string" } },
});
const [repository] = positionals;
if (repository === undefined || positionals.length > 1) {
  console.error("Usage: npm run train:reader -- PRODUCTS [--report DIR | --teaching DIR]");
  process.exit(2);
}
const labels = readLabels(LABELS_FOLDER);
const examples = lookUp(labels, repository);
console.log(`${examples.length} of ${labels.length} labelled products found`);
const vectors = vectorsWithout(labels, repository);
console.log(`${vectors.places.size} words have vectors`);
if (values.teaching !== undefined) reportTeaching(path.resolve(values.teaching), examples, vectors);
else if (values.report === undefined) trainOn(examples, vectors);
else writeReport(path.resolve(values.report), examples, lookUp(readLabels(REPEATED_FOLDER), repository), vectors);

function trainOn(examples: readonly Example[], vectors: WordVectors): void {
  const bytes = encodeReader(fitReader(examples, vectors));
  writeFileSync(WEIGHTS, bytes);
  console.log(`${path.relative(process.cwd(), WEIGHTS)}: ${bytes.length.toLocaleString("en-US")} bytes`);
}

/** Learns words' vectors from the posts without labels, so that no labelled product has been seen by them. */
function vectorsWithout(labels: readonly Label[], repository: string): WordVectors {
  const labelled = new Set(labels.map(({ post }) => post));
  const posts = readPosts(
    repository,
    listPosts(repository).filter((post) => !labelled.has(post)),
  );
  return learnVectors([...posts.values()].map((text) => [titleOf(text), ...productsOf(text).map(({ name }) => name)]));
}
