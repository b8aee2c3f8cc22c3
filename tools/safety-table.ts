// Writes docs/safety.md: each requirement with the tests and measured figures that prove it.
//   node tools/safety-table.ts           fails when the page is stale or nothing proves an ID
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

const faults = [...proofs]
  .filter(([, found]) => found.length === 0)
  .map(([id]) => `${id}: no test has it in its name, and no tool measures it (tools/checks/safety-table.ts)`);
if (!existsSync(PAGE) || readFileSync(PAGE, "utf8") !== page) faults.push(`${PAGE} is stale: npm run check -- --fix`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
