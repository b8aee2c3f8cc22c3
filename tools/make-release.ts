// Makes of this checkout a release that a small server can run without building it: npm run release
// In dist/: presently-VERSION.tar.gz with the sources, their build and all licenses, which is the context of an image too (deploy/Dockerfile);
// presently-VERSION-linux-x64.tar.gz, the same with its libraries for machines of this kind, where npm has nothing to install; presently-VERSION.cdx.json,
// what it has of libraries (CycloneDX); SHA256SUMS of them, and of what other releases are there. It builds what is not built.
// Exits with 1 where files are changed that are not committed, CHANGELOG.md does not name the version, or a tag or a file of it is of another commit.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuild } from "../scripts/build/ensure-build.ts";
import { CommandError, runCommand } from "../scripts/catalogue/run-with-database.ts";
import { runTool } from "../scripts/run-tool.ts";
import { checkVersion, readVersion } from "./release/check-version.ts";

const DIST = "dist";
/** What an installed site has no use for. */
const LEFT_OUT = [":!tests", ":!tools", ":!.ci", ":!*.test.ts", ":!*.test.tsx"];
const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();

async function makeRelease(): Promise<void> {
  if (git("status", "--porcelain") !== "") throw new CommandError("There are changes that are not committed.", 1);
  const { version, commit } = readVersion(".");
  const name = `presently-${version}`;
  checkVersion({ root: ".", version, commit, archive: path.join(DIST, `${name}.tar.gz`) });
  await ensureBuild();
  const parent = mkdtempSync(path.join(tmpdir(), "presently-release-"));
  const folder = path.join(parent, name);
  try {
    for (const file of git("ls-files", "--", ".", ...LEFT_OUT).split("\n")) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      cpSync(file, path.join(folder, file), { preserveTimestamps: true });
    }
    cpSync("build", path.join(folder, "build"), { recursive: true, preserveTimestamps: true });
    await runTool("node", ["scripts/write-licenses.ts", path.join(folder, "THIRD-PARTY-LICENSES.txt")]);
    await runTool("node", ["scripts/list-libraries.ts", path.join(folder, "libraries.json")]);
    writeFileSync(path.join(folder, "release.json"), `${JSON.stringify({ version, commit })}\n`);
    mkdirSync(DIST, { recursive: true });
    const pack = (file: string) => execFileSync("tar", ["--owner=0", "--group=0", "-czf", path.join(DIST, file), "-C", parent, name]);
    pack(`${name}.tar.gz`);
    // The release installs its libraries before it does whatever it is asked for.
    execFileSync(process.execPath, ["scripts/run.mjs", "prune-libraries", "libraries.json"], { cwd: folder, stdio: "inherit" });
    pack(`${name}-${process.platform}-${process.arch}.tar.gz`);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
  const list = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--omit=dev", "--package-lock-only"], {
    encoding: "utf8",
    maxBuffer: 64e6,
  });
  writeFileSync(path.join(DIST, `${name}.cdx.json`), list);
  const files = readdirSync(DIST).filter((file) => /\.(?:tar\.gz|cdx\.json)$/.test(file));
  const sums = files.toSorted().map((file) => {
    const bytes = readFileSync(path.join(DIST, file));
    if (/^[.-]/.test(file.slice(name.length)) && file.startsWith(name))
      process.stdout.write(`${path.join(DIST, file)}: ${(bytes.length / 1e6).toFixed(1)} MB\n`);
    return `${createHash("sha256").update(bytes).digest("hex")}  ${file}\n`;
  });
  writeFileSync(path.join(DIST, "SHA256SUMS"), sums.join(""));
}

await runCommand(async () => undefined, makeRelease);
