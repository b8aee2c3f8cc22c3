import { expect, test } from "vitest";
import type { AskableModel } from "#app/platform/ai/language-model.server.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { type KnownValue, suggestCategories } from "./suggest-categories.server.ts";

const value = (slug: string): KnownValue => ({ id: `id-${slug}`, slug, name: slug });
const known = {
  ...(Object.fromEntries(TAXONOMIES.map(({ key }) => [key, [] as KnownValue[]])) as Record<
    (typeof TAXONOMIES)[number]["key"],
    KnownValue[]
  >),
  interest: [value("gardening"), value("astronomy")],
  theme: [value("rustic")],
  priceTier: [value("splurge")],
};
const answering = (answer: unknown): AskableModel => ({
  async *ask() {
    yield answer === null
      ? { kind: "none" as const, reason: "invalid-reply" as const }
      : ({ kind: "whole" as const, value: answer } as never);
  },
});
const NAME = "Garden tool set";
const TEXT = "A trowel and pruning shears for gardening.";

test("without a model the words speak, of values that the shop has", async () => {
  const { suggestions, engine } = await suggestCategories(NAME, TEXT, known, { model: null });
  expect(engine).toBe("words");
  expect(suggestions.map(({ slug }) => slug)).toEqual(["gardening"]);
  expect(await suggestCategories(NAME, TEXT, { ...known, interest: [] }, { model: null })).toMatchObject({ suggestions: [] });
});

test("a model's values are added, the surer opinion counts, and what it makes up does not", async () => {
  const model = answering({
    values: [
      { taxonomy: "theme", slug: "rustic", confidence: 0.654 },
      { taxonomy: "interest", slug: "gardening", confidence: 0.1 },
      { taxonomy: "interest", slug: "made-up", confidence: 1 },
      { taxonomy: "priceTier", slug: "splurge", confidence: 1 },
    ],
    gender: "female",
  });
  const { suggestions, engine, gender } = await suggestCategories(NAME, TEXT, known, { model });
  expect([engine, gender]).toEqual(["model", "female"]);
  expect(suggestions.map(({ slug }) => slug)).toEqual(["gardening", "rustic"]);
  expect(suggestions[1]?.confidence).toBe(0.65);
});

test("what people have refused for the gift is not suggested again, by neither", async () => {
  const model = answering({ values: [{ taxonomy: "theme", slug: "rustic", confidence: 0.9 }], gender: "unisex" });
  const refused = new Set(["id-gardening", "id-rustic"]);
  expect((await suggestCategories(NAME, TEXT, known, { model, refused })).suggestions).toEqual([]);
});

test("G3: a model that fails or talks nonsense leaves the words", async () => {
  expect(await suggestCategories(NAME, TEXT, known, { model: answering(null) })).toEqual(
    await suggestCategories(NAME, TEXT, known, { model: null }),
  );
});
