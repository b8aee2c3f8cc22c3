import { expect, test } from "vitest";
import { foundOf, apron, seeds, trowel } from "#tests/factories/rerank.ts";
import { arrangeGifts } from "./rerank-gifts.ts";

test("a gift of unknown price stands behind those within the budget, however much a model likes it", () => {
  const [first, second, third] = foundOf(trowel, seeds, apron);
  if (first === undefined || second === undefined || third === undefined) throw new Error("The factory made no gifts");
  const unpriced = { ...third, caveats: ["price-unknown" as const] };
  const picks = [
    { gift: unpriced, reason: "Keeps the soil off." },
    { gift: second, reason: null },
  ];
  const shown = arrangeGifts([first, second, unpriced], picks, { surprise: 0 }, 3);
  expect(shown.map(({ id }) => id).at(-1)).toBe(unpriced.id);
  expect(shown.at(-1)?.reasons).toEqual(["Keeps the soil off."]);
  expect(arrangeGifts([first, second, third], [{ gift: third, reason: null }], { surprise: 0 }, 3).at(-1)?.id).not.toBe(third.id);
});
