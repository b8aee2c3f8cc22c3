import { existsSync, readFileSync } from "node:fs";
import { findStructureFaults, listProjectFiles } from "./checks/check-structure.ts";
import { findStatementFaults } from "./checks/statements.ts";

const files = listProjectFiles();
// A deleted file is listed until its deletion is committed.
const sources = files.filter((file) => /\.tsx?$/.test(file) && existsSync(file));
const statements = sources.flatMap((file) => findStatementFaults(file, readFileSync(file, "utf8")));
const faults = [...findStructureFaults(files), ...statements];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
