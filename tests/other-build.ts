import { cpSync, readdirSync, readFileSync, rmSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

const ASSET = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2?|svg|png)/g;
const TEXT = /\.(?:js|css|json)$/;

/**
 * Makes of the build in `from` one of another release in `to`: every script, style and font has another name, as after a change of all of them, and no
 * file of one release is in the other.
 */
export function makeOtherBuild(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const assets = path.join(to, "client/assets");
  const rename = (name: string) => name.replace(/-[\w-]{8}(?=\.\w+$)/, (hash) => `-${hash[1] === "0" ? "1" : "0"}${hash.slice(2)}`);
  const renamed = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    if (/\.(?:br|gz)$/.test(name)) rmSync(path.join(assets, name));
    else renamed.set(name, rename(name));
  }
  for (const [name, other] of renamed) renameSync(path.join(assets, name), path.join(assets, other));
  for (const file of readdirSync(to, { recursive: true }) as string[]) {
    if (!TEXT.test(file)) continue;
    const place = path.join(to, file);
    writeFileSync(
      place,
      readFileSync(place, "utf8").replaceAll(ASSET, (name) => renamed.get(name) ?? name),
    );
  }
}

/** Returns the addresses of the scripts, styles and fonts that a page names. */
export const assetsOf = (html: string) => [
  ...new Set([...html.matchAll(/["'(](\/assets\/[\w.-]+)/g)].map(([, address]) => address as string)),
];
