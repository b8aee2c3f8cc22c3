// Prints what the site uses of PostgreSQL, which databases that speak its language have it not, and in which files it is:
//   node scripts/run.mjs list-statements
//   node scripts/run.mjs list-statements YugabyteDB     each statement that this one refuses, or takes otherwise
// docs/decisions/0042-beyond-one-primary.md says what that means. Exits with 1 where a migration has a statement of a kind that is not listed.
import { globSync, readFileSync } from "node:fs";
import { findEngine, findUnlistedKinds, listRefused, listUses, writeTable } from "./checks/database-features.ts";

const paths = globSync(["db/migrations/*.sql", "{app,server,db}/**/*.ts"], { exclude: (name) => name.endsWith(".test.ts") }).toSorted();
const files = paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
const unlisted = files
  .filter(({ path }) => path.endsWith(".sql"))
  .flatMap(({ path, text }) => findUnlistedKinds(text).map((head) => `${path}: ${head}`));
const engine = findEngine(process.argv[2] ?? "");
console.log(engine === undefined ? writeTable(listUses(files)) : listRefused(engine, files).join("\n"));
for (const line of unlisted) console.error(`Of no listed kind: ${line}`);
process.exitCode = unlisted.length === 0 ? 0 : 1;
