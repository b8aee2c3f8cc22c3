import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, openSync, readdirSync, readSync, realpathSync } from "node:fs";
import path from "node:path";

const ELF = Buffer.from([0x7f, 0x45, 0x4c, 0x46]);
/** Files of PostgreSQL that the site does not use: other languages for functions, and the build tools of its own tests. */
const UNUSED = /\/postgresql\/(pgxs\/|[^/]*pl(perl|python|tcl))/;
const output = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: "utf8", maxBuffer: 1 << 26 });

function isProgram(file: string): boolean {
  const head = Buffer.alloc(4);
  const handle = openSync(file, "r");
  readSync(handle, head, 0, 4, 0);
  closeSync(handle);
  return head.equals(ELF);
}

/** Returns the ELF programs and libraries in a folder. */
function listPrograms(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(m?[jt]sx?|json|map|md|css|sql)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !UNUSED.test(file) && isProgram(file));
}

/** Returns Debian's packages that even the slimmest image has: the required ones, apt, and their dependencies. */
function listBasePackages(): Set<string> {
  const required = output("dpkg-query", "--show", "--showformat=${Package} ${Priority}\n")
    .split("\n")
    .filter((line) => line.endsWith(" required"))
    .map((line) => line.split(" ")[0] as string);
  const only = ["recommends", "suggests", "conflicts", "breaks", "replaces", "enhances"].map((kind) => `--no-${kind}`);
  const closure = output("apt-cache", "depends", "--recurse", "--installed", ...only, ...required, "apt");
  return new Set(closure.split("\n").filter((line) => /^[a-z0-9]/.test(line)));
}

const withoutUsr = (file: string) => file.replace(/^\/usr\//, "/");

/** Returns the package that has this file, which Debian may name without /usr; empty where none has. A file for other processors may have its name. */
function findPackage(file: string): string {
  const lines = output("dpkg", "--search", `*/${path.basename(file)}`).split("\n");
  const owner = lines.find((line) => withoutUsr(line.split(": ")[1] ?? "") === withoutUsr(file)) ?? "";
  return owner.split(/[:,]/)[0] as string;
}

/**
 * Returns the libraries that programs in `folder` load and a slim Debian does not have, each with the program that needs it; empty when all
 * are present.
 */
export function findMissingLibraries(folder: string): string[] {
  const base = listBasePackages();
  const owners = new Map<string, string>();
  const missing = new Map<string, string>();
  for (const program of listPrograms(folder)) {
    for (const line of spawnSync("ldd", [program], { encoding: "utf8" }).stdout.split("\n")) {
      const [, name = "", place = ""] = /^\s*(\S+) => (\S+|not found)/.exec(line) ?? [];
      if (name === "" || place.startsWith(folder)) continue;
      if (place === "not") {
        missing.set(name, program);
        continue;
      }
      const file = realpathSync(place);
      if (!owners.has(file)) owners.set(file, findPackage(file));
      if (!base.has(owners.get(file) as string)) missing.set(`${name} (${owners.get(file)})`, program);
    }
  }
  return [...missing].map(([name, program]) => `${name}, for ${path.relative(folder, program)}`);
}
