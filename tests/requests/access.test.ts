import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ACCESS, type Who } from "#app/access.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
const CALLERS = ["anonymous", "user", "admin"] as const;
type Caller = (typeof CALLERS)[number];

const users: Partial<Record<Caller, TestUser>> = {};
let giftId = "";

beforeAll(async () => {
  giftId = (await createGift({ occasion: ["birthday"] })).id;
  users.user = await createUser();
  users.admin = await createUser({ role: "admin" });
});

/** An address with something real, or at least well-formed, in the place of its parameters. */
function samplePath(address: string): string {
  return address
    .replace("/share-pictures/gifts/:gift", `/share-pictures/gifts/${giftId}.png`)
    .replace("/share-pictures/categories/:type/:slug", "/share-pictures/categories/occasion/birthday.png")
    .replace("/sitemaps/:file", "/sitemaps/pages-1.xml")
    .replace(":gift", giftId)
    .replace(":type?", "occasion")
    .replace(":type", "occasion")
    .replace(":slug", "birthday")
    .replace(":file", "1f381.svg")
    .replace(/:\w+\??/g, "00000000-0000-4000-8000-000000000000")
    .replace("*", "no-such-thing");
}

const mayPass = (who: Who, caller: Caller) => who === "everyone" || (caller !== "anonymous" && (who === "signed-in" || caller === "admin"));

/** What the answer says about the caller's right to ask: `passed`, whatever came of it, or how it was refused. */
function verdictOf({ status, headers }: Response): string {
  const location = headers.get("location");
  if (status === 302 && location?.startsWith("/auth?next=")) return "sent to sign in";
  if (status === 401) return "sign in first";
  return status === 403 ? "forbidden" : "passed";
}

async function countRows(): Promise<unknown> {
  const { rows } = await database().execute<{ table: string; rows: number }>(
    sql`select table_name as table,
               (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', table_name), false, true, '')))[1]::text::int as rows
        from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits' order by 1`,
  );
  return rows;
}

/** A session of its own for each request: some end theirs. */
async function signInAs(caller: Caller): Promise<Record<string, string>> {
  const user = users[caller];
  return user === undefined ? {} : { cookie: await site.signIn(user) };
}

async function ask(address: string, kind: "read" | "write", headers: Record<string, string>): Promise<Response> {
  if (kind === "read") return site.request(samplePath(address), { headers });
  return site.request(samplePath(address), {
    method: "POST",
    body: "",
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
  });
}

describe("Z1: the access table, walked", () => {
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
      expect(verdictOf(response)).toBe("passed");
      expect(response.status).toBeLessThan(500);
      return;
    }
    const before = await countRows();
    const response = await ask(address, kind, headers);
    const refusals = caller === "anonymous" ? ["sent to sign in", "sign in first"] : ["forbidden"];
    expect(refusals).toContain(verdictOf(response));
    expect(await countRows(), "Z7: a refused request changes nothing").toEqual(before);
  });
});

test.each(["/healthz", "/readyz"])("the transport answers %s to everyone", async (path) => {
  expect((await site.request(path)).status).toBe(200);
});
