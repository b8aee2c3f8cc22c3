import { expect, test } from "vitest";
import { announce, type FinderView } from "./announcements.ts";

const PLAIN = { notice: "", isPopular: false };
const gift = (name: string) => ({ gift: { name } as never, reason: [], notes: [] });
const view = (part: Partial<FinderView>): FinderView => ({ result: null, remark: "", isSearching: false, ...part });

test.each<[string, FinderView, string | RegExp]>([
  ["the start", view({}), ""],
  ["a sentence that says nothing", view({ remark: "We couldn’t tell who it’s for." }), "We couldn’t tell who it’s for."],
  ["a search under way", view({ isSearching: true, remark: "We couldn’t tell who it’s for." }), "Looking for gifts that fit…"],
  ["a gift", view({ result: { gifts: [gift("Kettle")], ...PLAIN, relaxationLinks: [] } }), "1 gift that fits. The first: Kettle."],
  [
    "gifts",
    view({ result: { gifts: [gift("Kettle"), gift("Cup")], ...PLAIN, relaxationLinks: [] } }),
    "2 gifts that fit. The first: Kettle.",
  ],
  [
    "nothing, with a way out",
    view({ result: { gifts: [], ...PLAIN, relaxationLinks: [{ label: "Up to $35 instead of $2", gifts: 3, to: "" }] } }),
    "Nothing fits all of that. What would help: Up to $35 instead of $2.",
  ],
  ["nothing at all", view({ result: { gifts: [], ...PLAIN, relaxationLinks: [] } }), "Nothing fits all of that."],
])("of %s is heard", (_what, shown, text) => {
  if (typeof text === "string") expect(announce(shown)).toBe(text);
  else expect(announce(shown)).toMatch(text);
});
