import { create, insertMultiple, search } from "@orama/orama";
import { sql } from "drizzle-orm";
import MiniSearch from "minisearch";
import { database, longTransaction } from "#app/platform/db/database.server.ts";
import { type ListedGift, BUSY_TIMEOUT_MS } from "./eval-database.ts";
import type { EvalBrief } from "./eval-types.ts";
import { priceCeiling } from "./suitability.ts";

/** Answers a brief with ids of gifts, best first. */
export type Finder = (brief: EvalBrief) => Promise<string[]>;

const SHOWN = 10;

/** Words without meaning in a search. PostgreSQL has its own list. */
const STOP_WORDS = (
  "a an and are as at be but by can do for from get had has have he her hers him his i if in into is it its just like likes loves me my need no not of on or our out she so " +
  "some something than that the their them they this to too up us want was we what when who will with would you your"
).split(" ");

/** True for a gift that a shop's price filter lets through. A gift without a price does not pass. */
function passesBudget(gift: Pick<ListedGift, "priceCents">, brief: EvalBrief): boolean {
  const ceiling = priceCeiling(brief.gold);
  const floor = brief.gold.budget?.min ?? null;
  if (ceiling === null && floor === null) return true;
  return gift.priceCents !== null && gift.priceCents <= (ceiling ?? Infinity) && gift.priceCents >= (floor ?? 0);
}

// Each baseline below uses the best of the settings that were tried on the open briefs.

/** PostgreSQL's full text search: any of the brief's words, with the most weight in names and tags. */
export async function fullTextFinder(gifts: readonly ListedGift[]): Promise<Finder> {
  await database().execute(sql`drop table if exists eval_documents`);
  await database().execute(sql`create table eval_documents (id uuid, name text, price_cents int, document tsvector)`);
  await longTransaction(
    (transaction) =>
      transaction.execute(sql`
    insert into eval_documents
    select id, name, "priceCents", setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', tags), 'A')
      || to_tsvector('english', description)
    from jsonb_to_recordset(${JSON.stringify(gifts)}::jsonb) as gift (id uuid, "priceCents" int, name text, tags text, description text)`),
    { statementMs: BUSY_TIMEOUT_MS },
  );
  return async (brief) => {
    const ceiling = priceCeiling(brief.gold);
    const floor = brief.gold.budget?.min ?? null;
    const { rows } = await database().execute<{ id: string }>(sql`
      with query as (select replace(plainto_tsquery('english', ${brief.text})::text, ' & ', ' | ')::tsquery as query)
      select id from eval_documents, query
      where document @@ query
        and (${ceiling}::int is null or price_cents <= ${ceiling}::int) and (${floor}::int is null or price_cents >= ${floor}::int)
      order by ts_rank(document, query) desc, name limit ${SHOWN}`);
    return rows.map(({ id }) => id);
  };
}

/** MiniSearch with any of the words, typo tolerance, prefixes and boosted names. */
export function miniSearchFinder(gifts: readonly ListedGift[]): Finder {
  const index = new MiniSearch<ListedGift>({
    fields: ["name", "tags", "description"],
    processTerm: (term) => (STOP_WORDS.includes(term.toLowerCase()) ? null : term.toLowerCase()),
  });
  index.addAll(gifts);
  const byId = new Map(gifts.map((gift) => [gift.id, gift]));
  return async (brief) =>
    index
      .search(brief.text, {
        combineWith: "OR",
        boost: { name: 2, tags: 2 },
        fuzzy: 0.2,
        prefix: (term) => term.length > 3,
        filter: ({ id }) => passesBudget(byId.get(id as string) as ListedGift, brief),
      })
      .slice(0, SHOWN)
      .map(({ id }) => id as string);
}

/** Orama with any of the words, English stems and boosted names. */
export async function oramaFinder(gifts: readonly ListedGift[]): Promise<Finder> {
  const index = create({
    schema: { id: "string", name: "string", tags: "string", description: "string", priceCents: "number" },
    components: { tokenizer: { language: "english", stemming: true, stopWords: STOP_WORDS } },
  });
  // Orama requires a missing price to be absent, not null.
  await insertMultiple(
    index,
    gifts.map(({ id, name, tags, description, priceCents }) => ({
      id,
      name,
      tags,
      description,
      ...(priceCents === null ? {} : { priceCents }),
    })),
  );
  return async (brief) => {
    const ceiling = priceCeiling(brief.gold);
    const floor = brief.gold.budget?.min ?? null;
    const hasBudget = ceiling !== null || floor !== null;
    const { hits } = await search(index, {
      term: brief.text,
      properties: ["name", "tags", "description"],
      boost: { name: 4, tags: 4 },
      threshold: 1,
      limit: SHOWN,
      ...(hasBudget ? { where: { priceCents: { between: [floor ?? 0, ceiling ?? Number.MAX_SAFE_INTEGER] } } } : {}),
    });
    return hits.map(({ document }) => document.id as string);
  };
}
