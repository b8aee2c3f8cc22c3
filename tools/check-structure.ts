import { existsSync, readFileSync } from "node:fs";
import { findAsvsFaults } from "./checks/asvs-table.ts";
import { findStructureFaults, listProjectFiles } from "./checks/check-structure.ts";
import { findFalseNames, findFinderCaches, findSharedNames, findTaxonomyTables } from "./checks/feature-contents.ts";
import { findLoneCents, findWrittenSigns } from "./checks/currencies.ts";
import { findMockedModules } from "./checks/mocked-modules.ts";
import { findUnusedDoors } from "./checks/doors.ts";
import { findSecondPlaces } from "./checks/one-place.ts";
import { findUnaskedGifts } from "./checks/shown-gifts.ts";
import { findSmallFiles } from "./checks/small-files.ts";
import { findStatementFaults } from "./checks/statements.ts";
import { findTimerFaults } from "./checks/timers.ts";

// A deleted file is listed until its deletion is committed.
const files = listProjectFiles().filter((file) => existsSync(file));
const readText = (file: string) => readFileSync(file, "utf8");
const sources = files.filter((file) => /\.tsx?$/.test(file));
const doors = JSON.parse(readText("app/features/doors.json")) as Record<string, string[]>;
const faults = [
  ...findStructureFaults(files),
  ...findTimerFaults(files, readText),
  ...findSharedNames(files, readText),
  ...findFalseNames(files, readText),
  ...findFinderCaches(files, readText),
  ...findTaxonomyTables(files, readText),
  ...findSmallFiles(files, readText),
  ...findSecondPlaces(files, readText),
  ...findUnaskedGifts(files, readText),
  ...findUnusedDoors(doors, files, readText),
  ...findAsvsFaults(readText("docs/asvs.md"), existsSync),
  ...sources.flatMap((file) => findStatementFaults(file, readText(file))),
  ...sources.flatMap((file) => findMockedModules(file, readText(file))),
  ...sources.flatMap((file) => findWrittenSigns(file, readText(file))),
  ...sources.flatMap((file) => findLoneCents(file, readText(file))),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
