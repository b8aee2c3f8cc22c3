import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What strangers come to first: there the browser is told at once of all the files that a page takes. */
const SHOPPERS_ROUTE = /^(root|routes\/(site|blog)\/.*)$/;
const BEGINNING = "window.__reactRouterManifest=";

/**
 * The route manifest that every page loads, without the lists of files of those routes that few readers go to. A browser on its way
 * there finds them by following the imports, one step later.
 */
export function trimManifest(script: string): string {
  const end = script.lastIndexOf("}") + 1;
  if (!script.startsWith(BEGINNING) || end === 0) throw new Error("This is no route manifest");
  const manifest = JSON.parse(script.slice(BEGINNING.length, end)) as { routes: Record<string, { imports?: string[] }> };
  for (const [id, route] of Object.entries(manifest.routes)) if (!SHOPPERS_ROUTE.test(id)) delete route.imports;
  return BEGINNING + JSON.stringify(manifest) + script.slice(end);
}

/** Trims the manifest of a built site in its place. Throws when there is none, or more than one. */
export function trimBuiltManifest(folder: string): void {
  const [file, another] = readdirSync(folder).filter((name) => /^manifest-[\w-]+\.js$/.test(name));
  if (file === undefined || another !== undefined) throw new Error(`There is not one route manifest in ${folder}`);
  const place = path.join(folder, file);
  writeFileSync(place, trimManifest(readFileSync(place, "utf8")));
}
