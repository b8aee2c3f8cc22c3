import { existsSync, readFileSync } from "node:fs";
import { listProjectFiles } from "./checks/check-structure.ts";
import { findRetiredWords } from "./checks/vocabulary.ts";

const CHECKED = /\.(?:tsx?|mjs|cjs|md)$/;

const files = [...new Set(listProjectFiles())].filter((file) => CHECKED.test(file) && existsSync(file));
const faults = files.flatMap((file) => findRetiredWords(file, readFileSync(file, "utf8")));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
