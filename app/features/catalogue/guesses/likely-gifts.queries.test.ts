import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { findCategory, listFilledCategories } from "../categories.queries.server.ts";
import { countGiftsOfCategory } from "../category-counts.queries.server.ts";
import { listSitemapCategories } from "../sitemap.queries.server.ts";
import type { Category } from "../types.ts";
import { decideGuesses } from "./decide.commands.server.ts";
import { listLikelyGifts } from "./likely-gifts.queries.server.ts";
import { readWaitingGifts } from "./read-gifts.commands.server.ts";
import type { Guess } from "./types.ts";

useTestDatabase();
beforeEach(() => database().execute(sql`truncate gifts, categories, slug_redirects, offered_taxonomies, audit_log cascade`));

/** Reads "mom 80" in a name as the recipient with that confidence, and "words 80" as what words alone say. */
const read = () =>
  readWaitingGifts({
    reader: {
      version: "1",
      sources: ["learnt", "words"],
      read: (name): Guess[] =>
        [...name.matchAll(/(mom|words) (\d\d)/g)].map(([, by, percent]) => ({
          ...{ taxonomy: "recipient", slug: "mom", source: by === "words" ? "words" : "learnt", evidence: null },
          ...{ weight: Number(percent) / 100, confidence: Number(percent) / 100 },
        })),
    },
    standardCategories: async () => [],
  });
const mom = async () => (await findCategory("recipient", "mom")) as Category;
const likely = async (listed = 0) => (await listLikelyGifts(await mom(), listed)).map(({ name }) => name);

test("a recipient without enough sure gifts is given likely ones, the best first, which no count and no sitemap has", async () => {
  const { id } = await createCategory("recipient", { slug: "mom" });
  await createGift({ name: "Cup", recipient: ["dad"] });
  for (const [name, inStock] of [["Vase mom 75"], ["Plant mom 85"], ["Wok mom 52"], ["Kettle mom 95"], ["Lamp mom 80", false]] as const)
    await createGift({ name, inStock: inStock ?? true });
  await read();
  expect(await likely()).toEqual(["Plant mom 85", "Vase mom 75"]);
  expect(await likely(11)).toEqual(["Plant mom 85"]);
  expect(await likely(12)).toEqual([]);
  expect(await countGiftsOfCategory(id)).toBe(1);
});

test("where fewer than six are likely the next best guesses follow, which words alone do not make", async () => {
  await createCategory("recipient", { slug: "mom" });
  for (const percent of [57, 58, 61, 63, 65, 72, 71]) await createGift({ name: `Gift mom ${percent}` });
  await createGift({ name: "Mom's words 69" });
  await read();
  expect(await likely()).toEqual(["Gift mom 72", "Gift mom 71", "Gift mom 65", "Gift mom 63", "Gift mom 61", "Gift mom 58"]);
});

test("a ring in five colors is one idea: its other colors come after everything else", async () => {
  await createCategory("recipient", { slug: "mom" });
  for (const color of ["Black", "White", "Green", "Pink", "Gold"]) await createGift({ name: `Opal ring mom 88, ${color}` });
  for (const name of ["Plant mom 82", "Vase mom 75"]) await createGift({ name });
  await read();
  const names = await likely();
  expect(names.slice(0, 3)).toEqual(["Opal ring mom 88, Black", "Plant mom 82", "Vase mom 75"]);
  expect(names).toHaveLength(7);
});

test("rings of several sellers are no two ideas either: other things come between them", async () => {
  await createCategory("recipient", { slug: "mom" });
  for (const name of ["Halbrix opal ring, mom 89", "Nemmarc silver ring, mom 88", "Lumikra ring, mom 87", "Oldwyn pearl ring, mom 86"])
    await createGift({ name });
  for (const name of ["Plant, mom 75", "Vase, mom 74"]) await createGift({ name });
  await read();
  expect(await likely()).toEqual([
    "Halbrix opal ring, mom 89",
    "Nemmarc silver ring, mom 88",
    "Plant, mom 75",
    "Lumikra ring, mom 87",
    "Oldwyn pearl ring, mom 86",
    "Vase, mom 74",
  ]);
});

test("a category with likely gifts alone is listed and is in no sitemap; a refused guess is no likely gift", async () => {
  const { id } = await createCategory("recipient", { slug: "mom" });
  await createGift({ name: "Cup", recipient: ["dad"] });
  const plant = await createGift({ name: "Plant mom 85" });
  const listed = async () => (await listFilledCategories("recipient")).map(({ slug }) => slug).toSorted();
  expect(await listed()).toEqual(["dad"]);
  await read();
  expect(await listed()).toEqual(["dad", "mom"]);
  expect((await listSitemapCategories(["recipient"])).map(({ slug }) => slug)).toEqual(["dad"]);
  const editor = await createUser({ role: "admin" });
  await decideGuesses(editor.id, [{ giftId: plant.id, categoryId: id }], "refused");
  expect(await likely()).toEqual([]);
  expect(await listed()).toEqual(["dad"]);
});

test("what people have described is left as they described it", async () => {
  await createCategory("recipient", { slug: "mom" });
  await createGift({ name: "Plant mom 85", interest: ["plants"], occasion: ["birthday"], theme: ["green"] });
  await read();
  expect(await likely()).toEqual([]);
});
