import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runAtOnce } from "#app/platform/work/steps.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { arbitraryBrief } from "#tests/factories/arbitrary-brief.ts";
import { briefOf, chosen, read } from "#tests/factories/finder.ts";
import { briefLink, isBlank, isQuestion, isSentenceAlone, readBrief, readQuestion, unreadBriefLink } from "./questions.ts";
import { briefToParams } from "../brief/address.ts";
import type { Brief } from "../types.ts";
import { BELOW_FIELD } from "./screen-texts.ts";

const circumstances = { today: "2026-11-21", country: "US" };
const readForm = (params: URLSearchParams) => runAtOnce(readQuestion(params, circumstances));
const ask = (query: string) => readForm(new URLSearchParams(query)).brief;
/** Returns the answer to a form that carries this brief along and sends these fields. */
const askAbout = (brief: Brief, fields: Record<string, string>) => {
  const params = briefToParams(brief);
  for (const [name, value] of Object.entries(fields)) params.set(name, value);
  return readForm(params).brief;
};

describe("what is a question", () => {
  test.each(["text=for+mom", "text=", "more=under+30", "words=x", "from=20&to=", "person=&occasion=", "minAge=3"])(
    "%s comes from a form",
    (query) => {
      expect(isQuestion(new URLSearchParams(query))).toBe(true);
    },
  );

  test("the address of a brief is none, so that nothing goes round in circles", () => {
    fc.assert(
      fc.property(arbitraryBrief(), (brief) => {
        const params = briefToParams(brief);
        expect(isQuestion(params)).toBe(isSentenceAlone(params));
      }),
    );
  });

  test.each(["said=Coffee+for+my+sister", "q=Coffee+for+my+sister"])("%s alone is read like the form's sentence", (query) => {
    expect(isQuestion(new URLSearchParams(query))).toBe(true);
    expect(briefLink(ask(query))).toBe(briefLink(ask("text=Coffee+for+my+sister")));
  });

  test("a sentence that says nothing answers with itself", () => {
    expect(briefLink(ask("said=hello+there"))).toBe("/gift-finder?said=hello+there");
  });

  test("its answer is an address that is understood as it stands", () => {
    const link = briefLink(ask("text=Coffee+for+my+sister+who+just+moved,+around+$50&person=&occasion=&budget="));
    const params = new URLSearchParams(link.slice(link.indexOf("?")));
    expect(isQuestion(params)).toBe(false);
    expect(briefLink(readBrief(params))).toBe(link);
  });
});

describe("a sentence", () => {
  test("is understood, and shown as it was written", () => {
    expect(ask("text=Coffee+for+my+sister,+under+$50")).toMatchObject({
      text: "Coffee for my sister, under $50",
      person: { value: "sister", source: "text" },
      budget: { value: { maxCents: 5000 } },
      interests: [{ value: "coffee" }],
    });
  });

  test("leaves what is chosen beside it", () => {
    expect(ask("text=for+my+sister&person=mom&budget=40")).toMatchObject({
      person: { value: "mom", source: "form" },
      budget: { value: { maxCents: 4000 } },
    });
  });

  test("another one counts before everything older, chosen or said", () => {
    const before = briefOf({
      text: "For my sister.",
      person: read("sister", "sister"),
      budget: chosen({ minCents: 4000, maxCents: 6000, targetCents: null, currency: CURRENCY }),
    });
    const after = askAbout(before, { words: "For my sister.", more: "Make it under $30, she likes tea" });
    expect(after).toMatchObject({ person: { value: "sister" }, budget: { value: { maxCents: 3000 } }, interests: [{ value: "tea" }] });
    expect(after.text).toBe("For my sister. Make it under $30, she likes tea");
  });

  test("about another person takes along what followed from the first", () => {
    const before = briefOf({
      person: chosen("mom"),
      age: { value: { min: 25, max: 80 }, source: "assumed", words: "" },
      gender: { value: "female", source: "assumed", words: "" },
    });
    expect(askAbout(before, { more: "actually it is for my brother" })).toMatchObject({
      person: { value: "brother" },
      gender: { value: "male" },
    });
  });

  test("written anew, what was read from the old one goes, and what was chosen stays", () => {
    const before = briefOf({
      text: "Coffee for my sister",
      person: read("sister", "sister"),
      interests: [read("coffee", "Coffee"), chosen("reading")],
      surprise: 30,
    });
    const after = askAbout(before, { words: "Tea for my brother", more: "" });
    expect(after.person?.value).toBe("brother");
    expect(after.interests.map(({ value }) => value).toSorted()).toEqual(["reading", "tea"]);
    expect(after).toMatchObject({ text: "Tea for my brother", surprise: 30 });
  });

  test("sent again unchanged, it brings nothing back that was taken away", () => {
    const before = briefOf({ text: "Coffee and tea", interests: [read("tea", "tea")] });
    expect(askAbout(before, { words: "Coffee and tea", more: "" })).toEqual(before);
  });
});

describe("what nobody but the engine has read yet", () => {
  const unreadOf = (query: string) => readForm(new URLSearchParams(query));

  test.each([
    ["text=For+my+mum&person=", "For my mum"],
    ["said=For+my+mum&words=For+my+mum&more=She+likes+tea", "She likes tea"],
    ["said=For+my+mum&words=For+my+dad&more=He+likes+tea", "For my dad He likes tea"],
    ["said=For+my+mum&words=For+my+mum&more=", ""],
    ["said=For+my+mum&from=20&to=40", ""],
  ])("of %s is %j, at the end of the sentence", (query, newText) => {
    const question = unreadOf(query);
    expect(question.newText).toBe(newText);
    expect(question.brief.text.endsWith(newText)).toBe(true);
    expect(new URLSearchParams(unreadBriefLink(question).split("?")[1]).get("unread")).toBe(newText === "" ? null : String(newText.length));
  });
});

