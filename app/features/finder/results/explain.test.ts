import { describe, expect, test } from "vitest";
import { briefOf, chosen, giftProfile, read } from "#tests/factories/finder.ts";
import { explain, explainAll, her, KEEPS_WARM, pot, tea } from "#tests/factories/reasons.ts";
import { readGift } from "../read/read-gift.ts";
import { explainGifts } from "./explain.ts";

describe("what a reason says", () => {
  test("a liking of the person, and a whole clause of the gift's own text", () => {
    expect(explain(pot, tea)).toBe(`For her tea: ${KEEPS_WARM}.`);
  });

  test("two likings at once are joined", () => {
    const both = briefOf({ interests: [read("tea", "tea"), read("reading", "books")], ...her });
    const library = {
      name: "Tea library for a book club",
      description: "Twelve tins of tea stand beside the books of a long evening.",
      tags: { interest: ["tea", "reading"] },
    };
    expect(explain(library, both)).toBe(
      "For her tea and her hours with a book: Twelve tins of tea stand beside the books of a long evening.",
    );
  });

  test("whoever likes birds gets a picture of them too, which is nothing of theirs", () => {
    const birds = briefOf({ interests: [read("birdwatching", "birds")] });
    const scarf = {
      name: "Silk scarf with birds",
      description: "Wrens and finches sit along the hem.",
      tags: { interest: ["birdwatching"] },
    };
    expect(explain(scarf, birds)).toBe("For a bird lover: Wrens and finches sit along the hem.");
  });

  test("what hurts and is helped, besides the liking and alone", () => {
    const kneeler = {
      name: "Garden kneeler",
      description: "A foam pad protects the knees on wet ground.",
      tags: { interest: ["gardening"] },
    };
    const text = "she gardens and her knees are shot";
    expect(explain(kneeler, briefOf({ text, interests: [read("gardening", "gardens")], ...her }))).toBe(
      "For her gardening and sore knees: A foam pad protects the knees on wet ground.",
    );
    expect(explain(kneeler, briefOf({ text: "her knees are shot", ...her }))).toBe(
      "For sore knees: A foam pad protects the knees on wet ground.",
    );
    const lamp = { name: "Headlamp", description: "White light reaches about 300 feet on a dark path.", tags: {} };
    expect(explain(lamp, briefOf({ text: "his feet are sore" }))).toBe("");
  });

  test("what a stated situation asks for, where a clause shows that the gift has it", () => {
    const brief = briefOf({ text: "always cold", situations: [read("always-cold", "always cold")] });
    const slippers = { name: "Felt slippers", description: "Boiled felt keeps heels and toes warm on a tiled floor.", tags: {} };
    expect(explain(slippers, brief)).toBe("For cold days: Boiled felt keeps heels and toes warm on a tiled floor.");
    expect(explain({ ...slippers, description: "Boiled felt covers the foot up to the ankle." }, brief)).toBe("");
  });

  test("cold hands are helped by what warms hands, and not by slippers", () => {
    const brief = briefOf({ text: "always cold hands", situations: [read("always-cold", "always cold")] });
    const slippers = { name: "Felt slippers", description: "Boiled felt keeps heels and toes warm on a tiled floor.", tags: {} };
    const mittens = { name: "Felt mittens", description: "Boiled felt keeps both hands warm on a walk in January.", tags: {} };
    expect(explain(slippers, brief)).toBe("");
    expect(explain(mittens, brief)).toBe("For cold hands: Boiled felt keeps both hands warm on a walk in January.");
  });

  test("nothing of wear, age and what becomes of a gift", () => {
    const cats = briefOf({ text: "he has two cats", interests: [read("cats", "cats")] });
    const sofa = (description: string) => explain({ name: "Cardboard cat scratcher", description, tags: { interest: ["cats"] } }, cats);
    expect(sofa("It flips over when one side is worn, and the whole thing goes in the recycling.")).toBe("");
    expect(sofa("It gives a cat something better to scratch than the arm of a chair.")).not.toBe("");
  });

  test("what a part does of a gift that is called after the liking, and only of one", () => {
    const description = "It comes in a box of cedar. A folded card shows the water temperature and the stroke of the whisk.";
    const card = "A folded card shows the water temperature and the stroke of the whisk";
    const matcha = briefOf({ interests: [read("matcha", "matcha")], ...her });
    expect(explain({ name: "Matcha whisking set", description, tags: { interest: ["tea"] } }, matcha)).toBe(`For her matcha: ${card}.`);
    expect(explain({ name: "Whisking set", description, tags: { interest: ["tea"] } }, matcha)).toBe("");
  });

  test("a property in negative words, for it is one", () => {
    const net = {
      name: "Landing net for fishing",
      description: "A cherry handle holds a soft mesh that does not catch hooks.",
      tags: { interest: ["fishing"] },
    };
    expect(explain(net, briefOf({ interests: [read("fishing", "fishing")] }))).toBe(
      "For their fishing: A cherry handle holds a soft mesh that does not catch hooks.",
    );
  });

  test("an occasion that the gift's own words name", () => {
    const brief = briefOf({ occasion: read("graduation", "graduation") });
    const frame = { name: "Graduation frame", description: "A brass hook beside the picture keeps the tassel in view.", tags: {} };
    expect(explain(frame, brief)).toBe("For the graduation: A brass hook beside the picture keeps the tassel in view.");
    expect(explain({ ...frame, name: "Picture frame", tags: { occasion: ["graduation"] } }, brief)).toBe("");
  });

  test("a child's age, where the gift states its own and nothing closer was asked for", () => {
    const blocks = { name: "Wooden blocks", description: "Forty blocks stack into a tower with a gate. Ages 6 and up.", tags: {} };
    const aged = (years: number) => briefOf({ age: read({ min: years, max: years }, String(years)) });
    expect(explain(blocks, aged(8))).toBe("Right for age 8: Forty blocks stack into a tower with a gate.");
    expect(explain(blocks, aged(4))).toBe("");
    expect(explain(blocks, aged(12))).toBe("");
    expect(explain(blocks, { ...aged(8), interests: [read("tea", "tea")] })).toBe("");
  });
});

