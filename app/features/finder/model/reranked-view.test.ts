import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { EMPTY_BRIEF } from "../brief/parts.ts";
import { applyBetterResult, unreadText } from "./reranked-view.ts";
import { describeBrief } from "../results/describe-brief.ts";
import { type ShownResult } from "../results/screen-types.ts";
import { listStepChoices } from "../results/steps.ts";

function resultOf(...names: string[]): ShownResult {
  const gifts = names.map((name) => ({
    gift: { id: name.charAt(0), name, image: null, inStock: true, priceCents: null, currency: CURRENCY, priceTier: null, badges: [] },
    reason: [],
    notes: [],
  }));
  const nothingStated = { liked: [], lastDismissed: null, dismissedCount: 0, choices: listStepChoices(EMPTY_BRIEF) };
  return {
    brief: describeBrief(EMPTY_BRIEF),
    gifts,
    notice: "",
    isPopular: false,
    pageNotes: [],
    median: null,
    nextCount: null,
    relaxationLinks: [],
    categories: [],
    ...nothingStated,
  };
}
const namesOf = ({ gifts }: ShownResult) => gifts.map(({ gift }) => gift.name);

test("a better result stands in the place of the one before", () => {
  expect(namesOf(applyBetterResult(resultOf("c", "a better", "d"), resultOf("a", "b", "c"), false))).toEqual(["c", "a better", "d"]);
});

test("while the shopper is at a card, those that still fit stay where they are", () => {
  expect(namesOf(applyBetterResult(resultOf("c", "a better", "d"), resultOf("a", "b", "c"), true))).toEqual(["a better", "c", "d"]);
});

test("only the end of the sentence is unread, by its length", () => {
  expect(unreadText("For my sister. She likes tea", "13")).toBe("She likes tea");
  expect(unreadText("For my sister", "500")).toBe("For my sister");
  for (const length of [null, "", "0", "-3", "x", "1.5"]) expect(unreadText("For my sister", length)).toBe("");
});
