// The gift finder's quality on its evaluation set, beside three search engines. What counts as right: tests/eval/README.md.
//   npm run eval:finder                everything
//   npm run eval:finder -- --misses    and the open briefs that went worst, to learn from
import { runEvaluation } from "./eval/run-evaluation.ts";

await runEvaluation({ showsMisses: process.argv.includes("--misses") });
