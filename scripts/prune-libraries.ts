// Removes from node_modules what neither a script nor the built server loads: node scripts/prune-libraries.ts FILE
// FILE is what list-libraries.ts has written. The build tools are gone afterwards, so it is for what is built already.
// It imports nothing of the project's libraries, some of which it may be about to remove.
import { readFileSync } from "node:fs";
import { findNeededFolders, type LockedPackages } from "./libraries/needed-libraries.ts";
import { pruneFolder } from "./libraries/prune-folder.ts";

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write("Usage: node scripts/prune-libraries.ts FILE\n");
  process.exit(2);
}
const names = JSON.parse(readFileSync(file, "utf8")) as string[];
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: LockedPackages };
pruneFolder(".", findNeededFolders(packages, names));
