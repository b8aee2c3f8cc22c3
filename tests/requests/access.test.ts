import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACCESS, type Audience, bodyOf } from "#app/access.ts";
import { includesRight } from "#app/features/accounts/rights.ts";
import { ROLES } from "#app/features/accounts/types.ts";
import { seedDemoCatalogue } from "#db/seed/seed-demo-catalogue.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { samplePathOf } from "#tests/sample-paths.ts";
import { useSite } from "#tests/site.ts";
import { digestTablesOver } from "#tests/table-digests.ts";
import { createFixtures, type Fixtures } from "../../tools/attack/fixtures.ts";
import { mutate, type Sample, UNCHANGED } from "../../tools/attack/requests.ts";
import { fillAddress, WRITE_SAMPLES } from "../../tools/attack/samples.ts";
import { freshAddress } from "./forms.ts";

const site = useSite();
/** From those who may do least to those who may do most. */
const CALLERS = ["anonymous", "user", "viewer", "author", "editor", "admin", "owner"] as const;
type Caller = (typeof CALLERS)[number];

const users: Partial<Record<Caller, TestUser>> = {};
let giftId = "";
let things: Fixtures;
let onlooker: pg.Client;

beforeAll(async () => {
  onlooker = new pg.Client({ connectionString: site.connectionString });
  await onlooker.connect();
  // It adds nothing to a shop that has gifts.
  await seedDemoCatalogue();
  giftId = (await createGift({ occasion: ["birthday"] })).id;
  users.user = await createUser();
  for (const role of ROLES) users[role] = await createUser({ role });
  const [author, bystander, otherAdmin] = [await createUser({ role: "author" }), await createUser(), await createUser({ role: "admin" })];
  things = await createFixtures(users.user, author.id, bystander.id, otherAdmin.id);
});

afterAll(() => onlooker.end());

function mayPass(who: Audience, caller: Caller): boolean {
  if (who === "everyone") return true;
  if (caller === "anonymous") return false;
  return who === "signed-in" || (caller !== "user" && includesRight(caller, who));
}

/** Returns whether the answer let the caller through: `passed` for any result behind the access check, or the kind of refusal. */
function verdictOf({ status, headers }: Response): string {
  const location = headers.get("location");
  if (status === 302 && location?.startsWith("/auth?next=")) return "sent to sign in";
  if (status === 401) return "sign in first";
  return status === 403 ? "forbidden" : "passed";
}

/**
 * Returns what a refused request must leave as it is: the rows of every table, by a digest of what they hold, and the files of the data folder
 * with their sizes and times. Only what limits count may change.
 */
async function digestStored(): Promise<unknown> {
  const entries = await readdir(site.dataDir, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const { size, mtimeMs } = await stat(file);
        return `${file} ${size} ${mtimeMs}`;
      }),
  );
  const { rate_limits: _limits, ...tables } = await digestTablesOver(onlooker);
  return { tables, files: files.toSorted() };
}

/** Each request gets its own session, since some end theirs. */
async function signInAs(caller: Caller): Promise<Record<string, string>> {
  const user = users[caller];
  return user === undefined ? {} : { cookie: await site.signIn(user) };
}

async function ask(address: string, kind: "read" | "write", headers: Record<string, string>): Promise<Response> {
  const target = samplePathOf(address, { gift: giftId });
  if (kind === "read") return site.request(target, { headers });
  const [type = ""] = bodyOf(ACCESS[address]).types;
  return site.request(target, { method: "POST", body: "", headers: { ...headers, "content-type": type } });
}

/** What our own pages would write there, in full: were it not refused, something would change. */
const samplesOf = (address: string): Sample[] =>
  (WRITE_SAMPLES[address]?.(things) ?? []).map((sending) => ({ method: "POST", path: fillAddress(address, things), ...sending }));

async function sendAsMeant(sample: Sample, given: Record<string, string>): Promise<Response> {
  const { target, headers, body } = mutate(sample, UNCHANGED, "http://site.test");
  const sent = body === null ? {} : { body: new Uint8Array(body) };
  return site.request(target, { method: "POST", ...sent, headers: { ...headers, ...given } });
}

describe("Z1, Z7: the access table, walked", () => {
  const cases = Object.entries(ACCESS).flatMap(([address, access]) =>
    (["read", "write"] as const).flatMap((kind) => CALLERS.map((caller) => ({ address, kind, caller, who: access[kind] }))),
  );

  test.each(cases)("$kind $address by $caller ($who)", async ({ address, kind, caller, who }) => {
    const headers = await signInAs(caller);
    if (who === undefined) {
      const response = await ask(address, kind, headers);
      expect(response.status, "nobody can send anything there").toBe(405);
      return;
    }
    if (mayPass(who, caller)) {
      const response = await ask(address, kind, headers);
      // An answer that nobody reads keeps its place among the few of its dear kind.
      await response.body?.cancel();
      expect(verdictOf(response)).toBe("passed");
      expect(response.status).toBeLessThan(500);
      return;
    }
    const before = await digestStored();
    const refusals = caller === "anonymous" ? ["sent to sign in", "sign in first"] : ["forbidden"];
    expect(refusals).toContain(verdictOf(await ask(address, kind, headers)));
    if (kind === "write")
      for (const sample of samplesOf(address)) expect(refusals).toContain(verdictOf(await sendAsMeant(sample, headers)));
    expect(await digestStored(), "a refused request changes nothing").toEqual(before);
  });
});

