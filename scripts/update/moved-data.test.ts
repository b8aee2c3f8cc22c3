import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { moveData } from "./moved-data.ts";
import { readRelease, switchTo } from "./release-folders.ts";

let root = "";
const at = (...names: string[]) => path.join(root, ...names);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "presently-moved-"));
  for (const folder of ["releases/old", "releases/new", "data/media"]) mkdirSync(at(folder), { recursive: true });
  writeFileSync(at("data/media/a.webp"), "picture");
  switchTo(root, "old");
});
afterEach(() => rmSync(root, { recursive: true }));

const move = (settings: Record<string, string>) =>
  moveData(root, { name: "presently", folder: at("current"), settings: { DATA_DIR: at("data"), ...settings } }, { from: "old", to: "new" });
const ELSEWHERE = { DATABASE_URL: "postgres://u:p@host/name" };

test.each([
  ["of the embedded database", {}],
  ["with the files of a site whose database is elsewhere", ELSEWHERE],
])("a data folder %s is set aside, as a restore wants an empty one, and comes back", (_what, settings) => {
  const moved = move(settings);
  expect([moved.aside, existsSync(at("data")), readRelease(root, "current")]).toEqual([at("data.of-old"), false, "new"]);
  mkdirSync(at("data"));
  moved.undo();
  expect([readFileSync(at("data/media/a.webp"), "utf8"), existsSync(at("data.of-old")), readRelease(root, "current")]).toEqual([
    "picture",
    false,
    "old",
  ]);
});

test("where database and files are elsewhere, the data folder stays", () => {
  const moved = move({ ...ELSEWHERE, S3_BUCKET: "media" });
  expect([moved.aside, existsSync(at("data/media/a.webp"))]).toEqual([null, true]);
  moved.undo();
  expect([existsSync(at("data/media/a.webp")), readRelease(root, "current")]).toEqual([true, "old"]);
});
