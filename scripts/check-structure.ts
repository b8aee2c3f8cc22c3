import { findStructureFaults, listProjectFiles } from "./checks/check-structure.ts";

const faults = findStructureFaults(listProjectFiles());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
