import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { ACCESS } from "#app/access.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createOwnList } from "#tests/factories/lists.ts";
import { createUser } from "#tests/factories/users.ts";
import { samplePathOf } from "#tests/sample-paths.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
const TEXT = /^(?:text\/|application\/(?:json|xml|javascript|x-ndjson|[\w.-]+\+(?:json|xml))\b|image\/svg)/;
const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
let cookie = "";
let giftId = "";

beforeAll(async () => {
  for (const name of ["Forged trowel", "Copper watering can", "Seed box", "Leather gloves", "Potting bench", "Bird bath", "Herb planter"])
    giftId = (
      await createGift({
        name,
        description: `${name}: for an afternoon in the garden, made to be handed on.`,
        recipient: ["mom"],
        occasion: ["birthday"],
        interest: ["gardening"],
        price: "32.00",
      })
    ).id;
  const admin = await createUser({ role: "admin" });
  for (const name of ["Birthdays", "The new house", "Secret Santa"]) await createOwnList(admin.id, name);
  cookie = await site.signIn(admin);
});

/** As a browser asks that follows a link of this site. */
async function ask(path: string, encoding: string | null, init: RequestInit = {}): Promise<Response> {
  const headers = { ...(init.headers as Record<string, string>), cookie, "sec-fetch-site": "same-origin" };
  return site.request(path, { ...init, headers: encoding === null ? headers : { ...headers, "accept-encoding": encoding } });
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Asks with and without compression and holds the answers against each other; returns how many bytes of how many were sent. */
async function expectCompressed(
  path: string,
  encodings: readonly string[],
  init?: RequestInit,
): Promise<{ sent: number; of: number; type: string }> {
  const plain = await ask(path, null, init);
  const type = plain.headers.get("content-type") ?? "";
  const whole = await bytesOf(plain);
  expect(plain.headers.has("content-encoding")).toBe(false);
  let sent = whole.length;
  for (const encoding of encodings) {
    const response = await ask(path, encoding, init);
    const body = await bytesOf(response);
    if (!TEXT.test(type)) expect(response.headers.has("content-encoding"), path).toBe(false);
    // Pages of the cache are compressed however short they are.
    if (!TEXT.test(type) || whole.length < 1024) continue;
    expect([path, response.status, response.headers.get("content-encoding")]).toEqual([path, plain.status, encoding]);
    expect(response.headers.get("vary") ?? "", path).toMatch(/accept-encoding/i);
    expect(plain.headers.get("vary") ?? "", path).toMatch(/accept-encoding/i);
    const length = response.headers.get("content-length");
    if (length !== null) expect(Number(length)).toBe(body.length);
    // Ids and times differ from answer to answer.
    expect(DECODERS[encoding]?.(body).length).toBeGreaterThan(whole.length * 0.9);
    sent = body.length;
  }
  if (sent < whole.length) expect(sent, path).toBeLessThan(whole.length * 0.75);
  return { sent, of: whole.length, type };
}

const readable = Object.entries(ACCESS).filter(([, { read }]) => read !== undefined);

test.each(readable.map(([address]) => address))("%s sends its text compressed, and HEAD says so", async (address) => {
  const path = samplePathOf(address, { gift: giftId });
  const { sent, of } = await expectCompressed(path, ["br"]);
  const head = await ask(path, "br", { method: "HEAD" });
  expect(await head.text()).toBe("");
  if (sent < of && head.status !== 405) expect(head.headers.get("vary")).toMatch(/accept-encoding/i);
  // The same as a program of ours asks for it.
  await expectCompressed(address === "/" ? "/_root.data" : `${path}.data`, ["br"]);
});

describe("what was never compressed", () => {
  const finder = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text: "mom who loves gardening" }),
  };

  test.each<[string, string, RequestInit?]>([
    ["a result of the finder", "/gift-finder?interest=gardening"],
    ["the finder's data", "/gift-finder.data?interest=gardening"],
    ["a search", "/search?q=garden"],
    ["a search's data", "/search.data?q=garden"],
    ["the gifts of the API", "/api/v1/gifts"],
    ["the API's search", "/api/v1/search?q=garden"],
    ["the API's finder", "/api/v1/finder", finder],
    ["lines of results", "/finder-rerank", finder],
    ["the API's description", "/api/openapi.json"],
    ["an admin's table", "/admin/gifts"],
    ["the export", "/admin/gifts/export.csv"],
    ["what a person can take along", "/profile/export"],
    ["the data of an admin’s table", "/admin/gifts.data?q=garden"],
  ])("%s", async (_name, path, init) => {
    const { sent, of } = await expectCompressed(path, ["gzip", "br"], init);
    expect(of).toBeGreaterThan(1024);
    expect(sent).toBeLessThan(of * 0.7);
  });
});

test("another site's page that sends somebody here who is signed in learns nothing from the length", async () => {
  const lengths = await Promise.all(
    ["trowel", "zzzzzz"].map(async (q) => {
      const headers = { cookie, "accept-encoding": "br", "sec-fetch-site": "cross-site" };
      return (await site.request(`/admin/gifts?q=${q}`, { headers })).headers.get("content-encoding");
    }),
  );
  expect(lengths).toEqual([null, null]);
});
