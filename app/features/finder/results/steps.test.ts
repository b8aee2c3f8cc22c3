import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { briefOf, chosen, read } from "#tests/factories/finder.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { briefFromParams } from "../brief/address.ts";
import { OFFERED_BUDGETS, OFFERED_INTERESTS, OFFERED_OCCASIONS, OFFERED_PEOPLE } from "./screen-texts.ts";
import { listStepChoices } from "./steps.ts";

test("everything that the steps offer is in the lexicon, once", () => {
  const { personById, occasionById, interestById } = lexicon();
  const check = (ids: readonly string[], known: ReadonlyMap<string, unknown>) => {
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  };
  check(
    OFFERED_PEOPLE.flatMap(([, ids]) => ids),
    personById,
  );
  check(
    OFFERED_OCCASIONS.flatMap(([, ids]) => ids),
    occasionById,
  );
  check(OFFERED_INTERESTS, interestById);
  for (const [value] of OFFERED_BUDGETS) expect(briefFromParams(new URLSearchParams({ budget: value })).brief.budget).not.toBeNull();
});

test("what a brief holds is chosen already and preserves its words", () => {
  const brief = briefOf({
    person: read("sister", "my sister"),
    occasion: read("golden-anniversary", "golden wedding"),
    interests: [read("dinosaurs", "dinosaurs"), chosen("tea")],
    budget: chosen({ minCents: null, maxCents: 2500, targetCents: null, currency: CURRENCY }),
  });
  const { people, occasions, interests, budgets } = listStepChoices(brief);
  const chosenOf = (groups: typeof people) => groups.flatMap(({ choices }) => choices).filter(({ isChosen }) => isChosen);
  expect(chosenOf(people)).toEqual([{ value: "sister*t*my sister", name: "Sister", isChosen: true }]);
  expect(occasions[0]).toMatchObject({
    name: "From what you told us",
    choices: [{ value: "golden-anniversary*t*golden wedding", isChosen: true }],
  });
  expect(interests.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(["dinosaurs*t*dinosaurs", "tea"]);
  expect(budgets.filter(({ isChosen }) => isChosen).map(({ name }) => name)).toEqual(["Under $25"]);
});

test("what the shop has nothing for is offered only where the brief says it", () => {
  const dads = {
    people: [["Family", ["dad"]]],
    occasions: [["Every year", ["fathers-day"]]],
    interests: ["fishing"],
    budgets: [["25-50", "$25 – $50"]],
  } as const;
  const names = (groups: ReturnType<typeof listStepChoices>["people"]) =>
    groups.map(({ name, choices }) => [name, choices.map((choice) => choice.name)]);
  const blank = listStepChoices(briefOf(), dads);
  expect([names(blank.people), blank.interests.length, blank.budgets.map(({ name }) => name)]).toEqual([
    [["Family", ["Dad"]]],
    1,
    ["$25 – $50"],
  ]);
  const asked = listStepChoices(
    briefOf({ person: chosen("mom"), budget: chosen({ minCents: null, maxCents: 2500, targetCents: null, currency: CURRENCY }) }),
    dads,
  );
  expect(names(asked.people)).toEqual([
    ["From what you told us", ["Mom"]],
    ["Family", ["Dad"]],
  ]);
  expect(asked.budgets.map(({ isChosen }) => isChosen)).toEqual([false, true]);
});

test("a budget of one's own is offered beside the usual ones", () => {
  const { budgets } = listStepChoices(
    briefOf({ budget: read({ minCents: 4000, maxCents: 6000, targetCents: 5000, currency: CURRENCY }, "around $50") }),
  );
  expect(budgets.at(-1)).toEqual({ value: "40-60~50*t*around $50", name: "Around $50", isChosen: true });
  expect(listStepChoices(briefOf()).budgets.some(({ isChosen }) => isChosen)).toBe(false);
});