describe("how it says it", () => {
  test("no build of a sentence stands more than twice among six, and every gift has one", () => {
    const builds = explainAll(
      Array.from({ length: 14 }, () => pot),
      tea,
    ).map((reason) => reason.replace(KEEPS_WARM, "…"));
    expect(new Set(builds)).toEqual(new Set(["For her tea: ….", "For the tea drinker: ….", "Because she likes tea: …."]));
    for (let from = 0; from + 6 <= builds.length; from++) {
      const six = builds.slice(from, from + 6);
      for (const build of new Set(six)) expect(six.filter((other) => other === build).length).toBeLessThanOrEqual(2);
    }
  });

  test("quietly where somebody grieves", () => {
    const sad = { ...tea, occasion: read("sympathy", "grieving") };
    for (const reason of explainAll([pot, pot, pot, pot, pot, pot], sad)) expect(reason).not.toMatch(/Because|For the/);
  });

  test.each([
    ["my wife drinks tea", her.gender, "her"],
    ["he drinks tea", read("male" as const, "he"), "his"],
    ["they drink tea, my sister and her family", null, "their"],
    ["4 lads who drink tea", read("male" as const, "lads"), "their"],
    ["a tea drinker", null, "their"],
    ["somebody who drinks tea and wakes her husband", read("male" as const, "husband"), "their"],
  ])("%s: whose it is", (text, gender, whose) => {
    const person = text.includes("husband") ? read("husband", "husband") : null;
    expect(explain(pot, { ...tea, text, gender, person })).toMatch(new RegExp(`^For ${whose} tea:`));
  });

  test("to oneself", () => {
    expect(explain(pot, { ...tea, person: read("myself", "me") })).toMatch(/^For your tea:/);
  });

  test("a sentence that is too long, or goes on badly, is cut where a clause ends", () => {
    const long = `${KEEPS_WARM}, and the lid has a small hole through which steam comes out slowly until the candle has burned down at last`;
    expect(explain({ ...pot, description: `${long}.` }, tea)).toBe(`For her tea: ${KEEPS_WARM}.`);
    expect(explain({ ...pot, description: `${KEEPS_WARM} while you read.` }, tea)).toBe(`For her tea: ${KEEPS_WARM}.`);
    expect(explain({ ...pot, description: `${KEEPS_WARM}; it is not for the oven.` }, tea)).toBe(`For her tea: ${KEEPS_WARM}.`);
  });

  test("a liking chosen in the form is said as well", () => {
    expect(explain(pot, briefOf({ interests: [chosen("tea")] }))).toMatch(/^For their tea: /);
  });
});

test("long text of a shop costs no more than its length", () => {
  const description = `${"A ".repeat(200_000)}. ${"a, ".repeat(100_000)}; ${"1,".repeat(100_000)}.`;
  const reading = readGift(giftProfile({ ...pot, description: "" }));
  const startedAt = performance.now();
  expect(explainGifts([{ ...reading, profile: { ...reading.profile, description } }], tea)).toEqual([[]]);
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});
