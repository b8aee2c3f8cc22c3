import { giftPath } from "#app/features/catalogue/addresses.ts";
import { writeBriefs } from "./finder.ts";
import { type LargeDatabase, listCategoryPaths } from "./large-database.ts";
import { pickQueries } from "./search.ts";

/** Requests of one kind, no two of which are the same while there are enough of them, so that no cached page answers. */
export interface Asked {
  kind: "category pages" | "gift pages" | "API searches" | "search pages" | "briefs";
  /** A body is JSON to be posted. */
  requests: readonly { path: string; body?: string }[];
}

/** Lists `count` requests of each kind on a database with generated gifts. */
export async function listAsked(database: LargeDatabase, count: number): Promise<Asked[]> {
  const categories = await listCategoryPaths(database);
  const gifts = await database.query<{ id: string }>("select id from gifts order by md5(slug)");
  const names = await database.query<{ name: string }>("select name from gifts order by external_id limit 2000");
  const words = await database.query<{ words: string }>("select words from categories order by code");
  const queries = pickQueries(
    names.map(({ name }) => name),
    words.map((category) => category.words),
    count,
  ).map(encodeURIComponent);
  const briefs = [...new Set(writeBriefs(10 * count))];
  const each = <Item>(items: readonly Item[], toRequest: (item: Item, index: number) => { path: string; body?: string }) =>
    Array.from({ length: count }, (_, index) => toRequest(items[index % items.length] as Item, index));
  return [
    { kind: "category pages", requests: each(categories, (category, index) => ({ path: `${category}?maxPrice=${500 + index}` })) },
    { kind: "gift pages", requests: each(gifts, ({ id }) => ({ path: giftPath(id) })) },
    { kind: "API searches", requests: each(queries, (query) => ({ path: `/api/v1/search?q=${query}` })) },
    { kind: "search pages", requests: each(queries, (query) => ({ path: `/search?q=${query}` })) },
    { kind: "briefs", requests: each(briefs, (text) => ({ path: "/api/v1/finder", body: JSON.stringify({ text }) })) },
  ];
}
