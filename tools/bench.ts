// Prints the site's speed and memory as tables, one a section as soon as it is measured, each figure beside its target and, where it has
// one, its reference measured in the same run.
//   npm run bench              everything but the long sections
//   npm run bench -- pages     only the named sections: pages, rendering, lists, accounts, lighthouse, interactions, cost, throughput,
//                              search, finder, import, blog, gift-table; size (1,000 to 1,000,000 gifts), soak (half an hour of shopping)
//                              and upgrade (200,000 gifts from the first schema to this one)
// Exits with 0 when every target was reached.
import { measureSections } from "./bench/sections.ts";
import { ensureBuild } from "../scripts/build/ensure-build.ts";

await ensureBuild();
const rows = await measureSections(process.argv.slice(2), (measured) => console.table(measured));
process.exitCode = rows.every(({ reached }) => reached === "yes") ? 0 : 1;
