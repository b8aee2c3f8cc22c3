// Writes which libraries of package.json the scripts and the built server load, for prune-libraries.ts: node scripts/list-libraries.ts FILE
import { writeFileSync } from "node:fs";
import { readCommandLine, resolveFile, runCommand } from "./catalogue/run-with-database.ts";
import { listRunningLibraries } from "./libraries/imported-libraries.ts";

await runCommand(
  async () =>
    readCommandLine("Usage: node scripts/list-libraries.ts FILE", () => {
      const [file, ...rest] = process.argv.slice(2);
      if (file === undefined || rest.length > 0) throw new Error("One file is needed");
      return resolveFile(file);
    }),
  async (file) => writeFileSync(file, `${JSON.stringify(listRunningLibraries(), null, 2)}\n`),
);
