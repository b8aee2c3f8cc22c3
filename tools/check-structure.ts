import { existsSync, readFileSync } from "node:fs";
import { findStructureFaults, listProjectFiles } from "./checks/check-structure.ts";
import { findFalseNames, findSharedNames } from "./checks/feature-contents.ts";
import { findStatementFaults } from "./checks/statements.ts";
import { findTimerFaults } from "./checks/timers.ts";

const files = listProjectFiles();
const readText = (file: string) => readFileSync(file, "utf8");
// A deleted file is listed until its deletion is committed.
const sources = files.filter((file) => /\.tsx?$/.test(file) && existsSync(file));
const faults = [
  ...findStructureFaults(files),
  ...findTimerFaults(files, readText),
  ...findSharedNames(files, readText),
  ...findFalseNames(files, readText),
  ...sources.flatMap((file) => findStatementFaults(file, readText(file))),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