const firstWhoMay = (who: Audience) => CALLERS.find((caller) => mayPass(who, caller)) as Caller;
const PART = 1_000_000;
/** What a route wants to know before it takes a stream. */
const QUERIES: Record<string, string> = {
  "/admin/uploads/files": "?name=terms.pdf",
  "/admin/uploads/replacements": `?file=${crypto.randomUUID()}`,
};

/** A body of so many bytes that says nothing of its length beforehand; `taken()` tells how many were taken of it. */
function bodyOfLength(bytes: number) {
  let taken = 0;
  const stream = new ReadableStream(
    {
      pull(controller) {
        const size = Math.min(PART, bytes - taken);
        taken += size;
        controller.enqueue(new Uint8Array(size).fill(0x20));
        if (taken === bytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, taken: () => taken };
}

describe("Z1, Z7: every address that takes something, walked", () => {
  const rows = Object.entries(ACCESS).flatMap(([address, access]) =>
    access.write === undefined ? [] : [{ address, access, may: firstWhoMay(access.write), ...bodyOf(access) }],
  );

  /** Sends as one of our own pages would, but for what is given. */
  function send(address: string, body: BodyInit, headers: Record<string, string | null>, ending = "") {
    const [type = ""] = bodyOf(ACCESS[address]).types;
    const said = { "content-type": type, origin: "http://site.test", ...headers };
    const given = Object.entries(said).filter((entry): entry is [string, string] => entry[1] !== null);
    return site.app.hono.request(
      `http://site.test${samplePathOf(address, { gift: giftId })}${ending}${QUERIES[address] ?? ""}`,
      { method: "POST", body, headers: given, duplex: "half" } as RequestInit,
      { incoming: { socket: { remoteAddress: freshAddress() } } },
    );
  }

  async function expectProblem(response: Response, status: number): Promise<void> {
    expect([response.status, response.headers.get("content-type")]).toEqual([status, "application/problem+json; charset=utf-8"]);
  }

  test.each(rows)("A9: $address is for our own pages unless it says otherwise", async ({ address, access, may }) => {
    const signedIn = await signInAs(may);
    const before = await digestStored();
    for (const origin of ["https://evil.example", "http://site.test.evil.example", "null", "no address", null])
      for (const ending of ["", ".data"]) {
        const response = await send(address, "{}", { ...signedIn, origin }, ending);
        if (access.from === "anywhere" && ending === "") expect([403, 415, 413]).not.toContain(response.status);
        else await expectProblem(response, 403);
      }
    if (access.from === undefined) expect(await digestStored(), "a refused request changes nothing").toEqual(before);
  });

  test.each(rows)("$address takes $types only", async ({ address, may }) => {
    const signedIn = await signInAs(may);
    const before = await digestStored();
    for (const type of ["text/html", "multipart/form-data; boundary=x", "application/jsonp", ""])
      for (const ending of ["", ".data"])
        await expectProblem(await send(address, "{}", { ...signedIn, "content-type": type, "content-length": "2" }, ending), 415);
    expect(await digestStored(), "a refused request changes nothing").toEqual(before);
  });

  test.each(rows)("I2: $address takes $maxBytes bytes, and not one more", async ({ address, may, maxBytes, streamed }) => {
    const signedIn = await signInAs(may);
    const before = await digestStored();
    const longer = bodyOfLength(maxBytes + 1);
    const response = await send(address, longer.stream, signedIn);
    expect(response.status).toBe(413);
    expect(longer.taken()).toBe(maxBytes + 1);
    await response.body?.cancel();
    if (!streamed) {
      const said = bodyOfLength(1);
      expect((await send(address, said.stream, { ...signedIn, "content-length": String(maxBytes + 1) })).status).toBe(413);
      expect(said.taken(), "what says that it is longer is not read").toBe(0);
    }
    expect(await digestStored(), "a refused request changes nothing").toEqual(before);
    if (!streamed) expect((await send(address, bodyOfLength(maxBytes).stream, signedIn)).status).not.toBe(413);
  });

  test.each(rows.filter(({ may }) => may !== "anonymous"))(
    "I2: nothing of what a stranger sends to $address is taken",
    async ({ address, maxBytes }) => {
      const body = bodyOfLength(maxBytes);
      expect(["sent to sign in", "sign in first"]).toContain(verdictOf(await send(address, body.stream, {})));
      expect(body.taken()).toBe(0);
    },
  );
});

test.each(["/healthz", "/readyz"])("the transport answers %s to everyone", async (address) => {
  expect((await site.request(address)).status).toBe(200);
});
