import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Routes that visitors enter through: there the browser immediately gets the list of all files that a page needs. */
const SHOPPERS_ROUTE = /^(root|routes\/(site|blog)\/.*)$/;
const BEGINNING = "window.__reactRouterManifest=";

/**
 * Returns the route manifest, which every page loads, without the file lists of routes that few readers open. A browser on its way there
 * finds the files by following the imports, one step later.
 */
export function trimManifest(script: string): string {
  const end = script.lastIndexOf("}") + 1;
  if (!script.startsWith(BEGINNING) || end === 0) throw new Error("This is no route manifest");
  const manifest = JSON.parse(script.slice(BEGINNING.length, end)) as { routes: Record<string, { imports?: string[] }> };
  for (const [id, route] of Object.entries(manifest.routes)) if (!SHOPPERS_ROUTE.test(id)) delete route.imports;
  return BEGINNING + JSON.stringify(manifest) + script.slice(end);
}

/** Trims the manifest of a built site in place. Throws when there is none, or more than one. */
export function trimBuiltManifest(folder: string): void {
  const [file, another] = readdirSync(folder).filter((name) => /^manifest-[\w-]+\.js$/.test(name));
  if (file === undefined || another !== undefined) throw new Error(`There is not one route manifest in ${folder}`);
  const place = path.join(folder, file);
  writeFileSync(place, trimManifest(readFileSync(place, "utf8")));
}
