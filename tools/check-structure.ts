import { readFileSync } from "node:fs";
import { findStructureFaults, listProjectFiles } from "./checks/check-structure.ts";
import { findTimerFaults } from "./checks/timers.ts";

const files = listProjectFiles();
const faults = [...findStructureFaults(files), ...findTimerFaults(files, (file) => readFileSync(file, "utf8"))];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
