import { expect, test } from "vitest";
import { type StockedShop, offeredChoices, USUAL_CHOICES } from "./offered-choices.ts";
import { OFFERED_BUDGETS, OFFERED_INTERESTS } from "./screen-texts.ts";

const few = (...slugs: string[]) => ({ slugs, areUsual: false });
const most = (...slugs: string[]) => ({ slugs, areUsual: true });
const offeredIn = (shop: Partial<StockedShop> = {}) =>
  offeredChoices({ recipient: few(), occasion: few(), interest: few(), budgets: [], ...shop });

test("a shop with gifts for every usual interest offers these", () => {
  const interest = few(...["fishing", ...OFFERED_INTERESTS].toReversed());
  expect(offeredIn({ interest }).interests).toEqual(OFFERED_INTERESTS);
});

test("what the shop has the most gifts for stands in for what it lacks", () => {
  const offered = offeredIn({ interest: few("fishing", "cooking", "tea", "dogs", "gaming", "running", "cycling") }).interests;
  expect(offered.slice(0, 3)).toEqual(["tea", "cooking", "dogs"]);
  expect(offered).toContain("fishing");
  expect(offered).not.toContain("houseplants");
});

test("a shop of which little is known offers the usual choices", () => {
  const little = { recipient: few("dad"), occasion: few("birthday"), interest: few("fishing", "no-interest-of-the-lexicon") };
  expect(offeredIn(little)).toEqual(USUAL_CHOICES);
  expect(offeredIn()).toEqual(USUAL_CHOICES);
});

test("a shop for dads, as most of its gifts say, offers dads and whom the same suits, without empty groups", () => {
  const { people, occasions } = offeredIn({ recipient: most("dad"), occasion: most("fathers-day") });
  expect(people).toEqual([
    ["Family", ["dad", "uncle"]],
    ["Friends", ["myself"]],
  ]);
  expect(occasions).toEqual([["Every year", ["fathers-day"]]]);
});

test("of a shop with gifts for many, those whom it has nothing for are not offered", () => {
  const { people } = offeredIn({ recipient: few("mom", "dad", "wife", "husband", "best-friend", "coworker") });
  const ids = people.flatMap(([, group]) => group);
  expect(ids).toEqual(expect.arrayContaining(["mom", "wife", "coworker"]));
  expect(ids).not.toContain("baby");
  expect(people.map(([name]) => name)).not.toContain("Little ones");
});

test("only the budgets are offered within which there is a gift; all, where no price is known", () => {
  expect(offeredIn({ budgets: ["25-50", "50-100"] }).budgets.map(([value]) => value)).toEqual(["25-50", "50-100"]);
  expect(offeredIn({ budgets: [] }).budgets).toEqual(OFFERED_BUDGETS);
});
