import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BUILD_STAMP, describeStaleBuild, digestSources } from "./built-sources.ts";

let root = "";
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "presently-sources-"));
  for (const folder of ["app/site", "build", "scripts/build"]) mkdirSync(path.join(root, folder), { recursive: true });
  write("app/routes.ts", "routes");
  write("app/site/page.tsx", "page");
  write("vite.config.ts", "settings");
  write(BUILD_STAMP, JSON.stringify(digestSources(root)));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a build of these very sources is good, however old it is", () => {
  expect(Object.keys(digestSources(root))).toEqual(["app/routes.ts", "app/site/page.tsx", "vite.config.ts"]);
  utimesSync(path.join(root, BUILD_STAMP), 0, 0);
  expect(describeStaleBuild(root)).toBeNull();
});

test("a changed, a new and a removed source are named, even where the file is older than the build", () => {
  write("app/site/page.tsx", "another page");
  utimesSync(path.join(root, "app/site/page.tsx"), 0, 0);
  expect(describeStaleBuild(root)).toBe("The build is older than app/site/page.tsx: run npm run build");
  write("app/site/page.tsx", "page");
  write("app/site/more.tsx", "more");
  expect(describeStaleBuild(root)).toBe("The build is older than app/site/more.tsx: run npm run build");
  rmSync(path.join(root, "app/site/more.tsx"));
  rmSync(path.join(root, "app/routes.ts"));
  expect(describeStaleBuild(root)).toBe("The build is older than app/routes.ts: run npm run build");
});

test("a new test needs no new build", () => {
  write("app/site/page.test.ts", "test");
  expect(describeStaleBuild(root)).toBeNull();
});

test.each(["", "2026-11-23T08:00:00.000Z"])("a build that was broken off, or stamped otherwise (%j), is none", (stamp) => {
  write(BUILD_STAMP, stamp);
  expect(describeStaleBuild(root)).toBe("There is no complete build: run npm run build");
  rmSync(path.join(root, BUILD_STAMP));
  expect(describeStaleBuild(root)).toBe("There is no complete build: run npm run build");
});
