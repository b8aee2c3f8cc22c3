// Measures the gift finder's quality on its evaluation set, beside three search engines. tests/eval/README.md defines what counts as right.
//   npm run eval:finder                the open and the held-back half, and the briefs that were fresh once and are open now
//   npm run eval:finder -- --fresh     the fresh briefs too, for a final measurement
//   npm run eval:finder -- --worst     the worst answers to open briefs too, to learn from
import { runEvaluation } from "./eval/run-evaluation.ts";

await runEvaluation({ showsWorst: process.argv.includes("--worst"), asksFresh: process.argv.includes("--fresh") });
