import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { finderShape, problemShape } from "#app/routes/system/api/shapes.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let trowel: { id: string };
let kneeler: { id: string };

beforeAll(async () => {
  trowel = await createGift({
    name: "Forged garden trowel",
    price: "32.00",
    description: "A steel blade lifts bulbs and seedlings out of a garden bed whole.",
    shippingDays: 2,
    ...{
      interest: ["gardening"],
      recipient: ["mom"],
      occasion: ["birthday"],
      ageRange: ["adults-30-59"],
    },
  });
  await createGift({ name: "Copper garden watering can", price: "88.00", interest: ["gardening"], recipient: ["mom"], shippingDays: 2 });
  kneeler = await createGift({ name: "Garden kneeler", price: null, interest: ["gardening"] });
  await createGift({ name: "Sold out garden fork", price: "20.00", interest: ["gardening"], inStock: false });
});

let address = 0;
/** Sends each question from a separate client address unless one is given, so that the limit of R4 does not apply. */
async function ask(body: unknown, from = `192.0.2.${++address}`): Promise<Response> {
  return site.app.hono.request(
    "http://site.test/api/v1/finder",
    { method: "POST", headers: { "content-type": "application/json" }, body: typeof body === "string" ? body : JSON.stringify(body) },
    { incoming: { socket: { remoteAddress: from } } },
  );
}

async function expectProblem(response: Response, status: number): Promise<string> {
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  const problem = problemShape.parse(await response.json());
  expect([response.status, problem.status]).toEqual([status, status]);
  return problem.detail ?? "";
}

describe("POST /api/v1/finder", () => {
  test("finds gifts for a sentence, with reasons in its words, within its budget", async () => {
    const response = await ask({ text: "A birthday gift for my mom who loves gardening, under $50" });
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const answer = finderShape.parse(await response.json());
    // What costs nobody knows how much comes last, and says so.
    expect(answer.gifts.map(({ name, unknown }) => [name, unknown])).toEqual([
      ["Forged garden trowel", []],
      ["Garden kneeler", ["price"]],
    ]);
    expect(answer).toMatchObject({ understood: true, question: null, notFound: [] });
    expect(answer.gifts[0]).toMatchObject({
      id: trowel.id,
      name: "Forged garden trowel",
      price: 32,
      url: `http://site.test/gifts/${trowel.id}`,
    });
    expect(answer.gifts[0]?.reasons.join(" ")).toMatch(/gardening/i);
    expect(answer).toMatchObject({
      engine: "local",
      brief: { person: { value: "mom" }, occasion: { value: "birthday" }, budget: { value: { maxCents: 5000 } } },
    });
    expect(answer.assumptions.length).toBeGreaterThan(0);
  });

  test("says what a wish beside “cheaper” could not keep", async () => {
    const response = await ask({ brief: { interests: ["gardening"], leans: ["cheaper", "more-personal"] } });
    const { gifts, notes } = finderShape.parse(await response.json());
    expect(gifts.map(({ name }) => name)).toEqual(["Forged garden trowel"]);
    expect(notes).toEqual(["These are the most personal gifts we have for this."]);
  });

  test("takes a brief instead of a text, and a brief of its own answer back", async () => {
    const first = finderShape.parse(
      await (await ask({ brief: { interests: ["gardening"], budget: { maxCents: 10_000 } }, limit: 1 })).json(),
    );
    expect(first.gifts).toHaveLength(1);
    const second = finderShape.parse(await (await ask({ brief: { ...first.brief, notThese: [first.gifts[0]?.id] } })).json());
    expect(second.gifts.map(({ id }) => id)).not.toContain(first.gifts[0]?.id);
    expect(second.gifts).toHaveLength(2);
  });

  test("asks back where nothing is understood, with popular gifts that are marked", async () => {
    const answer = finderShape.parse(await (await ask({ text: "qwrtzp blorf" })).json());
    expect(answer.understood).toBe(false);
    expect(answer.question?.choices).toHaveLength(6);
    expect(answer.gifts.length).toBeGreaterThan(0);
    expect(answer.gifts.every(({ isPopular }) => isPopular)).toBe(true);
  });

  test("says which likings nothing is about, and goes on with the rest", async () => {
    const answer = finderShape.parse(await (await ask({ text: "my mom loves gardening and horses" })).json());
    expect(answer).toMatchObject({ understood: true, notFound: ["horses"] });
    expect(answer.gifts.map(({ name }) => name)).toContain("Forged garden trowel");
  });

  test("says what to ease where nothing is left", async () => {
    const answer = finderShape.parse(await (await ask({ text: "gardening gift under $5", brief: { notThese: [kneeler.id] } })).json());
    expect(answer.gifts).toEqual([]);
    expect(answer.loosenings[0]).toMatchObject({ limit: "budget", gifts: 1, brief: { budget: { value: { maxCents: 3500 } } } });
    expect(answer.loosenings[0]?.label).toBe("Up to $35 instead of $5");
  });

  test.each([
    [{ colour: "red" }, '"colour"'],
    [{ brief: { role: "admin" } }, '"brief.role"'],
    [{ brief: { age: { min: 9, max: 3 } } }, '"brief.age"'],
    [{ brief: { interests: ["no-such-interest"] } }, '"brief.interests"'],
    [{ limit: 1000 }, '"limit"'],
    [{ text: "x".repeat(10_001) }, '"text"'],
    [[], "object"],
    ["null", "object"],
    ["{", "JSON"],
    ["", "JSON"],
    [`{"brief":${"[".repeat(5000)}${"]".repeat(5000)}}`, '"brief"'],
    ['{"__proto__":{"text":"x"}}', "__proto__"],
  ])("I3, Z5: says what is wrong with %j", async (body, part) => {
    expect(await expectProblem(await ask(body), 400)).toContain(part);
  });

  test("I2: refuses a body of more than 100 kB", async () => {
    await expectProblem(await ask({ text: "x".repeat(100_000) }), 413);
  });

  test("R4: answers ten briefs a minute to an address, and then says when to come back", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await ask({ limit: 1 }, "198.51.100.7")).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    const refused = await ask({ limit: 1 }, "198.51.100.7");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectProblem(refused, 429);
    expect((await ask({ limit: 1 }, "198.51.100.8")).status).toBe(200);
  });

  test("R4: a request too many is refused before its body is read", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) statuses.push((await ask({ limit: "many" }, "198.51.100.10")).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  test("R4: a brief too many asks the catalogue nothing", async () => {
    const brief = { text: "For my mom who loves gardening" };
    const query = vi.spyOn(pg.Client.prototype, "query");
    const searchesOf = async (from: string, status: number) => {
      query.mockClear();
      expect((await ask(brief, from)).status).toBe(status);
      // A search that the answer did not wait for would have started by then.
      await sleep(50);
      return query.mock.calls.filter((given) => JSON.stringify(given[0]).includes("gift_search")).length;
    };
    for (let count = 0; count < 10; count++) expect(await searchesOf("198.51.100.9", 200)).toBeGreaterThan(0);
    expect(await searchesOf("198.51.100.9", 429)).toBe(0);
    expect(await searchesOf("198.51.100.9", 429)).toBe(0);
    query.mockRestore();
  });

  test("answers 405 to other methods", async () => {
    for (const method of ["GET", "PUT", "DELETE"]) await expectProblem(await site.request("/api/v1/finder", { method }), 405);
  });
});
