import { expect, test } from "vitest";
import { drawEmoji } from "./emoji-pictures.server.ts";

test("an emoji comes as a picture of its own", async () => {
  const gift = await drawEmoji("1f381");
  expect(gift).toMatch(/^<svg [^>]*viewBox="0 0 32 32"[^>]*><g .*<\/svg>$/s);
  expect(await drawEmoji("1f384")).not.toBe(gift);
});

test("one that the set lacks is written with the reader's own font", async () => {
  expect(await drawEmoji("1f46d")).toContain("&#x1f46d;");
});

test.each(["", "gift", "1f381.svg", "../1f381", "ffffff", "110000", "41", "-", "1f381-", "1F381", "x".repeat(999)])(
  "I3: %j is no emoji code",
  async (code) => {
    expect(await drawEmoji(code)).toBeNull();
  },
);
