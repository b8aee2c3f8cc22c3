// Lists for each requirement of docs/safety.md the tests and scripts that name it.
//   node tools/safety-table.ts           fails when the page is stale or an ID is named by nothing
//   node tools/safety-table.ts --write   writes the page
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { listProjectFiles } from "./checks/check-structure.ts";
import { REQUIREMENT_GROUPS } from "./checks/safety-requirements.ts";
import { findProofs, renderSafetyPage } from "./checks/safety-table.ts";

const PAGE = "docs/safety.md";

// During a merge git lists a file several times.
const sources = [...new Set(listProjectFiles())]
  .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));
const proofs = findProofs(REQUIREMENT_GROUPS, sources);
const page = renderSafetyPage(REQUIREMENT_GROUPS, proofs);
if (process.argv.includes("--write")) writeFileSync(PAGE, page);

const faults = [...proofs].filter(([, paths]) => paths.length === 0).map(([id]) => `${id}: no test and no script names it`);
if (!existsSync(PAGE) || readFileSync(PAGE, "utf8") !== page) faults.push(`${PAGE} is stale: npm run check -- --fix`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
