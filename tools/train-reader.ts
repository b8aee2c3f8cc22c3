// Trains the learnt reader from the labels in tools/train/labels and the repository of the products that they name (docs/decisions/0028).
//   npm run train:reader -- PRODUCTS                  writes app/features/finder/read/learnt/reader-weights.bin, and says how far the lexicon
//                                                     had moved from the one that the weights before were trained with
//   npm run train:reader -- PRODUCTS --labels 4000    the same from so many labels only, to see what more of them are worth to the finder
//   npm run train:reader -- PRODUCTS --report DIR     measures each tenth of the posts on readers of the others, and writes plots and a table
//   npm run train:reader -- PRODUCTS --teaching DIR   lets made-up shops teach readers, and writes what that was worth (docs/decisions/0032)
// PRODUCTS is the paths of clones, bare or not: of github.com/devinschumacher/bestalternativesreview.com at da097a2a, and for things to do, which that
// one hardly has, of yashx420/aurea at a1cf48ad, taliaglantz/Airbnb-Experience at 46638a50 and vivek4012/Airbnb-Experiences at 992e056f.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { encodeReader, marksOf } from "#app/features/finder/read/learnt/reader-file.ts";
import type { WordVectors } from "#app/features/finder/read/learnt/word-vectors.ts";
import { type Example, inOrderOfChance, lookUp } from "./train/examples.ts";
import { fitReader } from "./train/fit-reader.ts";
import { type Label, LABELS_FOLDER, readLabels, REPEATED_FOLDER } from "./train/labels.ts";
import { learnVectors } from "./train/learn-vectors.ts";
import { compareMarks, markLexicon, readDemoNames, WEIGHTS_FILE, wordMarks } from "./train/lexicon-marks.ts";
import { listPosts, productsOf, readPosts, titleOf } from "./train/product-posts.ts";
import { reportTeaching } from "./train/report-teaching.ts";
import { writeReport } from "./train/write-report.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { labels: { type: "string" }, report: { type: "string" }, teaching: { type: "string" } },
});
const [repository] = positionals; // words' vectors are learnt from the headings of the first one
const most = values.labels === undefined ? Infinity : Number(values.labels);
if (repository === undefined || !(most > 0)) {
  console.error("Usage: npm run train:reader -- PRODUCTS... [--labels COUNT | --report DIR | --teaching DIR]");
  process.exit(2);
}
const labels = readLabels(LABELS_FOLDER);
const examples = lookUp(labels, positionals);
console.log(`${examples.length} of ${labels.length} labelled products found`);
const vectors = vectorsWithout(labels, repository);
console.log(`${vectors.places.size} words have vectors`);
if (values.teaching !== undefined) reportTeaching(path.resolve(values.teaching), examples, vectors);
else if (values.report === undefined) trainOn(most < examples.length ? inOrderOfChance(examples).slice(0, most) : examples, vectors);
else writeReport(path.resolve(values.report), examples, lookUp(readLabels(REPEATED_FOLDER), positionals), vectors);

function trainOn(examples: readonly Example[], vectors: WordVectors): void {
  const names = readDemoNames();
  console.log(`Before, ${wordMarks(compareMarks(marksOf(readFileSync(WEIGHTS_FILE)), names))}`);
  const bytes = encodeReader(fitReader(examples, vectors), markLexicon(names));
  writeFileSync(WEIGHTS_FILE, bytes);
  console.log(`${path.relative(process.cwd(), WEIGHTS_FILE)}: ${bytes.length.toLocaleString("en-US")} bytes`);
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
