import { readFileSync } from "node:fs";
import { findStructureFaults, listProjectFiles } from "./checks/check-structure.ts";
import { findFalseNames, findSharedNames } from "./checks/feature-contents.ts";
import { findTimerFaults } from "./checks/timers.ts";

const files = listProjectFiles();
const readText = (file: string) => readFileSync(file, "utf8");
const faults = [
  ...findStructureFaults(files),
  ...findTimerFaults(files, readText),
  ...findSharedNames(files, readText),
  ...findFalseNames(files, readText),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
