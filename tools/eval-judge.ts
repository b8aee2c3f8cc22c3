// Has gifts judged by eye: writes blind pools of what several systems show, and scores them once somebody has graded them.
//   npm run eval:judge -- pools --out DIR [--catalogue demo|FILE.csv] [--requests FILE] [--half held-back|once-held-back] [--first N] [--beside CHECKOUT]
//   npm run eval:judge -- score --grades DIR [--keep NAME]
//   npm run eval:judge -- catalogue --from REPOSITORY.git --kind guides|shop --out FILE.csv
//   npm run eval:judge -- ablation [--catalogue demo|FILE.csv]
//   npm run eval:judge -- loose
//   npm run eval:judge -- limits [--catalogue demo|FILE.csv]
//   npm run eval:judge -- penalties [--catalogue demo|FILE.csv]
// tests/eval/README.md says how to grade.
import { parseArgs } from "node:util";
import { printAblation } from "./eval/judge/ablation.ts";
import { printLooseAblation } from "./eval/judge/loose-ablation.ts";
import { printLimitsWorth } from "./eval/judge/limits-worth.ts";
import { HALVES, REQUESTS_FILE } from "./eval/judge/requests.ts";
import { printPenaltiesWorth } from "./eval/judge/penalties-worth.ts";
import { scorePools } from "./eval/judge/score-pools.ts";
import { writeCatalogue } from "./eval/judge/public-catalogues.ts";
import { writePools } from "./eval/judge/write-pools.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    catalogue: { type: "string", default: "demo" },
    requests: { type: "string", default: REQUESTS_FILE },
    half: { type: "string", default: "open" },
    first: { type: "string", default: "60" },
    beside: { type: "string" },
    out: { type: "string" },
    from: { type: "string" },
    kind: { type: "string", default: "shop" },
    grades: { type: "string" },
    keep: { type: "string" },
  },
});
const half = HALVES.find((each) => each === values.half);
if (half === undefined) throw new Error(`--half is one of ${HALVES.join(", ")}`);

switch (positionals[0]) {
  case "pools":
    if (values.out === undefined) throw new Error("--out DIR is needed");
    await writePools({ ...values, half, first: Number(values.first), out: values.out });
    break;
  case "catalogue":
    if (values.from === undefined || values.out === undefined) throw new Error("--from REPOSITORY and --out FILE are needed");
    await writeCatalogue(values.from, values.kind, values.out);
    break;
  case "score":
    if (values.grades === undefined) throw new Error("--grades DIR is needed");
    await scorePools(values.grades, values.keep);
    break;
  case "ablation":
    await printAblation(values.catalogue);
    break;
  case "loose":
    await printLooseAblation();
    break;
  case "limits":
    await printLimitsWorth(values.catalogue);
    break;
  case "penalties":
    await printPenaltiesWorth(values.catalogue);
    break;
  default:
    console.error("What? pools, score, catalogue, ablation, loose, limits or penalties.");
    process.exitCode = 2;
}
