import { expect, test } from "vitest";
import { understandText } from "../../ask/understand.ts";
import { readGift } from "../../read/read-gift.ts";
import { giftProfile } from "#tests/factories/finder.ts";
import { scoreGift } from "../score.ts";

const TODAY = "2026-11-21";
const gift = (name: string) => readGift(giftProfile({ name, description: "A gift." }));

test.each([
  ["for my aunt who can't sleep", "Silk sleep mask", "Brass desk lamp"],
  ["for my sister on chemo", "Soft fleece blanket", "Dark chocolate truffles"],
  ["for a colleague who is stressed out", "Lavender bath salts", "Cast iron skillet"],
  ["for my brother, he is always cold", "Wool slippers", "Ice cube tray"],
  ["for a friend who just moved into his first apartment", "Cast iron skillet", "Baseball card album"],
  ["my neighbor lost her cat", "Pet portrait from your photo", "Cat scratching post"],
])("%s: %s before %s", (text, better, worse) => {
  const brief = understandText(text, { today: TODAY, country: "US" });
  const scoreOf = (name: string) => scoreGift(gift(name), brief, { today: TODAY }).score;
  expect(scoreOf(better)).toBeGreaterThan(scoreOf(worse) + 0.05);
});
