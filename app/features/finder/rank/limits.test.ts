import { expect, test } from "vitest";
import { CURRENCY, type Currency } from "#app/platform/money.ts";
import { briefOf, chosen, giftReading, read } from "#tests/factories/finder.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { kindsOfNarrowName } from "../lexicon/narrow-names.ts";
import type { Brief } from "../types.ts";
import { violatedLimits } from "./limits.ts";

/** Each limit by itself: what it forbids, and beside it what it lets through. */
const TODAY = "2026-11-21";
type Given = Parameters<typeof giftReading>[0];
const broken = (brief: Partial<Brief>, gift: Given = {}) =>
  violatedLimits(giftReading(gift), briefOf(brief), TODAY).map(({ kind, subject }) => (subject === null ? kind : `${kind} ${subject}`));

test("what is sold out is not shown", () => {
  expect([broken({}, { profile: { inStock: false } }), broken({})]).toEqual([["stock"], []]);
});

test("a price in another currency is within no budget, and no limit where there is none", () => {
  const budget = chosen({ minCents: null, maxCents: 5000, targetCents: null, currency: CURRENCY });
  const inEuros = { profile: { priceCents: 2500, currency: "EUR" as string as Currency } };
  expect([broken({ budget }, inEuros), broken({ budget }), broken({}, inEuros)]).toEqual([["budget"], [], []]);
});

test("what is ruled out is not shown", () => {
  const brief = { excluded: [read("zither", "no zithers")] };
  expect(broken(brief, { profile: { name: "Zither" } })).toEqual(["excluded zither"]);
  expect(broken(brief, { profile: { name: "Harp" } })).toEqual([]);
});

test("what says that it has none of a thing is not ruled out with it", () => {
  const cases = [...lexicon().conceptById.values()].flatMap(({ id, deniedBy = [] }) => deniedBy.map((trait) => ({ id, trait })));
  expect(cases.length).toBeGreaterThan(0);
  for (const { id, trait } of cases) {
    const brief = { excluded: [read(id, "none of it")] };
    expect(broken(brief, { concepts: { [id]: 1 } }), id).toEqual([`excluded ${id}`]);
    expect(broken(brief, { concepts: { [id]: 1 }, traits: { [trait]: 0.8 } }), `${id} ${trait}`).toEqual([]);
  }
});

test.each(["Bring it to dinner in place of wine.", "Poured instead of wine."])("%j is no wine", (description) => {
  const brief = { excluded: [read("wine-gifts", "wine")] };
  const oil = (text: string) => ({ concepts: { "wine-gifts": 0.6 }, profile: { name: "Olive oil", description: text } });
  expect(broken(brief, oil(description))).toEqual([]);
  expect(broken(brief, oil("Comes beside wine."))).toEqual(["excluded wine-gifts"]);
});

test("what is ruled out goes with all that it includes, at the second remove too", () => {
  const includesOf = (id: string) => lexicon().conceptById.get(id)?.includes ?? [];
  const cases = [...lexicon().conceptById.keys()].flatMap((id) =>
    includesOf(id)
      .flatMap(includesOf)
      .map((inner) => ({ id, inner })),
  );
  expect(cases.length).toBeGreaterThan(0);
  for (const { id, inner } of cases)
    expect(broken({ excluded: [read(id, "none of it")] }, { concepts: { [inner]: 1 } }), `${id}: ${inner}`).toEqual([`excluded ${id}`]);
});

test("a liking that is ruled out rules out the things that are called like it", () => {
  const { interestById: likings, conceptById } = lexicon();
  const cases = [...likings.values()].flatMap(({ id, synonyms }) =>
    [...conceptById.values()]
      .filter((thing) => thing.synonyms.some((name) => synonyms.includes(name) && kindsOfNarrowName(name) === null))
      .map((thing) => ({ id, thing: thing.id })),
  );
  expect(cases.length).toBeGreaterThan(0);
  for (const { id, thing } of cases)
    expect(broken({ excluded: [read(id, "none of it")] }, { concepts: { [thing]: 1 } }), `${id}: ${thing}`).toEqual([`excluded ${id}`]);
});

test("two ends of a budget that were chosen in a form are strict, said ones let a little cheaper gifts through", () => {
  const ends = { minCents: 10_000, maxCents: 15_000, targetCents: null, currency: CURRENCY };
  const at = (budget: Brief["budget"], priceCents: number) => broken({ budget }, { profile: { priceCents } });
  expect([at(chosen(ends), 9999), at(chosen(ends), 10_000), at(chosen(ends), 15_001)]).toEqual([["budget"], [], ["budget"]]);
  expect([at(read(ends, "$100 to $150"), 9999), at(read(ends, "$100 to $150"), 5999)]).toEqual([[], ["budget"]]);
});

test("what is made for one sex is not shown for the other", () => {
  const brief = { gender: chosen("male" as const) };
  expect([broken(brief, { gender: "female" }), broken(brief, { gender: "male" }), broken(brief)]).toEqual([["gender female"], [], []]);
});

test("what comes a day late is not shown, for a number of days and for a day of the calendar", () => {
  const within = { withinDays: chosen(3) };
  expect([3, 4].map((shippingDays) => broken(within, { profile: { shippingDays } }))).toEqual([[], ["withinDays"]]);
  const until = { date: chosen("2026-11-24") };
  expect([3, 4].map((shippingDays) => broken(until, { profile: { shippingDays } }))).toEqual([[], ["date"]]);
});

