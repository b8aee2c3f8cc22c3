// Writes the licenses of all libraries that an installed site has into one file: node scripts/write-licenses.ts FILE
// Exits with 1 where a library is not installed, or says nothing of its license.
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CommandError, readCommandLine, resolveFile, runCommand } from "./catalogue/run-with-database.ts";
import type { LockedPackage, LockedPackages } from "./libraries/needed-libraries.ts";

const USAGE = "Usage: node scripts/write-licenses.ts FILE";
const TEXT = /^(?:licen[cs]e|copying|notice)/i;
const RULE = "\n\n" + "-".repeat(78) + "\n\n";

/** Returns the texts that a library has put beside its code. */
function readTexts(folder: string): string[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && TEXT.test(entry.name));
  return names.map(({ name }) => readFileSync(path.join(folder, name), "utf8").trim());
}

function describeLibrary(folder: string, { version, license }: LockedPackage): string {
  const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
  if (license === undefined) throw new CommandError(`${name} ${version} says nothing of its license.`, 1);
  // Node's own text came in a package for this system, which the lock file does not name.
  const folders = name === "node" ? [folder, ...globSync(`${folder}/node_modules/node-*`)] : [folder];
  return [`${name} ${version}: ${license}`, ...folders.flatMap(readTexts)].join("\n\n");
}

await runCommand(
  async () =>
    readCommandLine(USAGE, () => {
      const [file, ...rest] = process.argv.slice(2);
      if (file === undefined || rest.length > 0) throw new Error("One file is needed");
      return resolveFile(file);
    }),
  async (file) => {
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: LockedPackages };
    const installed = Object.entries(packages).filter(([folder, { dev }]) => folder !== "" && dev !== true);
    // What is for another system, npm has left out.
    const missing = installed.find(([folder, { optional }]) => optional !== true && !existsSync(folder));
    if (missing !== undefined) throw new CommandError(`${missing[0]} is not installed: run npm ci.`, 1);
    const texts = installed.filter(([folder]) => existsSync(folder)).map(([folder, locked]) => describeLibrary(folder, locked));
    writeFileSync(file, `Presently contains these libraries, each under its own license.${RULE}${texts.join(RULE)}\n`);
    process.stdout.write(`${texts.length} libraries\n`);
  },
);
