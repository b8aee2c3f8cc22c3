// The gift finder's quality on its evaluation set, beside three search engines. What counts as right: tests/eval/README.md.
//   npm run eval:finder                the open and the held-back half, and the briefs that were fresh once and are open now
//   npm run eval:finder -- --fresh     and the fresh briefs, when what they are to prove is done
//   npm run eval:finder -- --misses    and the open briefs that went worst, to learn from
import { runEvaluation } from "./eval/run-evaluation.ts";

await runEvaluation({ showsMisses: process.argv.includes("--misses"), asksFresh: process.argv.includes("--fresh") });
