import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { continueReading } from "#app/features/catalogue/model-reading/read-lots.commands.server.ts";
import { startModelRun } from "#app/features/catalogue/model-reading/runs.commands.server.ts";
import { readWaitingGifts } from "#app/features/catalogue/guesses/read-gifts.commands.server.ts";
import { createLanguageModel } from "#app/platform/ai/language-model.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { startLanguageModel } from "#tests/fakes/language-model.ts";
import { readAs } from "#tests/fakes/product-models.ts";
import { createUser } from "#tests/factories/users.ts";
import { createModelReader } from "../read/by-model/model-reader.server.ts";
import { currentShopReader, readWith } from "../read/learnt/current-reader.ts";
import { childProbability, readLearnt } from "../read/learnt/read-learnt.ts";
import { noteCertainty } from "./certainty.commands.server.ts";
import { listCertainty } from "./certainty.queries.server.ts";
import { learnFromShop } from "./learn.commands.server.ts";
import { listLabelledGifts } from "./lessons.queries.server.ts";
import { currentGiftReader, followShopReader } from "./shop-reader.queries.server.ts";
import { teachGift, undoTeaching } from "./teach.commands.server.ts";

useTestDatabase();
beforeEach(async () => {
  readWith(null);
  await database().execute(sql`truncate gifts, categories, model_readings, shop_reader, shop_certainty, audit_log cascade`);
});

const COLORS = ["red", "blue", "green", "gray", "white", "amber", "teal", "black", "pink", "gold", "ivory", "plum"];
const GLAZES = ["matte", "glossy", "speckled", "plain", "hand-thrown"];
const look = () => learnFromShop(new AbortController().signal);
const readAll = async () => readWaitingGifts({ reader: await currentGiftReader(), standardCategories: async () => [] });

/** A shop that says of its pots that they are for coffee lovers, which nobody would guess of their names. Returns the batches of the answers. */
async function teachPots(actor: string, coffeeId: string, gifts: number): Promise<string[]> {
  const batches: string[] = [];
  for (const [place, name] of COLORS.flatMap((color) => GLAZES.map((glaze) => `${glaze} ${color} pot`))
    .slice(0, gifts)
    .entries()) {
    const isPot = place % 3 > 0;
    const gift = await createGift({ name: isPot ? name : name.replace("pot", "sculpture"), description: "" });
    const batch = await teachGift(actor, {
      giftId: gift.id,
      categories: [{ id: coffeeId, step: isPot ? "very" : "no" }],
      claims: [{ kind: "child", step: "no" }],
    });
    batches.push(batch ?? "");
  }
  return batches;
}

async function guessesOf(giftId: string): Promise<unknown[]> {
  const { rows } = await database().execute(sql`
    select c.slug, k.source, k.confidence from category_guesses k join categories c on c.id = k.category_id
    where k.gift_id = ${giftId} and decision is null`);
  return rows;
}

const coffeeOf = (name: string) => readLearnt(name).find((claim) => claim.kind === "interest" && claim.id === "coffee")?.weight ?? 0;

test("fifty labels train a reader: other gifts are guessed anew, refused guesses stay refused, every server follows, and undoing is forgotten", async () => {
  const { id: actor } = await createUser({ role: "admin" });
  const coffee = await createCategory("interest", { slug: "coffee" });
  const other = await createGift({ name: "navy matte pot", description: "" });
  const refused = await createGift({ name: "olive glossy pot", description: "" });
  await teachGift(actor, { giftId: refused.id, categories: [{ id: coffee.id, step: "no" }], claims: [] });
  const batches = await teachPots(actor, coffee.id, 48);
  await readAll();
  await noteCertainty();
  expect([await look(), await look(), await guessesOf(other.id)]).toEqual(["too-few", "too-few", []]);
  batches.push(...(await teachPots(actor, coffee.id, 7)));
  expect([await look(), await look(), await look()]).toEqual(["wait", "learnt", "nothing-new"]);

  const before = coffeeOf("navy matte pot");
  await readAll();
  expect(await guessesOf(other.id)).toEqual([{ slug: "coffee", source: "learnt", confidence: expect.any(Number) }]);
  expect(await guessesOf(refused.id)).toEqual([]);
  expect(coffeeOf("navy matte pot")).toBeGreaterThan(before + 0.3);

  // Another server has heard of nothing yet.
  const here = currentShopReader();
  readWith(null);
  expect((await followShopReader())?.stamp).toBe(here?.stamp);
  expect(coffeeOf("navy matte pot")).toBeGreaterThan(before + 0.3);

  await noteCertainty();
  await noteCertainty();
  const { before: points, now } = await listCertainty();
  expect(points.map(({ taught }) => taught)).toEqual([49, 56]);
  expect(now).toMatchObject({ taught: 56, gifts: 57 });

  for (const batch of batches.slice(0, 10)) expect(await undoTeaching(actor, batch)).not.toBeNull();
  expect([await look(), await followShopReader()]).toEqual(["too-few", null]);
});

