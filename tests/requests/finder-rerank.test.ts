import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { finderShape, problemShape } from "#app/routes/system/api/shapes.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { adviser, isReading, NOTHING_READ, picking } from "#tests/fakes/fake-finder-models.ts";
import { type FakeLanguageModel, startLanguageModel } from "#tests/fakes/language-model.ts";
import { useSite } from "#tests/site.ts";

/** These tests call the finder of a site with a language model over HTTP. */
let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startLanguageModel();
  // The site below reads these settings when it starts.
  Object.assign(process.env, {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "fake",
    AI_API_KEY: "key-nobody-may-see",
    AI_BASE_URL: fake.url,
    AI_DAILY_TOKENS: "100000",
  });
});
const site = useSite(useTestDatabase());
afterAll(() => fake.close());

const TEXT = "A birthday gift for my mom who loves gardening, under $50";
const REASONS = {
  "Garden kneeler": "Spares her knees in the hours she spends gardening.",
  "Forged garden trowel": "For a mom planting bulbs in her garden.",
};

beforeAll(async () => {
  const shared = { interest: ["gardening"], recipient: ["mom"], occasion: ["birthday"], shippingDays: 2 };
  await createGift({
    name: "Forged garden trowel",
    price: "32.00",
    description: "For planting bulbs and seedlings in the garden.",
    ...shared,
  });
  await createGift({ name: "Garden kneeler", price: "41.00", description: "Spares the knees among the flower beds.", ...shared });
  await createGift({ name: "Copper garden watering can", price: "88.00", ...shared });
  // The first question loads the SDK, which is slow on a busy machine.
  fake.behave(adviser({ picks: picking(REASONS) }));
  await (await post("/api/v1/finder", { text: "Gardening" })).text();
});
beforeEach(async () => {
  fake.requests.length = 0;
  fake.abandoned = 0;
  fake.behave(adviser({ picks: picking(REASONS) }));
  await database().execute(sql`delete from ai_usage`);
});

let address = 0;
async function post(
  path: string,
  body: unknown,
  {
    from = `192.0.2.${++address}`,
    origin = "http://site.test",
    signal,
  }: { from?: string; origin?: string | null; signal?: AbortSignal } = {},
) {
  const headers = { "content-type": "application/json", ...(origin === null ? {} : { origin }) };
  const init = { method: "POST", headers, body: JSON.stringify(body), ...(signal === undefined ? {} : { signal }) };
  return site.app.hono.request(`http://site.test${path}`, init, { incoming: { socket: { remoteAddress: from } } });
}

interface Line {
  engine: string;
  result: {
    isPopular: boolean;
    notice: string;
    brief: { query: string; title: string };
    gifts: { gift: { name: string }; reason: { text: string }[] }[];
  };
}
const toLines = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
const namesOf = (line: Line | undefined) => line?.result.gifts.map(({ gift }) => gift.name);

