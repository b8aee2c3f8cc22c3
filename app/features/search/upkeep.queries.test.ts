import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type Executor, database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { searchOthers } from "./other-hits.queries.server.ts";
import { searchGifts } from "./queries.server.ts";

useTestDatabase();

let giftId: string;
const run = (statement: ReturnType<typeof sql>, executor: Executor = database()) => executor.execute(statement);

async function isFound(query: string, id = giftId): Promise<boolean> {
  return (await searchGifts({ query, limit: 50 })).matchIds.includes(id);
}

beforeAll(async () => {
  giftId = (await createGift({ name: "Walnut tray", description: "Oiled by hand.", brandName: "Haberly", interest: ["carving"] })).id;
});

describe("what is found follows what is stored", () => {
  it("a gift, by everything it has, as soon as it is stored", async () => {
    for (const query of ["walnut", "oiled", "haberly", "carving"]) expect(await isFound(query), query).toBe(true);
  });

  it("a new name, description and brand; the old ones no more", async () => {
    await run(sql`update gifts set name = 'Cherry tray', description = 'Waxed.', brand_name = 'Tolle' where id = ${giftId}`);
    for (const query of ["cherry", "waxed", "tolle"]) expect(await isFound(query), query).toBe(true);
    for (const query of ["walnut", "oiled", "haberly"]) expect(await isFound(query), query).toBe(false);
  });

  it("a category added to a gift, and taken from it", async () => {
    const { id } = await createCategory("occasion", { slug: "jubilee", name: "Jubilee" });
    await run(sql`insert into gift_categories (gift_id, category_id, source) values (${giftId}, ${id}, 'person')`);
    expect(await isFound("jubilee")).toBe(true);
    await run(sql`delete from gift_categories where gift_id = ${giftId} and category_id = ${id}`);
    expect(await isFound("jubilee")).toBe(false);
  });

  it("a renamed category, for all its gifts, without touching them", async () => {
    const before = await run(sql`select stamp from gift_search where gift_id = ${giftId}`);
    await run(sql`update categories set name = 'Whittling' where slug = 'carving'`);
    expect(await isFound("whittling")).toBe(true);
    expect(await isFound("carving")).toBe(false);
    expect((await run(sql`select stamp from gift_search where gift_id = ${giftId}`)).rows).toEqual(before.rows);
  });

  it("a deleted category is gone, and its gifts are not written anew", async () => {
    const before = await run(sql`select stamp from gift_search where gift_id = ${giftId}`);
    await run(sql`delete from categories where slug = 'carving'`);
    expect(await isFound("whittling")).toBe(false);
    expect((await searchOthers("whittling", { categories: 5 })).categories).toEqual([]);
    expect((await run(sql`select stamp from gift_search where gift_id = ${giftId}`)).rows).toEqual(before.rows);
  });

  it("a category made later never gets the gifts of a deleted one", async () => {
    await createCategory("interest", { slug: "pottery", name: "Pottery" });
    expect(await isFound("pottery")).toBe(false);
  });

  it("a deleted gift", async () => {
    const { id } = await createGift({ name: "Short-lived kite" });
    expect(await isFound("kite", id)).toBe(true);
    await run(sql`delete from gifts where id = ${id}`);
    expect(await isFound("kite", id)).toBe(false);
    expect((await run(sql`select from gift_search where gift_id = ${id}`)).rowCount).toBe(0);
  });

  it("a change that was rolled back was never there", async () => {
    await database()
      .transaction(async (tx) => {
        await run(sql`update gifts set name = 'Never tray' where id = ${giftId}`, tx);
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    expect(await isFound("never")).toBe(false);
    expect(await isFound("cherry")).toBe(true);
  });

  it("what no search asks for leaves the search rows alone", async () => {
    const before = await run(sql`select stamp from gift_search where gift_id = ${giftId}`);
    await run(sql`update gifts set is_featured = true, image = '/media/tray' where id = ${giftId}`);
    expect((await run(sql`select stamp from gift_search where gift_id = ${giftId}`)).rows).toEqual(before.rows);
  });
});

it("a version of a row never has the stamp of another, even where the database has lost the other one in a fail-over", async () => {
  // What is rolled back stands for what the standby had not received: the row is the same as before, and the next change is a new one.
  const stampsOf = async (executor: Executor) =>
    (
      await run(
        sql`select g.stamp as gift, s.stamp as search from gifts g join gift_search s on s.gift_id = g.id where g.id = ${giftId}`,
        executor,
      )
    ).rows;
  const change = (name: string, executor?: Executor) => run(sql`update gifts set name = ${name} where id = ${giftId}`, executor);
  const seen = [await stampsOf(database())];
  await database()
    .transaction(async (tx) => {
      await change("Lost tray", tx);
      seen.push(await stampsOf(tx));
      throw new Error("lost");
    })
    .catch(() => undefined);
  await change("Kept tray");
  seen.push(await stampsOf(database()));
  const stamps = seen.flat().flatMap(({ gift, search }) => [gift, search]);
  expect(new Set(stamps).size).toBe(6);
  await change("Cherry tray");
});

describe("an import", () => {
  it("puts the search off within its transaction and catches up itself", async () => {
    const ids = await database().transaction(async (tx) => {
      await run(sql`set local presently.defer_search = 'on'`, tx);
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into gifts (name, slug) select 'Imported lamp ' || n, 'imported-lamp-' || n from generate_series(1, 3) n returning id`,
      );
      const pending = await run(sql`select from gift_search where words like 'imported lamp%'`, tx);
      expect(pending.rowCount).toBe(0);
      await run(sql`select refresh_gift_search(${sql.param(rows.map(({ id }) => id))}::uuid[])`, tx);
      return rows.map(({ id }) => id);
    });
    for (const id of ids) expect(await isFound("imported lamp", id)).toBe(true);
  });

  it("does not put it off for anybody else", async () => {
    const { id } = await createGift({ name: "Everyday lamp" });
    expect(await isFound("everyday", id)).toBe(true);
  });
});

it("C1: of two changes at once, what is found is what is stored", async () => {
  const { id } = await createGift({ name: "Contested vase" });
  const { id: category } = await createCategory("theme", { slug: "rustic", name: "Rustic" });
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? run(sql`update gifts set name = ${`Contested vase ${index}`} where id = ${id}`)
        : run(sql`insert into gift_categories (gift_id, category_id, source) values (${id}, ${category}, 'person') on conflict do nothing`),
    ),
  );
  const { rows } = await database().execute<{ name: string; words: string }>(
    sql`select search_words(g.name) as name, s.words from gifts g join gift_search s on s.gift_id = g.id where g.id = ${id}`,
  );
  expect(rows[0]?.words).toBe(rows[0]?.name);
  expect(await isFound("rustic", id)).toBe(true);
});

it("two writers with the same new words in different orders do not wait for each other", async () => {
  const write = (names: string[]) =>
    database().transaction(async (tx) => {
      for (const name of names)
        await tx.execute(
          sql`insert into gifts (name, slug) values (${name}, ${`${name}-${Math.random()}`.toLowerCase().replace(".", "-")})`,
        );
    });
  await expect(Promise.all([write(["Quillwort", "Ramsons"]), write(["Ramsons", "Quillwort"])])).resolves.toHaveLength(2);
});
