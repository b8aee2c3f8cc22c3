// Makes a shop of somebody's catalogue in a database of its own and answers briefs from it: the question comes on standard input.
import { readFileSync, writeFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { database, longTransaction } from "#app/platform/db/database.server.ts";
import { fromDollars } from "#app/platform/money.ts";
import { fullTextFinder, miniSearchFinder } from "../baselines.ts";
import { loadEngine } from "../engine.ts";
import { type ListedGift, BUSY_TIMEOUT_MS, withEvalDatabase } from "../eval-database.ts";
import type { EvalBrief } from "../eval-types.ts";
import type { ForeignBrief } from "./judgements.ts";
import { makeShop, type ShopKind } from "./shop.ts";

export const FINDER = "finder";

export interface ShopQuestion extends ShopKind {
  briefs: ForeignBrief[];
  withEngines: boolean;
}

/** A guess that the shop has made, with the confidence that it has in it. */
export interface ShopGuess {
  name: string;
  taxonomy: string;
  slug: string;
  source: string;
  confidence: number;
}

export interface ShopReply {
  gifts: ListedGift[];
  /** Ids of gifts by system and brief, the best first. */
  answers: Record<string, Record<string, string[]>>;
  guesses: ShopGuess[];
}

async function answer({ briefs, withEngines, ...kind }: ShopQuestion): Promise<ShopReply> {
  const gifts = await makeShop(kind);
  await longTransaction((transaction) => transaction.execute(sql`analyze`), { statementMs: BUSY_TIMEOUT_MS });
  const engine = await loadEngine();
  if (engine === null) throw new Error("The gift finder is not there");
  const engines = withEngines ? { "PostgreSQL full text": await fullTextFinder(gifts), MiniSearch: miniSearchFinder(gifts) } : {};
  const answers: ShopReply["answers"] = {};
  for (const brief of briefs) {
    const understood = engine.understand(brief.text, brief.day);
    (answers[FINDER] ??= {})[brief.id] = (await engine.find(understood, brief.day)).gifts.map(({ id }) => id);
    // What it may cost is given to the engines as a shop's price filter: as the judgements have it, or else as the finder has read it.
    const said = understood.budget?.value;
    const cents = (dollars: number | undefined) => (dollars === undefined ? undefined : fromDollars(dollars));
    const [min, max] = [cents(brief.minPrice) ?? said?.minCents ?? null, cents(brief.maxPrice) ?? said?.maxCents ?? null];
    const asked = { text: brief.text, gold: { budget: min === null && max === null ? null : { min, max, around: null } } } as EvalBrief;
    for (const [name, find] of Object.entries(engines)) (answers[name] ??= {})[brief.id] = await find(asked);
  }
  const { rows } = await database().execute<ShopGuess & Record<string, unknown>>(sql`
    select g.name, c.taxonomy, c.slug, k.source, k.confidence::float8 as confidence
    from category_guesses k join gifts g on g.id = k.gift_id join categories c on c.id = k.category_id order by 1, 2, 3`);
  return { gifts, answers, guesses: rows };
}

const { reply, ...question } = JSON.parse(readFileSync(0, "utf8")) as ShopQuestion & { reply: string };
await withEvalDatabase(async () => {
  writeFileSync(reply, JSON.stringify(await answer(question)));
});