describe("POST /finder-rerank", () => {
  test("answers with the local result immediately and with better ones as the model speaks", async () => {
    // The model's first question is about the text alone.
    fake.behave((request) => ({
      ...adviser({ picks: picking(REASONS) })(request),
      ...(isReading(request) ? {} : { pieceLength: 25, pieceDelayMs: 40 }),
    }));
    const response = await post("/finder-rerank", { text: TEXT });
    expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
      200,
      "application/x-ndjson; charset=utf-8",
      "no-store",
    ]);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    let text = decoder.decode((await reader.read()).value);
    expect(toLines(text).map(({ engine }) => engine)).toEqual(["local"]);
    expect(fake.requests.filter((request) => !isReading(request))).toEqual([]);
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += decoder.decode(part.value);
    const lines = toLines(text);
    expect(lines.map(({ engine }) => engine)).toEqual(["local", ...lines.slice(1).map(() => "llm")]);
    expect(lines.length).toBeGreaterThan(1);
    expect(namesOf(lines[0])?.toSorted()).toEqual(["Forged garden trowel", "Garden kneeler"]);
    expect(namesOf(lines.at(-1))).toEqual(["Garden kneeler", "Forged garden trowel"]);
    expect(
      lines
        .at(-1)
        ?.result.gifts[0]?.reason.map((part) => part.text)
        .join(""),
    ).toBe("Spares her knees in the hours she spends gardening.");
  });

  test("takes the brief from the address, as the page has it, and does not read its sentence again", async () => {
    const response = await post("/finder-rerank?person=mom&interest=gardening&budget=50&said=Wilhelmina", {});
    const lines = toLines(await response.text());
    expect(namesOf(lines.at(-1))).toContain("Garden kneeler");
    expect(new URLSearchParams(lines.at(-1)?.result.brief.query).get("interest")).toBe("gardening");
    expect(fake.requests.filter(isReading)).toEqual([]);
    expect(JSON.stringify(fake.requests.map(({ body }) => body))).not.toContain("Wilhelmina");
  });

  test("G3: a model that breaks leaves what was shown last", async () => {
    fake.behave((request) => (isReading(request) ? adviser({ picks: () => [] })(request) : { content: "{", breakAfter: 1 }));
    const lines = toLines(await (await post("/finder-rerank", { text: `${TEXT}!` })).text());
    expect(lines.map(({ engine }) => engine)).toEqual(["local"]);
  });

  test("a reader who goes ends the model's work", async () => {
    fake.behave((request) => (isReading(request) ? adviser({ picks: () => [] })(request) : { content: { picks: [] }, stallAfter: 3 }));
    const response = await post("/finder-rerank", { text: `${TEXT}.` });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await vi.waitFor(() => expect(fake.requests.filter((request) => !isReading(request))).toHaveLength(1), { timeout: 5000 });
    void reader.cancel();
    await vi.waitFor(() => expect(fake.abandoned).toBe(1), { timeout: 10_000 });
  });

  test("A9: only pages of this site spend its tokens", async () => {
    for (const origin of ["https://evil.example", null]) {
      const response = await post("/finder-rerank", { text: TEXT }, { origin });
      expect(response.status).toBe(403);
      problemShape.parse(await response.json());
    }
    expect(fake.requests).toEqual([]);
  });

  test("I3: says what is wrong with a body", async () => {
    for (const body of [{ colour: "red" }, [], { brief: { interests: ["no-such-interest"] } }])
      expect((await post("/finder-rerank", body)).status).toBe(400);
    expect((await post("/finder-rerank?person=%00&interest=zzz&budget=1e308&age=-1", {})).status).toBe(200);
    expect((await site.request("/finder-rerank")).status).toBe(405);
  });

  test("R4: ten a minute to an address, together with the API", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      const response = await post(count % 2 === 0 ? "/finder-rerank" : "/api/v1/finder", { limit: 1 }, { from: "198.51.100.9" });
      await response.text();
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe("POST /api/v1/finder with a language model", () => {
  test("R4: no model is asked by a question too many", async () => {
    const ask = (sum: number) =>
      post("/api/v1/finder", { text: `For my mom who loves gardening, under $${sum}` }, { origin: null, from: "198.51.100.10" });
    for (let sum = 60; sum < 70; sum++) expect((await ask(sum)).status).toBe(200);
    // Each answer takes two model requests: one to understand the text, one to choose among the gifts.
    expect(fake.requests).toHaveLength(20);
    expect((await ask(70)).status).toBe(429);
    expect(fake.requests).toHaveLength(20);
  });

  test("answers with its help", async () => {
    const answer = finderShape.parse(await (await post("/api/v1/finder", { text: TEXT }, { origin: null })).json());
    expect(answer.engine).toBe("llm");
    expect(answer.gifts.map(({ name, reasons }) => [name, reasons])).toEqual([
      ["Garden kneeler", ["Spares her knees in the hours she spends gardening."]],
      ["Forged garden trowel", ["For a mom planting bulbs in her garden."]],
    ]);
  });

  test("what the answer says is said of what the model has read", async () => {
    const ask = async (is: string, text: string) => {
      const picks = (gifts: { id: string }[]) => gifts.slice(0, 1).map(({ id }) => ({ id, reason: "" }));
      fake.behave(adviser({ reads: () => ({ interests: [{ is, words: "blorf" }] }), picks }));
      const answer = finderShape.parse(await (await post("/api/v1/finder", { text }, { origin: null })).json());
      const lines = toLines(await (await post("/finder-rerank", { text: `${text}.` })).text());
      return { answer, first: lines[0]?.result, last: lines.at(-1)?.result };
    };
    const gardening = await ask("gardening", "qwrtzp blorf");
    expect(gardening.answer).toMatchObject({ understood: true, question: null, notFound: [] });
    expect(gardening.answer.gifts.some(({ isPopular }) => isPopular)).toBe(false);
    expect([gardening.first?.isPopular, gardening.last?.isPopular]).toEqual([true, false]);
    const horses = await ask("horses", "blorf qwrtzp");
    expect(horses.answer).toMatchObject({ understood: true, notFound: ["horses"] });
    expect(horses.last?.notice).toMatch(/^Nothing about horses here/);
  });

  test("G3: answers without it when the model fails", async () => {
    fake.behave(() => ({ status: 500 }));
    const answer = finderShape.parse(await (await post("/api/v1/finder", { text: `${TEXT}?` }, { origin: null })).json());
    expect(answer.engine).toBe("local");
    expect(answer.gifts).toHaveLength(2);
  });

  test("G3: answers within eight seconds when the model says nothing at all", async () => {
    fake.behave(() => ({ stallAfter: 0 }));
    const startedAt = performance.now();
    const answer = finderShape.parse(await (await post("/api/v1/finder", { text: `${TEXT} now` }, { origin: null })).json());
    expect(performance.now() - startedAt).toBeLessThan(8000);
    expect([answer.engine, answer.gifts.length]).toEqual(["local", 2]);
  });

  test("G3: whatever the model answers, only gifts of the catalogue within the limits, with decent reasons", async () => {
    const lies = [
      { id: "g99", reason: "A gift of my own." },
      { id: crypto.randomUUID(), reason: "Out of thin air." },
      { id: "g1", reason: "Damn cheap shit, see https://evil.example" },
      { id: "g2", reason: "Only $5, and it ships today for free." },
    ];
    fake.behave((request) =>
      isReading(request)
        ? { content: { ...NOTHING_READ, budget: { min: null, max: 9999, around: null, words: "under $50" } } }
        : { content: { picks: lies } },
    );
    const answer = finderShape.parse(await (await post("/api/v1/finder", { text: `${TEXT} please` }, { origin: null })).json());
    expect(answer.gifts.map(({ name }) => name).toSorted()).toEqual(["Forged garden trowel", "Garden kneeler"]);
    expect(answer.brief.budget?.value.maxCents).toBe(5000);
    expect(JSON.stringify(answer)).not.toMatch(/evil|shit|thin air|of my own|ships today/i);
  });

  test("once the day's tokens are used nothing leaves, and the local result stands", async () => {
    await database().execute(sql`insert into ai_usage (day, tokens) values ((now() at time zone 'utc')::date, 100000)`);
    const answer = finderShape.parse(await (await post("/api/v1/finder", { text: `${TEXT} again` }, { origin: null })).json());
    expect([answer.engine, answer.gifts.length]).toEqual(["local", 2]);
    const lines = toLines(await (await post("/finder-rerank", { text: `${TEXT} again` })).text());
    expect(lines.map(({ engine }) => engine)).toEqual(["local"]);
    expect(fake.requests).toEqual([]);
  });
});

describe("P1: the pages of a site with a language model", () => {
  test.each(["/", "/gift-finder", "/gift-finder?interest=gardening"])("%s says that words go to its provider", async (path) => {
    const html = await (await site.request(path)).text();
    expect(html).toContain("We send what you write to our AI provider to understand it.");
    expect(html).not.toContain("Nothing you write leaves this site.");
    // Rendering a page sends nothing to the provider: the browser asks once the user has written text.
    expect(fake.requests).toEqual([]);
  });
});
