import { expect, test } from "vitest";
import { understandText } from "./understand.ts";

const read = (text: string) => understandText(text, { today: "2026-11-26", country: "US" });

test.each([
  ["coworker, 11 years in the team, leaves on Friday", "2026-11-27"],
  ["our intern leaves Friday. likes tea", "2026-11-27"],
  ["she leaves next week, we all chip in", "2026-12-03"],
  ["my boss leaves us in two weeks", "2026-12-10"],
  ["a colleague who leaves on December 4", "2026-12-04"],
  ["he's leaving tomorrow for good", "2026-11-27"],
])("who leaves on a day gets a farewell gift by then: %j", (text, day) => {
  expect(read(text)).toMatchObject({ occasion: { value: "farewell", source: "text" }, date: { value: day } });
});

test.each([
  "my boyfriend, a birder, leaves on Friday for Costa Rica",
  "he leaves work on Friday afternoons",
  "we leave on Friday",
  "she collects leaves. Friday is her birthday",
  "rakes leaves next door",
])("%j is no farewell", (text) => {
  expect(read(text).occasion?.value).not.toBe("farewell");
});

test("a birthday beside it is what the gift is for", () => {
  expect(read("my friend's birthday, she leaves on Friday").occasion?.value).toBe("birthday");
});
