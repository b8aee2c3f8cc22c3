import { existsSync, globSync, lstatSync, readdirSync, rmSync, type Dirent } from "node:fs";
import path from "node:path";

/** The library `node` links the program to `bin` and leaves the package that it came in beside it: C++ headers, manuals, the program again. */
const NODE = "node_modules/node";

/** Returns the libraries of a folder `node_modules` as `name` or `@scope/name`, each with what it is on the disk. */
function listLibraries(folder: string): [name: string, entry: Dirent][] {
  if (!existsSync(folder)) return [];
  // What begins with a dot is npm's own.
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
  return entries.flatMap((entry): [string, Dirent][] => {
    if (!entry.name.startsWith("@")) return [[entry.name, entry]];
    // A scope that is linked belongs to another installation, which loses nothing.
    if (!entry.isDirectory()) return [];
    return readdirSync(path.join(folder, entry.name), { withFileTypes: true }).map((part) => [`${entry.name}/${part.name}`, part]);
  });
}

function pruneLibraries(root: string, folder: string, needed: ReadonlySet<string>): void {
  for (const [name, entry] of listLibraries(path.join(root, folder))) {
    const library = `${folder}/${name}`;
    if (!needed.has(library)) rmSync(path.join(root, library), { recursive: true });
    else if (entry.isDirectory() && library !== NODE) pruneLibraries(root, `${library}/node_modules`, needed);
    else if (entry.isDirectory()) pruneNode(path.join(root, library));
  }
}

function pruneNode(folder: string): void {
  rmSync(path.join(folder, "node_modules/.bin"), { recursive: true, force: true });
  for (const file of globSync("node_modules/*/*", { cwd: folder }))
    if (path.basename(file) !== "LICENSE") rmSync(path.join(folder, file), { recursive: true });
}

/** Removes the commands of libraries that are gone. */
function pruneCommands(folder: string): void {
  if (!lstatSync(folder).isDirectory()) return;
  for (const name of readdirSync(folder)) if (!existsSync(path.join(folder, name))) rmSync(path.join(folder, name));
}

/** Removes from the node_modules of the folder `root` what is not among the `needed` folders, and what nobody uses of Node's own package. */
export function pruneFolder(root: string, needed: ReadonlySet<string>): void {
  pruneLibraries(root, "node_modules", needed);
  pruneCommands(path.join(root, "node_modules/.bin"));
}
