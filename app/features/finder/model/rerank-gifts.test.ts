import { expect, test } from "vitest";
import { brief, foundOf, apron, gift, seeds, trowel } from "#tests/factories/rerank.ts";
import { arrangeGifts } from "./rerank-gifts.ts";

test("a gift of unknown price stands behind those within the budget, however much a model likes it", () => {
  const [first, second, third] = foundOf(trowel, seeds, apron);
  if (first === undefined || second === undefined || third === undefined) throw new Error("The factory made no gifts");
  const unpriced = { ...third, caveats: ["price-unknown" as const] };
  const picks = [
    { gift: unpriced, reason: "Keeps the soil off." },
    { gift: second, reason: null },
  ];
  const shown = arrangeGifts([first, second, unpriced], picks, brief, 3);
  expect(shown.map(({ id }) => id).at(-1)).toBe(unpriced.id);
  expect(shown.at(-1)?.reasons).toEqual(["Keeps the soil off."]);
  expect(arrangeGifts([first, second, third], [{ gift: third, reason: null }], brief, 3).at(-1)?.id).not.toBe(third.id);
});

test("what is unknown or too cheap stands in the engine's order behind the rest, and the model's order within it", () => {
  const [first, second, third, fourth] = foundOf(trowel, seeds, apron, gift("Hand fork"));
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) throw new Error("No gifts were made");
  const unsure = { ...second, caveats: ["delivery-unknown" as const] };
  const cheap = { ...third, caveats: ["a-little-below" as const] };
  const picks = [unsure, cheap, fourth].map((picked) => ({ gift: picked, reason: null }));
  expect(arrangeGifts([first, fourth, cheap, unsure], picks, brief, 4).map(({ id }) => id)).toEqual(
    [fourth, first, cheap, unsure].map(({ id }) => id),
  );
  const filler = { ...first, isOnTopic: false };
  expect(arrangeGifts([fourth, cheap, unsure, filler], [], brief, 4).at(-1)?.id).toBe(filler.id);
  expect(arrangeGifts([fourth, cheap, filler], [{ gift: filler, reason: null }], brief, 3).at(-1)?.id).toBe(cheap.id);
});

test("no gift that is for no liking stands before what the model has picked", () => {
  const [picked, ...others] = foundOf(trowel, seeds, apron, gift("Hand fork"), gift("Dibber"), gift("Cloche"));
  if (picked === undefined) throw new Error("No gifts were made");
  const fillers = others.map((one) => ({ ...one, isOnTopic: false }));
  const pick = [{ gift: picked, reason: null }];
  expect(arrangeGifts([...fillers, picked], pick, brief, 6)[0]?.id).toBe(picked.id);
  // What is for a liking as well may stand among the picks, as far as the engine finds it better.
  expect(arrangeGifts([...others, picked], pick, brief, 6)[0]?.id).not.toBe(picked.id);
});