test("what was dismissed is not shown again", () => {
  const id = crypto.randomUUID();
  expect([broken({ notThese: [id] }, { profile: { id } }), broken({ notThese: [id] })]).toEqual([["notThese"], []]);
});

const aged = (min: number, max = min): Partial<Brief> => ({ age: chosen({ min, max }) });
const ofAge = (min: number, max: number, more: Given = {}): Given => ({ age: { min, max }, ...more });

test.each<[string, Partial<Brief>, Given, string[]]>([
  ["for a child that says that it is for children", aged(8), ofAge(6, 12), []],
  ["for a child that does not say for whom it is", aged(8), {}, ["age"]],
  ["for somebody of thirteen that does not say so either", aged(13), {}, []],
  ["for a child too young for it", aged(5), ofAge(8, 12), ["age"]],
  ["for a child who has just outgrown it", aged(9), ofAge(4, 8), []],
  ["for a child who has long outgrown it", aged(10), ofAge(4, 8), ["age"]],
  ["for children of three and four from four on", aged(3, 4), ofAge(4, 8), ["age"]],
  ["for a child of five from six on, of siblings", aged(5, 7), ofAge(6, 8), []],
  ["for a teenager, a grown-up's", aged(15), ofAge(18, 99), []],
  ["for a child, a grown-up's", aged(11), ofAge(18, 99), ["age"]],
  ["for a grown-up, another grown-up's", aged(70), ofAge(18, 29), []],
  ["for a grown-up, a child's", aged(30), ofAge(4, 8), ["age"]],
  ["for the younger of two children, with a warning", aged(3, 6), ofAge(3, 8, { safeFrom: 4 }), ["age"]],
  ["for children above the age of a warning", aged(4, 6), ofAge(3, 8, { safeFrom: 4 }), []],
  ["for a grown-up, called a small child's", aged(30), { concepts: { "baby-things": 1 } }, ["age"]],
])("age: a gift %s", (_what, brief, gift, limits) => {
  expect(broken(brief, gift)).toEqual(limits);
});

test("what goes without saying is not shown: a child gets no knives", () => {
  expect(broken(aged(10), ofAge(8, 12, { concepts: { knives: 1 } }))).toContain("implied not-for-children");
});

test("what goes without saying is not shown to somebody sober, unless it is asked for by name", () => {
  const brief = { situations: [chosen("sober")] };
  expect(broken(brief, { concepts: { "wine-gifts": 1 } })).toContain("implied no-alcohol");
  expect(broken({ ...brief, otherWords: ["wine"] }, { concepts: { "wine-gifts": 1 } })).not.toContain("implied no-alcohol");
});

test.each(["nephew", "niece", "grandson"])("a %s of unknown age may be a child, and gets no knives and no wine", (person) => {
  const brief = { person: read(person, person) };
  for (const id of ["knives", "wine-gifts"]) expect(broken(brief, { concepts: { [id]: 1 } })).toContain(`avoided ${id}`);
  expect(broken({ ...brief, ...aged(30) }, { concepts: { "wine-gifts": 1 } })).toEqual([]);
});

test("a shop's tag for the recipient lifts what a grown-up must not get, and nothing for somebody who may be a child", () => {
  const cases = [...lexicon().personById.values()].flatMap(({ id, avoid = [], tags }) => {
    const [slug] = Object.entries(tags.recipient ?? {}).find(([, weight]) => weight >= 0.9) ?? [];
    return slug === undefined ? [] : avoid.map((thing) => ({ id, thing, slug }));
  });
  expect(cases.length).toBeGreaterThan(0);
  for (const { id, thing, slug } of cases) {
    const gift = { concepts: { [thing]: 1 }, profile: { tags: { recipient: [slug] } } };
    expect(broken({ person: read(id, id) }, gift), `${id} ${thing}`).toContain(`avoided ${thing}`);
    expect(broken({ person: read(id, id), ...aged(40) }, gift), `${id} ${thing}`).not.toContain(`avoided ${thing}`);
  }
});

const { personById, occasionById, interestById } = lexicon();
const avoiding = (byId: ReadonlyMap<string, { avoid?: string[] }>, part: (id: string) => Partial<Brief>) =>
  [...byId].flatMap(([id, { avoid = [] }]) => avoid.map((thing) => ({ id, thing, brief: part(id) })));

test.each([
  ["person", avoiding(personById, (id) => ({ person: read(id, id), ...aged(40) }))],
  ["occasion", avoiding(occasionById, (id) => ({ occasion: read(id, id) }))],
  ["liking", avoiding(interestById, (id) => ({ interests: [chosen(id)] }))],
])("what a %s rules out is not shown", (_what, cases) => {
  expect(cases.length).toBeGreaterThan(0);
  const shown = cases.filter(({ thing, brief }) => !broken(brief, { concepts: { [thing]: 1 } }).includes(`avoided ${thing}`));
  expect(shown.map(({ id, thing }) => `${id}: ${thing}`)).toEqual([]);
});

test("what two lovers do is for a daughter and her wife on their anniversary, not for her birthday, and never for a colleague", () => {
  const gift = { concepts: { romance: 1 } };
  const kindsFor = (person: string, occasion: string) => broken({ person: chosen(person), occasion: chosen(occasion) }, gift);
  expect(kindsFor("daughter", "birthday")).toEqual(["avoided romance"]);
  expect(kindsFor("daughter", "anniversary")).toEqual([]);
  expect(kindsFor("coworker", "anniversary")).toEqual(["avoided romance"]);
});
