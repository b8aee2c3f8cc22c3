import { expect, test } from "vitest";
import { kindOfGift, widerKind, WIDEST_KIND } from "./kind-of-gift.ts";
import { KINDS } from "./kinds/all-kinds.ts";
import { HEAD_LINES } from "./heads/head-lines.ts";

test.each([
  ["Planter with a sleeping cat saucer", "planter"],
  ["Ring dish pressed with fern leaves", "dish"],
  ["Bedside water carafe with tumbler lid", "carafe"],
  ["Set of 4 stoneware mugs", "mug"],
  ["Acme XK-200 Mechanical Keyboard, 84 keys", "keyboard"],
  ["Leather Dog Collar", "collar"],
  ["Memory foam dog bed with washable cover", "pet bed"],
  ["Dry Dog Food for puppies", "pet food"],
  ["Running Shoes for Women Size 9", "shoes"],
  ["Wine Glass Set", "glasses"],
  ["Throw Pillow Cover", "cushion"],
  ["Sewing and Embroidery Machine", "sewing machine"],
  ["Kitchen Knives", "knives"],
  ["Mom’s favourite MUGS", "mug"],
])("the head of %s tells that it is of the kind %s", (name, kind) => {
  expect(kindOfGift(name)).toBe(kind);
});

test("below certainty it is the wider kind's, and where nothing is told the widest", () => {
  expect(kindOfGift("Skillet Zanzibar Deluxe")).toBe("kitchenware");
  expect(kindOfGift("Zanzibar Deluxe")).toBe(WIDEST_KIND);
  expect(kindOfGift("")).toBe(WIDEST_KIND);
  expect(kindOfGift("Something with a mug")).toBe(WIDEST_KIND);
});

test("every line of the heads is a kind's, and every kind has a wider one that stands for its family", () => {
  expect(HEAD_LINES.map(({ kind }) => kind).filter((kind) => !Object.hasOwn(KINDS, kind))).toEqual([]);
  for (const kind of Object.keys(KINDS)) expect(Object.hasOwn(KINDS, widerKind(kind)), kind).toBe(true);
});

test("a long name is read in no time", () => {
  const startedAt = performance.now();
  for (let round = 0; round < 200; round += 1) kindOfGift(`${"very long words ".repeat(60)}mug`);
  expect((performance.now() - startedAt) / 200).toBeLessThan(5);
});
