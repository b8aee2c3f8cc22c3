import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { giftReaderOf } from "#app/features/finder/read/gift-reader.ts";
import { readWaitingGifts } from "#app/features/catalogue/guesses/read-gifts.commands.server.ts";
import { startModelRun } from "#app/features/catalogue/model-reading/runs.commands.server.ts";
import { readModelRun } from "#app/features/catalogue/model-reading/runs.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { type FakeLanguageModel, startLanguageModel } from "#tests/fakes/language-model.ts";
import { lotsOf, namesIn, readAs } from "#tests/fakes/product-models.ts";
import { endProcess } from "../child-processes.ts";
import { untilReady, useSiteProcesses } from "./site-process.ts";

const testDatabase = useTestDatabase();
const site = useSiteProcesses();
/** The timeouts are generous because a busy machine is slow. */
const soon = { timeout: 60_000, interval: 100 };
const NAMES = Array.from({ length: 60 }, (_, at) => `Kettle no. ${at + 1}`);

let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startLanguageModel();
});
afterAll(() => fake.close());

test("a reading survives a kill -9 of its server: the next ones go on, and of two one reads", { timeout: 240_000 }, async () => {
  await createCategory("interest", { slug: "coffee" });
  for (const name of NAMES) await createGift({ name, description: "For slow mornings." });
  await readWaitingGifts({ reader: giftReaderOf(null), standardCategories: async () => [] });
  const { id: actor } = await createUser({ role: "admin" });
  expect(await startModelRun(actor, "all")).toEqual({ ok: true });
  const settings = {
    DATABASE_URL: testDatabase.connectionString,
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "fake-1",
    AI_API_KEY: "any",
    AI_BASE_URL: fake.url,
  };

  const says = readAs(() => ({ interests: [{ id: "coffee", weight: 9, quote: "Kettle" }] }));
  fake.behave((request) => (fake.requests.length === 2 ? { ...says(request), stallAfter: 100 } : says(request)));
  const first = await site.start(settings);
  await vi.waitFor(() => expect(fake.requests).toHaveLength(2), soon);
  await endProcess(first.child, "SIGKILL");
  expect(await readModelRun()).toMatchObject({ state: "running", read: 20, total: 60 });

  fake.behave(says);
  // Others take a dead server's turn after some minutes.
  await database().execute(sql`update scheduled_jobs set claimed_until = now() - interval '1 second' where name = 'model-reading'`);
  const others = await Promise.all([site.start(settings), site.start(settings)]);
  await vi.waitFor(async () => expect(await readModelRun()).toMatchObject({ state: "done", read: 60, failed: {} }), soon);
  await Promise.all(others.map(({ url }) => untilReady(url)));
  expect(lotsOf(fake.requests)).toEqual([20, 20, 20, 20]);
  expect([...new Set(namesIn(fake.requests))].toSorted()).toEqual(NAMES.toSorted());
  await vi.waitFor(async () => {
    const { rows } = await database().execute(sql`select count(*)::int as shown from gift_categories where source = 'model'`);
    expect(rows).toEqual([{ shown: 60 }]);
  }, soon);
});
