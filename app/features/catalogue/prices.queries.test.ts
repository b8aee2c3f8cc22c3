import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { runInRequest } from "#app/platform/request-scope.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { setAmazonPricePolicy } from "./amazon-prices.commands.server.ts";
import { findAmazonPricePolicy } from "./amazon-prices.queries.server.ts";
import { countGiftMarks } from "./editing/gift-table-conditions.queries.server.ts";
import { findGift, listGiftCards } from "./gifts.queries.server.ts";
import { AMAZON_URL_PATTERN } from "./prices.ts";

useTestDatabase();
beforeEach(async () => {
  await database().execute(sql`delete from gifts`);
  await database().execute(sql`delete from amazon_prices`);
});

const AMAZON = "https://www.amazon.com/dp/B08N5WRWNW";
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test("PostgreSQL reads the pattern of Amazon's addresses as JavaScript does", async () => {
  const urls = [
    AMAZON,
    " HTTPS://AMAZON.de",
    "https://amzn.to/x",
    "https://a.co",
    "https://amazon.com.evil.example/",
    "https://shop.example/amazon.com",
    "",
  ];
  const { rows } = await database().execute<{ is: boolean }>(
    sql`select url ~* ${AMAZON_URL_PATTERN} as is from unnest(${sql.param(urls)}::text[]) with ordinality as given (url, place) order by place`,
  );
  expect(rows.map((row) => row.is)).toEqual(urls.map((url) => new RegExp(AMAZON_URL_PATTERN, "i").test(url)));
});

describe("the owner's answer", () => {
  test("is stored, logged, and counts at once; without one prices are shown as they were entered", async () => {
    const { id: actorId } = await createUser({ role: "admin" });
    const entered = await createGift({ affiliateUrl: AMAZON, price: "24.00" });
    const other = await createGift({ affiliateUrl: "https://shop.example/x", price: "30.00" });
    const fresh = await createGift({ affiliateUrl: AMAZON, price: "12.00", priceSource: "api", priceCheckedAt: minutesAgo(30) });
    const prices = async () => (await listGiftCards([entered.id, other.id, fresh.id])).map(({ priceCents }) => priceCents);
    expect(await findAmazonPricePolicy()).toBeNull();
    expect(await prices()).toEqual([2400, 3000, 1200]);
    expect(await countGiftMarks()).toMatchObject({ "amazon-price": 1 });

    await setAmazonPricePolicy(actorId, "api-only");
    expect(await prices()).toEqual([null, 3000, 1200]);
    expect((await findGift(entered.id))?.priceCents).toBeNull();
    expect(await countGiftMarks()).toMatchObject({ "amazon-price": 0 });

    await setAmazonPricePolicy(actorId, "as-entered");
    await setAmazonPricePolicy(actorId, "as-entered");
    expect(await prices()).toEqual([2400, 3000, 1200]);
    const { records } = await listAuditRecords({ kind: "setting" }, { page: 1, pageSize: 10 });
    expect(records.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["updated", { answer: "api-only" }, { answer: "as-entered" }],
      ["created", {}, { answer: "api-only" }],
    ]);
  });
});

test("a page that shows a price with a stamp is not cached beyond its hour", async () => {
  const checkedAt = minutesAgo(30);
  const fresh = await createGift({ priceSource: "api", priceCheckedAt: checkedAt });
  const entered = await createGift();
  const limits: Date[] = [];
  const read = (id: string) => runInRequest("r", () => listGiftCards([id]), { limitPageAge: (until) => void limits.push(until) });
  await read(entered.id);
  expect(limits).toEqual([]);
  await read(fresh.id);
  expect(limits.map((date) => date.getTime() - checkedAt.getTime())).toEqual([60 * 60_000]);
});
