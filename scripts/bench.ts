// The site's speed and memory as a table, each figure beside its target and, where it has one, its reference measured in the same run.
//   npm run bench              everything
//   npm run bench -- pages     only the sections named: pages, rendering, lists, accounts, search, finder, blog, lighthouse;
//                              and, only when named, soak (half an hour)
import { measureSections } from "./bench/sections.ts";
import { ensureBuild } from "./build/ensure-build.ts";

await ensureBuild();
const rows = await measureSections(process.argv.slice(2));
console.table(rows);
