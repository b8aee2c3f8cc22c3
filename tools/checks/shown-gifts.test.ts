import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listProjectFiles } from "./check-structure.ts";
import { findUnaskedGifts } from "./shown-gifts.ts";

const PAGE = "app/features/search/queries.server.ts";
const files = listProjectFiles();
const faultsWith = (text: string) =>
  findUnaskedGifts([...files.filter((file) => file !== PAGE), PAGE], (file) => (file === PAGE ? text : readFileSync(file, "utf8")));

test.each([
  ["a list", "readRows(readDatabase(), row)`select id from gifts where in_stock`"],
  ["a join", "readRows(readDatabase(), row)`select 1 from clicks c\n join gifts g on g.id = c.gift_id`"],
  ["a count of a category", "readRows(readDatabase(), row)`select count(*) from gift_categories m`"],
])("Z6: %s of all gifts at a public door is found", (_what, text) => {
  expect(faultsWith(text)).toEqual([expect.stringContaining(`${PAGE}: drafts and hidden gifts would be seen`)]);
});

test("Z6: shown gifts may be read anywhere, and every file that reads all gifts says why", () => {
  expect(faultsWith("`select id from shown_gifts g join shown_gift_categories m on m.gift_id = g.id`")).toEqual([]);
});

test("Z6: a file that no longer reads all gifts leaves the list", () => {
  const file = "app/features/lists/saved.queries.server.ts";
  expect(findUnaskedGifts(files, (read) => (read === file ? "" : readFileSync(read, "utf8")))).toEqual([
    `${file}: reads all gifts no more. Take it out of tools/checks/shown-gifts.ts.`,
  ]);
});
