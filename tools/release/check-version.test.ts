import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkVersion, readVersion } from "./check-version.ts";

let root = "";
const at = (...names: string[]) => path.join(root, ...names);
const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();

function commitAll(): void {
  git("add", "--all");
  git("-c", "user.name=Nobody", "-c", "user.email=nobody@example.com", "commit", "--quiet", "--allow-empty", "--message=A change");
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "presently-version-"));
  git("init", "--quiet");
  writeFileSync(at("package.json"), '{ "version": "1.2.0" }');
  writeFileSync(at("CHANGELOG.md"), "# Changes\n\n## Unreleased\n\n## 1.2.0 (November 2026)\n\n- 1.3.0 is a version, too.\n\n## 1.1.0\n");
  commitAll();
});
afterEach(() => rmSync(root, { recursive: true }));

const archive = () => at("dist/presently-1.2.0.tar.gz");
const check = () => checkVersion({ root, archive: archive(), ...readVersion(root) });

/** Packs what says that it is a release of this commit. */
function pack(commit: string): void {
  mkdirSync(at("packed/presently-1.2.0"), { recursive: true });
  mkdirSync(at("dist"), { recursive: true });
  writeFileSync(at("packed/presently-1.2.0/release.json"), JSON.stringify({ version: "1.2.0", commit }));
  execFileSync("tar", ["-czf", archive(), "-C", at("packed"), "presently-1.2.0"]);
}

test("a version that CHANGELOG.md has a heading for is taken, again and again from the same commit", () => {
  expect(check).not.toThrow();
  git("tag", "v1.2.0");
  pack(git("rev-parse", "HEAD"));
  expect(check).not.toThrow();
});

test.each(["1.3.0", "1.2", "2.0"])("version %s, which no heading names, is refused", (version) => {
  writeFileSync(at("package.json"), JSON.stringify({ version }));
  expect(check).toThrow(`CHANGELOG.md has no heading "## ${version}", the version of package.json.`);
});

test.each(["v1.2.0", "1.2.0"])("a version whose tag %s is of another commit is refused, also where the tag has a message", (tag) => {
  git("-c", "user.name=Nobody", "-c", "user.email=nobody@example.com", "tag", "--annotate", "--message=A release", tag);
  const tagged = git("rev-parse", "HEAD");
  expect(check).not.toThrow();
  commitAll();
  expect(check).toThrow(`The tag ${tag} is of another commit (${tagged.slice(0, 12)}).`);
});

test("a file of this version from another commit, or from nobody knows which, is not written over", () => {
  pack("0123456789abcdef");
  expect(check).toThrow("dist/presently-1.2.0.tar.gz was made from another commit (0123456789abcdef).");
  writeFileSync(archive(), "a letter");
  expect(check).toThrow("(it does not say which)");
});
