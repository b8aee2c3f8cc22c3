import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { ACCESS, type Audience } from "#app/access.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { samplePathOf } from "#tests/sample-paths.ts";
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

const mayPass = (who: Audience, caller: Caller) =>
  who === "everyone" || (caller !== "anonymous" && (who === "signed-in" || caller === "admin"));

/** Returns whether the answer let the caller through: `passed` for any result behind the access check, or the kind of refusal. */
function verdictOf({ status, headers }: Response): string {
  const location = headers.get("location");
  if (status === 302 && location?.startsWith("/auth?next=")) return "sent to sign in";
  if (status === 401) return "sign in first";
  return status === 403 ? "forbidden" : "passed";
}

async function countRows(): Promise<unknown> {
  return readRows(database(), rowOf({ table: z.string(), rows: z.int() }))`
    select table_name as table,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', table_name), false, true, '')))[1]::text::int as rows
    from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits' order by 1`;
}

/** Each request gets its own session, since some end theirs. */
async function signInAs(caller: Caller): Promise<Record<string, string>> {
  const user = users[caller];
  return user === undefined ? {} : { cookie: await site.signIn(user) };
}

async function ask(address: string, kind: "read" | "write", headers: Record<string, string>): Promise<Response> {
  if (kind === "read") return site.request(samplePathOf(address, giftId), { headers });
  return site.request(samplePathOf(address, giftId), {
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
