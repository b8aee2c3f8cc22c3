import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CARRIED_RELEASES } from "#app/platform/carried-releases.ts";

const ASSETS = "client/assets";
const LIST = ".carried-assets.json";

/** By the name of each asset that came from an earlier release, how many releases ago that was. */
type Ages = Record<string, number>;

function readAges(build: string): Ages {
  const file = path.join(build, LIST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Ages) : {};
}

/**
 * Copies the scripts, styles and fonts of the build `from`, which is about to be replaced, beside those of the build `to`, and returns how many there
 * are: pages that are open meanwhile, and servers that still run the other release, ask for them. What was carried through two releases already is
 * left out.
 */
export function carryAssets(from: string, to: string): number {
  const had = readAges(from);
  const ages: Ages = {};
  // What an interrupted update has carried counts again.
  const has = readAges(to);
  const own = new Set(readdirSync(path.join(to, ASSETS)).filter((name) => !(name in has)));
  for (const name of readdirSync(path.join(from, ASSETS))) {
    const age = (had[name] ?? 0) + 1;
    if (own.has(name) || age > CARRIED_RELEASES) continue;
    cpSync(path.join(from, ASSETS, name), path.join(to, ASSETS, name), { preserveTimestamps: true });
    ages[name] = age;
  }
  writeFileSync(path.join(to, LIST), JSON.stringify({ ...has, ...ages }));
  return Object.keys(ages).length;
}
