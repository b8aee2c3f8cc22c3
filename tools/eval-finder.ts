// Measures the gift finder's quality on its evaluation set, beside three search engines. tests/eval/README.md defines what counts as right.
//   npm run eval:finder                the open and the held-back half, and the briefs that were fresh once and are open now
//   npm run eval:finder -- --fresh     the fresh briefs too, for a final measurement
//   npm run eval:finder -- --worst     the worst answers to open briefs too, to learn from
// Or on anybody's catalogue and judgements, with and without tags, --categorize and what a language model has read:
//   npm run eval:finder -- --catalogue FILE.csv --judgements FILE.json [--half held-back|both] [--readings FILE.jsonl [--only-read]] [--out FILE.json]
//   npm run eval:finder -- make SET --from REPOSITORY.git --out DIR     makes both files of a public repository
//   npm run eval:finder -- claims FIGURES.json … [--out FILE.json] [--keep FILE.json]    how many guesses are right, and a sample to read
//   npm run eval:finder -- draw FIGURES.json … --out DIR                                 plots of what --out has written
import path from "node:path";
import { parseArgs } from "node:util";
import { JudgementsError } from "./eval/foreign/judgements.ts";
import { makePublicSet } from "./eval/foreign/public-sets.ts";
import { drawReport, reportClaims } from "./eval/foreign/report-foreign.ts";
import { measureForeign } from "./eval/foreign/run-foreign.ts";
import { runEvaluation } from "./eval/run-evaluation.ts";

const text = { type: "string" } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    worst: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
    catalogue: text,
    judgements: text,
    half: { type: "string", default: "open" },
    readings: text,
    "only-read": { type: "boolean", default: false },
    from: text,
    out: text,
    keep: text,
  },
});
/** npm runs scripts in the project's folder, wherever the command was given. */
const resolve = (file: string) => path.resolve(process.env.INIT_CWD ?? "", file);

function halfOf(written: string): "open" | "held-back" | "both" {
  if (written === "open" || written === "held-back" || written === "both") return written;
  throw new JudgementsError(`--half is open, held-back or both, not ${written}`);
}

try {
  const [word, ...files] = positionals;
  const out = values.out === undefined ? undefined : resolve(values.out);
  if (word === "claims") {
    await reportClaims(files.map(resolve), out, values.keep === undefined ? undefined : resolve(values.keep));
  } else if (word === "draw") {
    if (out === undefined) throw new JudgementsError("--out DIR is needed");
    await drawReport(files.map(resolve), out);
  } else if (word === "make") {
    if (values.from === undefined || out === undefined) throw new JudgementsError("--from REPOSITORY.git and --out DIR are needed");
    await makePublicSet(files[0] ?? "", resolve(values.from), out);
  } else if (values.catalogue === undefined && values.judgements === undefined) {
    await runEvaluation({ showsWorst: values.worst, asksFresh: values.fresh });
  } else {
    if (values.catalogue === undefined || values.judgements === undefined)
      throw new JudgementsError("--catalogue FILE.csv and --judgements FILE.json go together");
    await measureForeign({
      catalogue: resolve(values.catalogue),
      judgements: resolve(values.judgements),
      half: halfOf(values.half),
      readings: values.readings === undefined ? undefined : resolve(values.readings),
      isOnlyRead: values["only-read"],
      out,
    });
  }
} catch (error) {
  if (!(error instanceof JudgementsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