describe("a step", () => {
  test("that changes the person takes along what followed from the old one", () => {
    const before = briefOf({ person: read("mom", "mom"), age: { value: { min: 25, max: 80 }, source: "assumed", words: "" } });
    const after = askAbout(before, { person: "toddler", wasPerson: "mom" });
    expect(after).toMatchObject({ person: { value: "toddler" }, age: { value: { max: 3 }, source: "assumed" } });
    expect(askAbout(before, { person: "mom*t*mom", wasPerson: "mom" }).age).toEqual(before.age);
  });

  test("that names an occasion with a day assumes that day", () => {
    expect(ask("occasion=christmas&person=").date).toEqual({ value: "2026-12-25", source: "assumed", words: "" });
  });
});

describe("two fields for one thing", () => {
  test.each([
    ["from=20&to=40", { minCents: 2000, maxCents: 4000 }],
    ["from=40&to=20", { minCents: 2000, maxCents: 4000 }],
    ["from=24,50&to=1.234,50", { minCents: 2450, maxCents: 123_450 }],
    ["from=9,50&to=24,50", { minCents: 950, maxCents: 2450 }],
    ["budget=24,50", { minCents: null, maxCents: 2450 }],
    ["from=&to=$1,200", { minCents: null, maxCents: 120_000 }],
    ["from=20&to=", { minCents: 2000, maxCents: null }],
  ])("%s", (query, sums) => {
    expect(ask(query).budget?.value).toMatchObject(sums);
  });

  test("left empty they take the budget or the age away", () => {
    const before = briefOf({
      budget: chosen({ minCents: null, maxCents: 5000, targetCents: null, currency: CURRENCY }),
      age: chosen({ min: 3, max: 5 }),
    });
    expect(askAbout(before, { from: "", to: "", minAge: "", maxAge: "" })).toMatchObject({ budget: null, age: null });
    expect(askAbout(before, { minAge: "60", maxAge: "" }).age?.value).toEqual({ min: 60, max: 120 });
  });

  test("I3: nonsense in them is ignored", () => {
    expect(ask("from=1e308&to=-3&minAge=x&maxAge=%00")).toMatchObject({ budget: null, age: null });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("text", "more", "words", "from", "to", "minAge", "person"), fc.string({ unit: "binary" }))),
        (pairs) => void readForm(new URLSearchParams(pairs)),
      ),
    );
  });
});

test("a brief with nothing to go on is blank", () => {
  expect(isBlank(briefOf({ text: "hello", shipsTo: chosen("US") }))).toBe(true);
  expect(isBlank(briefOf({ surprise: 40 }))).toBe(false);
  expect(isBlank(briefOf({ otherWords: ["harmonica"] }))).toBe(false);
});

test("a follow-up is applied whole: what it nudges, and what it states", () => {
  const brief = ask("said=my+sister+loves+tea&interest=tea*t*tea&person=sister*t*my+sister&more=cheaper+please,+and+nothing+for+plants");
  expect(brief.leans).toEqual(["cheaper"]);
  expect(brief.excluded.map(({ words }) => words).join(" ")).toMatch(/plants/);
  expect(brief.interests.map(({ value }) => value)).toEqual(["tea"]);
  expect(brief.otherWords).toEqual([]);
  expect(brief.text).toBe("my sister loves tea cheaper please, and nothing for plants");
  expect(ask("interest=tea&more=surprise+me").surprise).toBe(60);
  const below = (more: string) => ask(`interest=tea&budget=60&below=2350&more=${more}`);
  expect(below("cheaper+please,+no+plants")).toMatchObject({
    leans: [],
    budget: { value: { minCents: null, maxCents: 2349, targetCents: null, currency: CURRENCY } },
  });
  expect(below("cheaper,+under+$15").budget?.value.maxCents).toBe(1500);
  expect(below("she+likes+tea").budget?.value.maxCents).toBe(6000);
  expect(ask("interest=tea&below=x&more=cheaper").leans).toEqual(["cheaper"]);
});

describe("a follow-up is applied whole", () => {
  const plants = () => ask("text=my+mom+loves+houseplants+and+tea");
  test.each([
    ["cheaper please, and nothing for plants", { BELOW: "3500" }, ["tea"], ["plants"], 3499],
    ["nothing with plants, and under 20", {}, ["tea"], ["plants"], 2000],
    ["she already has enough plants", {}, ["houseplants", "tea"], ["plants"], null],
    ["no tea, something for yoga instead", {}, ["yoga-wellness", "houseplants"], ["tea-gifts"], null],
  ])("%s", (more, fields, interests, excluded, most) => {
    const { BELOW } = fields as { BELOW?: string };
    const brief = askAbout(plants(), { more, ...(BELOW === undefined ? {} : { [BELOW_FIELD]: BELOW }) });
    expect(brief.interests.map(({ value }) => value)).toEqual(interests);
    expect(brief.excluded.map(({ value }) => value)).toEqual(excluded);
    expect(brief.budget?.value.maxCents ?? null).toBe(most);
  });
});
