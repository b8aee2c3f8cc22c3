import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { type FakeLanguageModel, startLanguageModel } from "#tests/fakes/language-model.ts";
import { useSite } from "#tests/site.ts";

/** What the editor's form sends to a language model, on a site that has one for products. */
let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startLanguageModel(() => ({ content: { values: [], gender: "unisex" } }));
  // The site below reads these settings when it starts.
  Object.assign(process.env, {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "fake",
    AI_API_KEY: "key-nobody-may-see",
    AI_BASE_URL: fake.url,
    AI_USES: "reading",
  });
});
const site = useSite(useTestDatabase());
afterAll(() => fake.close());
let admin = "";
beforeAll(async () => {
  admin = await site.signIn(await createUser({ role: "admin" }));
});
beforeEach(() => void (fake.requests.length = 0));

async function suggest(name: string, more: { id?: string | null; isFromStoreApi?: boolean } = {}) {
  const answer = await site.request("/admin/gifts/changes", {
    method: "POST",
    body: JSON.stringify({ change: "categorize", id: null, isFromStoreApi: false, name, description: "For the garden.", ...more }),
    headers: { cookie: admin, "content-type": "application/json", accept: "application/json" },
  });
  return (await answer.json()) as { ok: boolean; engine: string };
}

test("what an editor has written is read by the model", async () => {
  expect(await suggest("Own title")).toMatchObject({ ok: true, engine: "model" });
  const { id } = await createGift({ name: "Own title" });
  expect(await suggest("Own title again", { id })).toMatchObject({ ok: true, engine: "model" });
  expect(fake.requests).toHaveLength(2);
});

test("P1: what a store's API has filled in is not sent, neither new nor stored; the words speak", async () => {
  expect(await suggest("Secret title of the store", { isFromStoreApi: true })).toMatchObject({ ok: true, engine: "words" });
  const { id } = await createGift({ name: "Secret title of the store", hasStoreWords: true });
  expect(await suggest("Secret title of the store", { id })).toMatchObject({ ok: true, engine: "words" });
  expect(fake.requests).toEqual([]);
});

test("a model for products gets no word of a shopper", async () => {
  const html = await (await site.request("/gift-finder")).text();
  expect(html).toContain("Nothing you write leaves this site.");
  const answer = await site.request("/api/v1/finder", {
    method: "POST",
    body: JSON.stringify({ text: "For my mom Wilhelmina who gardens" }),
    headers: { "content-type": "application/json" },
  });
  expect(((await answer.json()) as { engine: string }).engine).toBe("local");
  expect(fake.requests).toEqual([]);
});
