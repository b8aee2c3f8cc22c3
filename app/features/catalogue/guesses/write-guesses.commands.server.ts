import { sql } from "drizzle-orm";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { GUESS_SOURCES, type Guess, type GuessSource } from "./types.ts";

/** A guess about a gift, with the id of the category that its slug names. */
export interface PlacedGuess extends Guess {
  giftId: string;
  categoryId: string;
}

const ORDER = sql`array_position(${sql.param([...GUESS_SOURCES, "person"])}::text[], `;

/**
 * Replaces what these sources have guessed of these gifts, and brings the guesses that the shop shows up to date. What a person has decided stays, what a better source has guessed too, and in taxonomies that people or files have filled nothing is
 * guessed.
 */
export async function writeGuesses(
  executor: Executor,
  giftIds: readonly string[],
  sources: readonly GuessSource[],
  guesses: readonly PlacedGuess[],
): Promise<void> {
  const ids = sql`${sql.param([...giftIds])}::uuid[]`;
  const column = (values: readonly unknown[], type: "uuid" | "text" | "real") => sql`${sql.param(values)}::${sql.raw(type)}[]`;
  await changeRows(executor)`
    delete from category_guesses where gift_id = any (${ids}) and source = any (${sql.param([...sources])}::text[]) and decision is null`;
  await changeRows(executor)`
    with filled as materialized (select * from filled_taxonomies(${ids}))
    insert into category_guesses as kept (gift_id, category_id, source, weight, confidence, evidence)
    select given.* from unnest(
      ${column(
        guesses.map(({ giftId }) => giftId),
        "uuid",
      )}, ${column(
        guesses.map(({ categoryId }) => categoryId),
        "uuid",
      )}, ${column(
        guesses.map(({ source }) => source),
        "text",
      )}, ${column(
        guesses.map(({ weight }) => weight),
        "real",
      )}, ${column(
        guesses.map(({ confidence }) => confidence),
        "real",
      )}, ${column(
        guesses.map(({ evidence }) => evidence),
        "text",
      )}
    ) given (gift_id, category_id, source, weight, confidence, evidence)
    join categories c on c.id = given.category_id
    where (given.gift_id, c.taxonomy) not in (select gift_id, taxonomy from filled)
    order by given.gift_id, given.category_id
    on conflict (gift_id, category_id) do update
      set source = excluded.source, weight = excluded.weight, confidence = excluded.confidence, evidence = excluded.evidence
      where kept.decision is null and ${ORDER}excluded.source) <= ${ORDER}kept.source)`;
  await showGuesses(executor, giftIds);
}

/** Brings the guesses that the shop shows of these gifts up to date, after a change of what is said or decided. */
export async function showGuesses(executor: Executor, giftIds: readonly string[]): Promise<void> {
  await changeRows(executor)`select show_guesses(${sql.param([...giftIds])}::uuid[])`;
}