test("a few labels more wait, and what was learned with other weights is not used", async () => {
  const { id: actor } = await createUser({ role: "admin" });
  const coffee = await createCategory("interest", { slug: "coffee" });
  await teachPots(actor, coffee.id, 52);
  expect([await look(), await look()]).toEqual(["wait", "learnt"]);
  await teachPots(actor, coffee.id, 1);
  expect([await look(), await look()]).toEqual(["wait", "wait"]);
  await database().execute(sql`update shop_reader set trained_at = trained_at - interval '2 hours'`);
  expect(await look()).toBe("learnt");
  await database().execute(sql`update shop_reader set base = 'other weights', learnt = 'other weights and labels'`);
  expect(await followShopReader()).toBeNull();
  expect(await look()).toBe("learnt");
  expect(await followShopReader()).not.toBeNull();
});

test("what a language model has read teaches too, and a person's word wins over it", async () => {
  const { id: actor } = await createUser({ role: "admin" });
  const coffee = await createCategory("interest", { slug: "coffee" });
  for (const name of COLORS.flatMap((color) => GLAZES.map((glaze) => `${glaze} ${color} pot`)).slice(0, 51))
    await createGift({ name, description: "" });
  await database().execute(sql`
    insert into category_guesses (gift_id, category_id, source, weight, confidence) select id, ${coffee.id}, 'model', 0.9, 0.95 from gifts`);
  const {
    rows: [gift],
  } = await database().execute<{ id: string }>(sql`select id from gifts order by name limit 1`);
  await teachGift(actor, { giftId: gift?.id ?? "", categories: [{ id: coffee.id, step: "no" }], claims: [] });
  const labelled = await listLabelledGifts();
  expect(labelled).toHaveLength(51);
  expect(labelled.filter(({ isTaught }) => isTaught)).toMatchObject([{ labels: [{ slug: "coffee", weight: 0 }], filled: [] }]);
  expect(labelled.find(({ isTaught }) => !isTaught)).toMatchObject({ labels: [{ slug: "coffee" }], filled: ["interest"] });
  const before = coffeeOf("navy matte pot");
  expect([await look(), await look()]).toEqual(["wait", "learnt"]);
  await followShopReader();
  expect(coffeeOf("navy matte pot")).toBeGreaterThan(before + 0.3);
});

test("what a model says in a sample of children and sexes teaches what the others are", async () => {
  const { id: actor } = await createUser({ role: "admin" });
  const fake = await startLanguageModel();
  try {
    for (const name of COLORS.flatMap((color) => GLAZES.map((glaze) => `${glaze} ${color} pot`)).slice(0, 51))
      await createGift({ name, description: "" });
    await readAll();
    fake.behave(readAs(() => ({ child: { weight: 9, from: 3, to: 8 }, gender: "female" })));
    expect(await startModelRun(actor, "sample")).toEqual({ ok: true });
    const model = createLanguageModel({ provider: "openai-compatible", model: "fake", apiKey: "key", baseUrl: fake.url, dailyTokens: 1e6 });
    const tools = { reader: await currentGiftReader(), standardCategories: async () => [] };
    await continueReading(createModelReader(model, "fake"), tools, new AbortController().signal);

    const [labelled] = await listLabelledGifts();
    expect(labelled?.labels).toHaveLength(3);
    expect(labelled?.labels).toEqual(
      expect.arrayContaining([
        { taxonomy: "claim", slug: "child", weight: 0.9, source: "model" },
        { taxonomy: "claim", slug: "male", weight: 0, source: "model" },
        { taxonomy: "claim", slug: "female", weight: 1, source: "model" },
      ]),
    );
    const unread = "navy matte pot";
    const before = childProbability(unread).probability;
    expect([await look(), await look()]).toEqual(["wait", "learnt"]);
    await followShopReader();
    expect(childProbability(unread).probability).toBeGreaterThan(before + 0.3);
    expect(readLearnt(unread)).toContainEqual(expect.objectContaining({ kind: "gender", gender: "female" }));
  } finally {
    await fake.close();
  }
});

