import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readModelRun } from "#app/features/catalogue/model-reading/runs.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { adviser, picking } from "#tests/fakes/fake-finder-models.ts";
import { type FakeLanguageModel, startLanguageModel } from "#tests/fakes/language-model.ts";
import { useSite } from "#tests/site.ts";

/** The admin's side of the reading, and what each use of the model costs, on a site with one. */
let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startLanguageModel(adviser({ picks: picking({ "Garden kneeler": "Spares her knees in the hours she spends gardening." }) }));
  // The site below reads these settings when it starts.
  Object.assign(process.env, {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "fake",
    AI_API_KEY: "key-nobody-may-see",
    AI_BASE_URL: fake.url,
    AI_DAILY_TOKENS: "100000",
    AI_PRICE: "2",
  });
});
const site = useSite(useTestDatabase());
afterAll(() => fake.close());
let cookie = "";
beforeAll(async () => {
  cookie = await site.signIn(await createUser({ role: "admin" }));
  await createGift({ name: "Garden kneeler", interest: ["gardening"], description: "Spares the knees.", shippingDays: 2 });
});

/** React separates the pieces of a text by comments. */
const plain = (html: string) => html.replaceAll("<!-- -->", "");

async function send(fields: Record<string, string>): Promise<{ status: number; text: string }> {
  const response = await site.request("/admin/model-reading", {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
  });
  return { status: response.status, text: plain(await response.text()) };
}
const read = async (path: string) => plain(await (await site.request(path, { headers: { cookie } })).text());

test("the screens offer to read, with what it costs in tokens and money", async () => {
  for (const path of ["/admin/model-reading", "/admin/suggestions"]) {
    const page = await read(path);
    for (const words of ["about 420 tokens (less than $0.01)", "Read it", "We ask fake"]) expect(page).toContain(words);
    expect(page).not.toContain("key-nobody-may-see");
  }
});

test("a form starts, stops and continues it without JavaScript; what is refused is said, and unknown fields are", async () => {
  expect((await send({ intent: "start-all" })).text).toContain("Reading: 0 of 1 gift.");
  expect((await send({ intent: "start-all" })).text).toContain("The gifts are already being read.");
  expect((await send({ intent: "stop" })).text).toContain("Stopped after 0 of 1 gift.");
  expect((await send({ intent: "stop" })).text).toContain("someone else stopped");
  expect((await send({ intent: "continue" })).status).toBe(200);
  expect(await readModelRun()).toMatchObject({ state: "running", total: 1 });
  expect((await send({ intent: "start-all", dailyTokens: "1" })).status).toBe(400);
  expect((await send({ intent: "reset" })).status).toBe(400);
  const { rows } = await database().execute(
    sql`select action from audit_log where subject_name = 'Reading by the language model' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(["started", "stopped", "started"]);
});

test("Z1: only an admin may", async () => {
  const user = await site.signIn(await createUser());
  const response = await site.request("/admin/model-reading", {
    method: "POST",
    body: "intent=stop",
    headers: { cookie: user, "content-type": "application/x-www-form-urlencoded" },
  });
  expect(response.status).toBe(403);
  expect(await readModelRun()).toMatchObject({ state: "running" });
});

test("what a shopper's question costs is counted for choosing, and the health page shows it", async () => {
  await site.request("/api/v1/finder", {
    method: "POST",
    body: JSON.stringify({ text: "A gift for my mom who loves gardening" }),
    headers: { "content-type": "application/json" },
  });
  await vi.waitFor(async () => {
    const { rows } = await database().execute(sql`select use, pieces::int, tokens::int from ai_spending`);
    expect(rows).toEqual([{ use: "choosing", pieces: 1, tokens: 200 }]);
  });
  const page = await read("/admin/health");
  for (const words of ["What the language model costs", "200 of today’s 100,000 tokens used", "Reading gifts with the language model"])
    expect(page).toContain(words);
});
