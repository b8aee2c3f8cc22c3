import { expect, test } from "vitest";
import { briefOf, chosen, giftProfile } from "#tests/factories/finder.ts";
import { understandText } from "../../ask/understand.ts";
import { readGift } from "../../read/read-gift.ts";
import { createPersonFit } from "./person.ts";

const gift = (...recipient: string[]) => readGift(giftProfile({ name: "Thing", tags: { recipient } }));

test("of two people a gift should suit both", () => {
  const fit = createPersonFit(briefOf({ person: chosen("mom"), alsoFor: [chosen("teacher")] }));
  expect(fit(gift("mom", "teacher"))).toBeGreaterThan(fit(gift("mom")) ?? 1);
  expect(fit(gift("teacher"))).toBeGreaterThan(fit(gift("baby")) ?? 1);
});

test("of a mother and a stepfather neither sex is assumed", () => {
  const genderOf = (text: string) => understandText(text, { today: "2026-11-21", country: "US" }).gender?.value;
  expect(genderOf("for my mom and my stepdad")).toBeUndefined();
  expect(genderOf("for my mom and my sister")).toBe("female");
});