test("what editors say of ages teaches for whom things are", async () => {
  const [young, old] = [await createCategory("ageRange", { slug: "kids-4-7" }), await createCategory("ageRange", { slug: "adults-30-59" })];
  const { id: actor } = await createUser({ role: "admin" });
  for (const [place, name] of COLORS.flatMap((color) => GLAZES.map((glaze) => `${glaze} ${color} pot`))
    .slice(0, 51)
    .entries()) {
    const isPot = place % 3 > 0;
    // Some are tagged in the gift's form, the others answered while teaching.
    const range = isPot ? young : old;
    const tags = place % 2 === 0 ? { ageRange: [range.slug] } : {};
    const gift = await createGift({ name: isPot ? name : name.replace("pot", "sculpture"), description: "", ...tags });
    if (place % 2 > 0) await teachGift(actor, { giftId: gift.id, categories: [{ id: range.id, step: "very" }], claims: [] });
  }
  const before = childProbability("navy matte pot").probability;
  expect([await look(), await look()]).toEqual(["wait", "learnt"]);
  await followShopReader();
  const pot = childProbability("navy matte pot");
  expect(pot.probability).toBeGreaterThan(before + 0.3);
  expect(pot.ages.min).toBeGreaterThanOrEqual(3);
  expect(pot.ages.max).toBeLessThanOrEqual(8);
  expect(childProbability("navy matte sculpture").probability).toBeLessThan(0.3);
});

test("the tags of an owner's file teach, people's before them; those of the demo do not", async () => {
  const { id: actor } = await createUser({ role: "admin" });
  const coffee = await createCategory("interest", { slug: "coffee" });
  const names = COLORS.flatMap((color) => GLAZES.map((glaze) => `${glaze} ${color}`)).slice(0, 54);
  const demo = "https://www.amazon.com/dp/B0DEMO0001";
  for (const [place, name] of names.entries()) {
    const thing = place % 3 > 0 ? { name: `${name} pot`, interest: ["coffee"] } : { name: `${name} sculpture`, interest: ["home-styling"] };
    await createGift({ ...thing, description: "" });
    await createGift({ name: `${name} demo pot`, affiliateUrl: `${demo}${place}`, interest: ["gardening"] });
  }
  await database().execute(sql`update gift_categories set source = 'file'`);
  const pot = (
    await database().execute<{ id: string }>(sql`select id from gifts where name like '% pot' and name not like '%demo%' limit 1`)
  ).rows[0];
  await database().execute(sql`delete from gift_categories where gift_id = ${pot?.id}`);
  await teachGift(actor, { giftId: pot?.id ?? "", categories: [{ id: coffee.id, step: "no" }], claims: [] });

  const labelled = await listLabelledGifts();
  expect(labelled).toHaveLength(54);
  expect(labelled.filter(({ name }) => name.includes("demo"))).toEqual([]);
  expect(labelled.filter(({ isTaught }) => isTaught)).toMatchObject([{ labels: [{ slug: "coffee", weight: 0, source: "person" }] }]);
  expect(labelled.find(({ isTaught, name }) => !isTaught && name.endsWith("pot"))).toMatchObject({
    labels: [{ slug: "coffee", weight: 1, source: "file" }],
    filled: ["interest"],
  });
  const before = coffeeOf("navy matte pot");
  expect([await look(), await look()]).toEqual(["wait", "learnt"]);
  await followShopReader();
  expect(coffeeOf("navy matte pot")).toBeGreaterThan(before + 0.2);
  // Nobody has taught it themselves.
  expect((await listCertainty()).now.taught).toBe(1);
});
