import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { CatalogueValues } from "#app/features/catalogue/import-columns.ts";
import { lexicon } from "#app/features/finder/lexicon/lexicon.ts";
import { hasTags, withoutTags } from "../without-tags.ts";
import type { ListedGift } from "../eval-database.ts";
import { agesClash, listUnknownKeys, measureAnswers } from "./figures.ts";
import { gradeOf, JudgementsError, keysOf, nameHash, readJudgements } from "./judgements.ts";
import { claimsOfReading, readModelReadings } from "./model-readings.ts";
import { openCatalogue } from "./shop.ts";

const SHOP = path.resolve("tests/eval/small-shop");
const folder = mkdtempSync(path.join(tmpdir(), "presently-foreign-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file of judgements or readings and returns its name. */
function written(content: unknown): string {
  const file = path.join(folder, "file.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

async function listShop(): Promise<ListedGift[]> {
  const gifts: ListedGift[] = [];
  for await (const { values } of (await openCatalogue(path.join(SHOP, "catalogue.csv"))).rows()) {
    const { external_id: externalId = "", name = "", price } = values ?? {};
    const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
    gifts.push({ id: externalId, externalId, slug, name, description: "", tags: "", priceCents: Number(price) * 100 });
  }
  return gifts;
}

describe("a file of judgements", () => {
  const good = { briefs: [{ text: "gift for mom", grades: { a: 1 } }] };

  test("is read with the defaults: weights, open, complete", () => {
    expect(readJudgements(written(good))).toMatchObject({
      scale: "weights",
      complete: true,
      briefs: [{ id: "b1", half: "open", interest: false }],
    });
  });

  test.each([
    ["no JSON", "{", "cannot be read as JSON"],
    ["another form", { briefs: "all" }, "briefs: "],
    ["no brief", { briefs: [] }, "briefs: "],
    ["an unknown word", { ...good, catalog: "x" }, "catalog"],
    ["a day that is none", { day: "2026-02-30", ...good }, "day: "],
    ["a weight above one", { briefs: [{ text: "gift", grades: { a: 2 } }] }, "brief b1, gift a: 2 is more than 1"],
    ["a grade above three", { scale: "grades", briefs: [{ text: "gift", grades: { a: 4 } }] }, "4 is more than 3"],
    ["two briefs of one name", { briefs: [...good.briefs, { id: "b1", text: "gift", grades: {} }] }, "two briefs are called b1"],
  ])("with %s is refused in words", (_what, content, said) => {
    expect(() => readJudgements(written(content))).toThrow(JudgementsError);
    expect(() => readJudgements(written(content))).toThrow(said);
  });

  test("that is not there is refused too", () => {
    expect(() => readJudgements(path.join(folder, "none.json"))).toThrow(JudgementsError);
  });

  test("names a gift by its external id, slug, name, or a hash that tells nothing of it", () => {
    const gift = { externalId: "s1", slug: "mug", name: "Mug" };
    const [brief] = readJudgements(written(good)).briefs;
    for (const key of keysOf(gift, "gift for mom")) {
      const judgements = readJudgements(written({ briefs: [{ text: "gift for mom", grades: { [key]: 0.5 } }] }));
      expect(gradeOf(judgements, judgements.briefs[0] ?? (brief as never), gift), key).toBe(1.5);
    }
    expect(keysOf(gift, "gift for mom")).toContain(nameHash("Mug"));
  });

  test("that is not complete leaves open what has no grade", () => {
    const judgements = readJudgements(written({ ...good, complete: false }));
    const gift = { externalId: null, slug: "mug", name: "Mug" };
    expect(gradeOf(judgements, judgements.briefs[0] as never, gift)).toBeNull();
  });
});

describe("figures", () => {
  const judgements = readJudgements(path.join(SHOP, "judgements.json"));
  const open = judgements.briefs.filter(({ half }) => half === "open");

  test("are perfect for the best answers, and count what is unfit for the age, over the price and missing", async () => {
    const gifts = await listShop();
    const measure = (coffee: string[], child: string[]) =>
      measureAnswers(judgements, open, gifts, new Map(Object.entries({ coffee, child })));
    expect(measure(["s1", "s3"], ["s5", "s4"])).toMatchObject({
      briefs: 2,
      ndcg: 1,
      precision: 1,
      ageClashes: 0,
      empty: 0,
      limitsRespected: 1,
    });
    // The night light is a child's and the grinder costs too much; the child gets nothing.
    const poor = measure(["s5", "s2"], []);
    expect(poor).toMatchObject({
      ndcg: 0,
      precision: 0,
      ageClashes: 0.5,
      childrensToAdults: 0.5,
      empty: 0.5,
      limitsRespected: 0.5,
      wrong: 1,
    });
    expect(listUnknownKeys(judgements, gifts)).toEqual([]);
    expect(listUnknownKeys(judgements, gifts.slice(1))).toEqual(["s1"]);
  });

  test.each([
    [[40, 80], [3, 7], true],
    [[40, 80], [12, 99], false],
    [[4, 4], [18, 99], true],
    [[4, 4], [1, 3], false],
    [[4, 4], [6, 9], true],
    [[9, 9], [3, 7], true],
    [[16, 20], [3, 7], false],
  ] as const)("call a gift for %j and one of %j a clash: %s", (person, gift, isClash) => {
    expect(agesClash(person, gift)).toBe(isClash);
  });
});

test("what editors say of a gift can be left out", () => {
  const values = { name: "Mug", price: "4", gender: "female", interest_types: "coffee" } as CatalogueValues;
  expect(withoutTags(values)).toEqual({ name: "Mug", price: "4" });
  expect([hasTags(values), hasTags(withoutTags(values)), hasTags({ price_tier: "under-25" } as CatalogueValues)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a file that cannot be imported is refused in words", async () => {
  await expect(openCatalogue(written("no,columns\n1,2\n"))).rejects.toThrow(/cannot be imported/);
  await expect(openCatalogue(path.join(folder, "none.csv"))).rejects.toThrow(/cannot be imported/);
});

describe("a file of a model's readings", () => {
  test("becomes claims of a model", () => {
    const [first, second] = readModelReadings(path.join(SHOP, "readings.jsonl"));
    expect(claimsOfReading(first as never)).toContainEqual({ kind: "interest", id: "coffee", weight: 0.9, quote: "" });
    expect(claimsOfReading(second as never)).toContainEqual({ kind: "child", weight: 1, from: 3, to: 7 });
  });

  test("names the line that is wrong", () => {
    expect(() => readModelReadings(written('\n{"gift":"a","interests":{"tea":11}}\n'))).toThrow(/line 2: /);
    expect(() => readModelReadings(path.join(folder, "none.jsonl"))).toThrow(JudgementsError);
  });
});

test.each(["small-shop/readings.jsonl", "model-readings/guides.jsonl", "model-readings/headings.jsonl", "model-readings/real-shop.jsonl"])(
  "%s uses ids of the lexicon",
  (file) => {
    const { interestById, occasionById, personById, traitById } = lexicon();
    for (const { interests, occasions, people, traits } of readModelReadings(path.join("tests/eval", file))) {
      expect(Object.keys(interests).filter((id) => !interestById.has(id))).toEqual([]);
      expect(Object.keys(occasions).filter((id) => !occasionById.has(id))).toEqual([]);
      expect(Object.keys(people).filter((id) => !personById.has(id))).toEqual([]);
      expect(Object.keys(traits).filter((id) => !traitById.has(id))).toEqual([]);
    }
  },
);
