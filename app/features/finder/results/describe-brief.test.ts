import fc from "fast-check";
import { expect, test } from "vitest";
import { runAtOnce } from "#app/platform/work/steps.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { arbitraryBrief } from "#tests/factories/arbitrary-brief.ts";
import { briefOf, chosen, read } from "#tests/factories/finder.ts";
import { readBrief, readQuestion } from "./questions.ts";
import { describeBrief, listRelaxationLinks } from "./describe-brief.ts";
import type { ScreenChip } from "./screen-types.ts";

const BRIEF = briefOf({
  text: "For my sister, no candles",
  person: read("sister", "sister"),
  age: { value: { min: 18, max: 75 }, source: "assumed", words: "" },
  interests: [read("coffee", "coffee")],
  excluded: [read("raffia", "no raffia")],
  otherWords: ["harmonica"],
  leans: ["cheaper"],
});
const briefBehind = (link: string) => readBrief(new URLSearchParams(link.split("?")[1]));
const chipNamed = (label: string) => describeBrief(BRIEF).chips.find((chip) => chip.label === label) as ScreenChip;

test("everything understood is a chip with a way to take it away", () => {
  expect(describeBrief(BRIEF).chips.map(({ label, isAssumed }) => [label, isAssumed])).toEqual([
    ["Sister", false],
    ["Ages 18+", true],
    ["Coffee", false],
    ["No raffia", false],
    ["“harmonica”", false],
    ["Usually $20 to $75", true],
  ]);
  expect(briefBehind(chipNamed("Coffee").removeTo).interests).toEqual([]);
  expect(briefBehind(chipNamed("Coffee").removeTo)).toMatchObject({ person: { value: "sister" }, leans: ["cheaper"] });
  expect(briefBehind(chipNamed("Sister").removeTo)).toMatchObject({ person: null, age: null });
});

test("what has a small form knows what it starts with", () => {
  expect(chipNamed("Ages 18+").change).toEqual({
    field: "age",
    value: "18-75",
    input: { type: "years", labels: ["Age from", "Age to"] },
    ends: ["minAge", "maxAge"],
  });
  expect(chipNamed("Coffee").change).toEqual({
    field: "interest",
    value: "Coffee",
    chip: "interest:coffee",
    input: { type: "words", label: "What they like" },
  });
  const several = describeBrief(briefOf({ excluded: [chosen("mugs")], otherWords: ["harmonica"] })).chips;
  expect(several.map(({ change }) => change)).toEqual([
    { field: "without", value: "mugs", chip: "without:mugs", input: { type: "words", label: "What to leave out" } },
    { field: "word", value: "harmonica", chip: "word:harmonica", input: { type: "words", label: "What to look for" } },
  ]);
  const { chips } = describeBrief(briefOf({ shipsTo: chosen("GB"), date: chosen("2026-12-24"), withinDays: chosen(3) }));
  expect(chips.map(({ change }) => change)).toEqual([
    { field: "date", value: "2026-12-24", input: { type: "day", label: "The day you’ll give it" } },
    { field: "within", value: "3", input: { type: "days", label: "Days until it has to arrive" } },
    { field: "ships", value: "GB", input: { type: "country", label: "Where it ships to" } },
  ]);
});

test("what somebody has already is a chip of its own, which can be changed and taken away", () => {
  const { brief } = runAtOnce(
    readQuestion(new URLSearchParams("text=for my dad, he already has boards and hates wine"), {
      today: "2026-11-21",
      country: "US",
    }),
  );
  const chips = describeBrief(brief).chips.filter(({ id }) => id.startsWith("without:"));
  expect(chips.map(({ label }) => label)).toEqual(["Already has boards", "No wine"]);
  expect(chips[0]?.change).toMatchObject({ field: "without", value: "boards" });
  expect(briefBehind(chips[0]?.removeTo ?? "").excluded.map(({ words }) => words)).toEqual(["wine"]);
});

test("every chip of any brief leads to an address without it", () => {
  fc.assert(
    fc.property(arbitraryBrief(), (brief) => {
      for (const { id, removeTo } of describeBrief(brief).chips) {
        const rest = describeBrief(briefBehind(removeTo)).chips.map((chip) => chip.id);
        // A person chosen by name still implies an age, which comes back as an assumption.
        if (!["age", "gender"].includes(id)) expect(rest).not.toContain(id);
      }
    }),
    { numRuns: 60 },
  );
});

test("a way out says what it brings and leads there", () => {
  const brief = briefOf({ budget: chosen({ minCents: null, maxCents: 6000, targetCents: null, currency: CURRENCY }) });
  expect(listRelaxationLinks([{ limit: "budget", label: "Up to $60 instead of $40", brief, gifts: 8 }])).toEqual([
    { label: "Up to $60 instead of $40", gifts: 8, to: "/gift-finder?budget=60" },
  ]);
});

test("taking away the last thing that was read takes the sentence away too, or it would be read again", () => {
  const brief = runAtOnce(readQuestion(new URLSearchParams("text=coffee"), { today: "2026-11-21", country: "US" })).brief;
  expect(describeBrief(brief).chips.map(({ removeTo }) => removeTo)).toEqual(["/gift-finder"]);
});
