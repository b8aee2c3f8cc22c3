import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let admin = "";
beforeAll(async () => {
  admin = await site.signIn(await createUser({ role: "admin" }));
});
beforeEach(() => database().execute(sql`delete from gifts`));

const page = async (path: string) => (await site.request(path, { headers: { cookie: admin } })).text();
const send = (path: string, fields: Record<string, string>) =>
  site.request(path, { method: "POST", body: new URLSearchParams(fields), headers: { cookie: admin } });

test("a shop without gifts says so, and one where everything is taught too", async () => {
  expect(await page("/admin/teach")).toContain("No gifts yet");
  await createGift({ name: "Described pot", interest: ["coffee"], recipient: ["mom"], occasion: ["birthday"] });
  const overview = await page("/admin/teach");
  expect(overview).toContain("Teach 20 gifts");
  // Nothing has been taught yet, so there is no before.
  expect(overview).toContain("Known for sure: recipients for 100%, occasions for 100%, and interests for 100% of the gifts.");
  expect(await (await send("/admin/teach", { intent: "start" })).text()).toContain("The shop has no more questions");
});

test("a round leads from gift to gift, and past one that is gone", async () => {
  const coffee = await createCategory("interest", { slug: "coffee" });
  await createGift({ name: "Coffee grinder" });
  await createGift({ name: "Dog leash" });
  const started = await send("/admin/teach", { intent: "start" });
  expect(started.status).toBe(303);
  const first = started.headers.get("location") ?? "";
  const gifts = new URL(first, "http://localhost").searchParams.get("gifts")?.split(".") ?? [];
  expect(gifts).toHaveLength(2);
  expect(await page(first)).toMatch(/1(<!-- -->)? of (<!-- -->)?2/);
  const answered = await send(first, {
    intent: "answer",
    giftId: gifts[0] ?? "",
    [`category ${coffee.id}`]: "somewhat",
    "claim child": "no",
  });
  const second = answered.headers.get("location") ?? "";
  expect(second).toContain("&at=1&undo=");
  expect((await send(second, { intent: "undo" })).headers.get("location")).toBe(first);
  await database().execute(sql`delete from gifts where id = ${gifts[1]}`);
  const past = await site.request(second, { headers: { cookie: admin } });
  expect([past.status, past.headers.get("location")]).toEqual([302, expect.stringContaining("&at=2")]);
  expect(await page(past.headers.get("location") ?? "")).toContain("Thank you.");
});

test.each<Record<string, string>>([
  { intent: "answer", giftId: "1" },
  { intent: "answer", giftId: "00000000-0000-4000-8000-000000000000", "claim child": "perhaps" },
  { intent: "answer", giftId: "00000000-0000-4000-8000-000000000000", "claim tall": "no" },
  { intent: "answer", giftId: "00000000-0000-4000-8000-000000000000", other: "no" },
  { intent: "start", other: "x" },
  { intent: "forget" },
])("what the screen does not have is refused: %j", async (fields) => {
  expect((await send("/admin/teach", fields)).status).toBe(400);
});
