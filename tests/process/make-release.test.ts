import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseDockerIgnore } from "../../tools/image/dockerfile.ts";
import { refuseStaleBuild } from "../stale-build.ts";

refuseStaleBuild();
let folder = "";
const git = (...words: string[]) => execFileSync("git", words, { cwd: folder, encoding: "utf8" });
const make = () => spawnSync(process.execPath, ["tools/make-release.ts"], { cwd: folder, encoding: "utf8" });

function commitAll(): void {
  git("add", "--all");
  git("-c", "user.name=Nobody", "-c", "user.email=nobody@example.com", "commit", "--quiet", "--message=All");
}

const sumOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** Makes a repository of the files as they are here, with their build and their libraries. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "presently-clone-"));
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8", maxBuffer: 64e6 });
  for (const file of listed.trim().split("\n")) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(file, path.join(folder, file), { preserveTimestamps: true });
  }
  cpSync("build", path.join(folder, "build"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  git("init", "--quiet");
  appendFileSync(path.join(folder, ".git/info/exclude"), "/node_modules\n");
  commitAll();
});
afterAll(() => rmSync(folder, { recursive: true }));

test(
  "a release has its build, its licenses and the names of the libraries that it loads; beside it one that has them, their list and checksums",
  { timeout: 300_000 },
  () => {
    const { status, stderr } = make();
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^Installing dependencies \(npm ci\)…\s+added \d+ packages in \w+\s*$/)]);
    const dist = path.join(folder, "dist");
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    const name = `presently-${version}`;
    const whole = `${name}-${process.platform}-${process.arch}.tar.gz`;
    expect(readdirSync(dist).toSorted()).toEqual(["SHA256SUMS", whole, `${name}.cdx.json`, `${name}.tar.gz`]);
    for (const line of readFileSync(path.join(dist, "SHA256SUMS"), "utf8").trim().split("\n")) {
      const [sum, file = ""] = line.split("  ");
      expect(sumOf(path.join(dist, file)), file).toBe(sum);
    }

    // It starts without npm.
    execFileSync("tar", ["-xzf", path.join(dist, whole), "-C", folder]);
    const unpacked = path.join(folder, name);
    const start = [path.join(unpacked, "scripts/run.mjs"), "check-health"];
    const started = spawnSync(process.execPath, start, { encoding: "utf8", env: { PATH: "/nowhere", PORT: "1" } });
    expect(started.stderr).not.toContain("npm");
    expect(readdirSync(path.join(unpacked, "node_modules"))).toContain("pg");
    expect(readdirSync(path.join(unpacked, "node_modules"))).not.toContain("vite");
    rmSync(unpacked, { recursive: true });

    const archive = path.join(dist, `${name}.tar.gz`);
    const made = sumOf(archive);
    const files = execFileSync("tar", ["-tzf", archive], { encoding: "utf8", maxBuffer: 64e6 }).split("\n");
    // It is the context of an image, too.
    const { names } = parseDockerIgnore(readFileSync(".dockerignore", "utf8"));
    const context = names.filter((part) => !files.some((file) => file === `${name}/${part}` || file.startsWith(`${name}/${part}/`)));
    expect(context).toEqual([]);
    const wanted = [
      ".dockerignore",
      "deploy/Dockerfile",
      "deploy/compose.yaml",
      "build/server/main.js",
      "scripts/run.mjs",
      "package-lock.json",
      "release.json",
      "libraries.json",
      "THIRD-PARTY-LICENSES.txt",
    ];
    expect(wanted.filter((file) => !files.includes(`${name}/${file}`))).toEqual([]);
    expect(files.filter((file) => /\/(?:tests|tools)\/|\.test\.tsx?$/.test(file))).toEqual([]);
    const readPart = (part: string) => execFileSync("tar", ["-xzOf", archive, `${name}/${part}`], { encoding: "utf8", maxBuffer: 64e6 });
    expect(JSON.parse(readPart("release.json"))).toEqual({ version, commit: git("rev-parse", "HEAD").trim() });
    expect(JSON.parse(readPart("libraries.json"))).not.toContain("lucide-react");
    // What the build has in its own files is named all the same.
    expect(readPart("THIRD-PARTY-LICENSES.txt")).toMatch(/^lucide-react .*: ISC$/m);
    const { components } = JSON.parse(readFileSync(path.join(dist, `${name}.cdx.json`), "utf8")) as { components: { name: string }[] };
    expect(components.map((component) => component.name)).toEqual(expect.arrayContaining(["lucide-react", "pg"]));

    appendFileSync(path.join(folder, "README.md"), "A change.\n");
    const refused = make();
    expect([refused.status, refused.stderr]).toEqual([1, "There are changes that are not committed.\n"]);
    commitAll();
    const other = make();
    expect([other.status, other.stderr]).toEqual([1, expect.stringContaining(`dist/${name}.tar.gz was made from another commit`)]);
    expect(sumOf(archive)).toBe(made);
  },
);
