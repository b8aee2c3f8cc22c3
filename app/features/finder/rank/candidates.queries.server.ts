import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { isSanitized } from "#app/platform/text.ts";
import { readCategoryCodes } from "../read/categories.queries.server.ts";
import type { CandidateSearch, Facet, TagName } from "./candidate-search.ts";
import { Memo } from "../memo.ts";
import { GIFT_STAMP, type KnownGift, listStampedGifts, SEARCH_STAMP } from "../read/gift-index.queries.server.ts";
import { readStems } from "../read/stems.queries.server.ts";

/** Matches that are examined per source; in a catalogue of any size these are enough to choose from. */
const LOOKED_AT = 400;
/** Fraction of the limit below which the wider sources are queried too. */
const PLENTY = 0.3;
const MAX_TERMS = 150;
/** Number of terms that are tested on every match, tags first. */
const MAX_FIT_TERMS = 12;

/** Relative worth of each source's gifts before anything is read closely. */
const WEIGHTS = { odd: 4, topic: 3, mentioned: 1.5, wider: 1, forBoth: 1, forPerson: 0.6, sample: 0 } as const;

/** A facet as terms of the search rows' documents, any of which may match: `about` by tags and names, `mentioned` by descriptions. */
interface FacetTerms {
  about: string[];
  mentioned: string[];
}

const PICKED = rowOf({
  id: z.guid(),
  stamp: z.string(),
  words: z.string(),
  weight: z.number(),
  fit: z.number(),
  /** The indices of the sources that have found it. */
  sources: z.array(z.int()),
});

/** A gift that sources have found, with its worth. */
type Picked = z.infer<typeof PICKED>;

/**
 * Returns at most `limit` gifts that may fit, the likeliest first, all within the search's limits. The sources are tags, words of names and
 * descriptions, and trigrams for words without a match. Where these find few, a sample of all affordable gifts fills up the rest.
 */
export async function findCandidates(search: CandidateSearch, limit: number): Promise<KnownGift[]> {
  const facets = [...search.topics, ...search.wider, search.person, search.occasion];
  const [codeOf, stemsOf] = await Promise.all([
    readCategoryCodes(facets.flatMap(({ tags }) => tags)),
    readStems(facets.flatMap(({ phrases }) => phrases)),
  ]);
  const picks = await findPicks(search, limit, (facet) => toTerms(facet, codeOf, stemsOf));
  return listStampedGifts(bestOf(picks, limit));
}

/** Returns what each source finds separately; the wider sources are queried only where the others find few. */
async function findPicks(search: CandidateSearch, limit: number, termsOf: (facet: Facet) => FacetTerms): Promise<Picked[]> {
  const person = termsOf(search.person).about;
  const occasion = termsOf(search.occasion).about;
  const isNarrow = await hasNarrowBudget(search);
  const select = sourcesOf(search, isNarrow, anyOf(person.slice(0, MAX_FIT_TERMS)), anyOf(occasion.slice(0, MAX_FIT_TERMS)));
  const ifAny = (terms: readonly string[], weight: number, cap: number) =>
    terms.length === 0 ? null : select(matchesAny(terms), weight, cap);

  const topics = search.topics.map(termsOf);
  const share = Math.ceil(limit / Math.max(1, topics.length));
  const near = await pickFrom(
    topics.map(({ about }) => ifAny(about, WEIGHTS.topic, Math.max(share, limit / 4))),
    limit,
  );
  // Trigrams are slow in a large catalogue, and correctly spelled words need none.
  const found = new Set(near.flatMap(({ sources }) => sources.map((place) => search.topics[place]?.phrases[0])));
  const unknown = search.oddWords.filter((word) => isSanitized(word) && !found.has(word));
  const wide = [
    ...topics.map(({ mentioned }) => ifAny(mentioned, WEIGHTS.mentioned, share)),
    ...search.wider.map((facet) => ifAny(termsOf(facet).about, WEIGHTS.wider, share)),
    ...personSources(select, person, occasion, limit),
    ...sampleSources(search, limit),
  ];
  const odd = unknown.map((word) => select(sql`s.words %> ${word}`, WEIGHTS.odd, limit / 8));
  const more = await pickFrom([...odd, ...(near.length < limit * PLENTY ? wide : [])], limit);
  return joinPicks([...near, ...more]);
}

/** The sources are split over this many statements, since PostgreSQL runs each on one processor. */
const STATEMENTS = 2;

/** Returns the `limit` gifts of each statement that are worth most. Sources are numbered by their index. */
async function pickFrom(sources: readonly (SQL | null)[], limit: number): Promise<Picked[]> {
  const parts = sources.flatMap((source, place) =>
    source === null ? [] : [sql`(select *, ${place}::int as source from ${source} found)`],
  );
  const shares = Array.from({ length: STATEMENTS }, (_, share) => parts.filter((_part, place) => place % STATEMENTS === share));
  const picks = await Promise.all(shares.map((share) => (share.length === 0 ? [] : pickAtOnce(share, limit))));
  return joinPicks(picks.flat());
}

/**
 * Statistics do not show how often words occur together, and a sequential scan is never the right plan. Parallel workers would return the
 * first matches in any order.
 */
const PLANNED = { enable_seqscan: "off", max_parallel_workers_per_gather: "0" };

function pickAtOnce(parts: SQL[], limit: number): Promise<Picked[]> {
  return readDatabase().executeWithSettings(
    PLANNED,
    PICKED,
    sql`
      with picks as (${sql.join(parts, sql` union all `)}),
      best as (
        select gift_id as id, min(words) as words, sum(weight) as weight, max(fit) as fit, min(stamp) as stamp, array_agg(source) as sources
        from picks group by gift_id order by sum(weight) + max(fit) desc, min(words) collate "C", gift_id limit ${limit})
      select id, ${GIFT_STAMP} || best.stamp as stamp, words, best.weight, fit, sources from best join shown_gifts g using (id)`,
  );
}

/** Merges what several statements found, each gift once. */
function joinPicks(picks: readonly Picked[]): Picked[] {
  const joined = new Map<string, Picked>();
  for (const pick of picks) {
    const known = joined.get(pick.id);
    const both = known && {
      ...known,
      weight: known.weight + pick.weight,
      fit: Math.max(known.fit, pick.fit),
      sources: [...known.sources, ...pick.sources],
    };
    joined.set(pick.id, both ?? pick);
  }
  return [...joined.values()];
}

/** Returns the gifts that are worth most. Ties are broken by the words of names; random ids only separate gifts of the same name. */
function bestOf(picks: readonly Picked[], limit: number): Picked[] {
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return picks
    .toSorted(
      (one, other) => other.weight + other.fit - one.weight - one.fit || compare(one.words, other.words) || compare(one.id, other.id),
    )
    .slice(0, limit);
}

type Select = (condition: SQL, weight: number, cap: number) => SQL;

/**
 * Returns a function that builds a source: at most `cap` of the gifts that meet a condition, those first that suit person, occasion and
 * price best.
 */
function sourcesOf(search: CandidateSearch, isNarrow: boolean, person: string, occasion: string): Select {
  const limits = limitsOf(search, isNarrow);
  const fit = sql`
    (case when s.document @@ ${person}::tsquery then 1 else 0 end + case when s.document @@ ${occasion}::tsquery then 0.4 else 0 end)::float8
    + ${search.aimCents === null ? sql`0` : sql`0.6 * greatest(0, 1 - abs(case when s.currency = ${search.currency} then s.price_cents end - ${search.aimCents}::float8) / ${Math.max(search.aimCents, 1)}::float8)`}${search.maxShippingDays === null ? sql`` : sql` + case when s.shipping_days is null then 0 else 0.5 end`}`;
  // A materialized part is planned as if all of it were needed, with bitmaps; a plan for the first hundreds would walk the price index and
  // test every term on every gift. The part is still read only as far as the limit requires.
  return (condition, weight, cap) => sql`(
    with matching as materialized (
      select s.gift_id, s.words, s.document, s.price_cents, s.currency, s.shipping_days, ${SEARCH_STAMP} as stamp from gift_search s where ${condition} and ${limits})
    select gift_id, words, ${weight}::float8 as weight, ${fit} as fit, stamp from (select * from matching limit ${LOOKED_AT}) s
    order by fit desc, words, gift_id limit ${Math.ceil(cap)})`;
}

/** Returns sources for gifts that suit both person and occasion, and for those that suit the person. */
function personSources(select: Select, person: string[], occasion: string[], limit: number): SQL[] {
  if (person.length === 0) return [];
  const forPerson = select(matchesAny(person), WEIGHTS.forPerson, limit);
  if (occasion.length === 0) return [forPerson];
  return [select(sql`${matchesAny(person)} and ${matchesAny(occasion)}`, WEIGHTS.forBoth, limit), forPerson];
}

const LOTS = 2 ** 32;

/** Returns sources for any gifts at all, from a place that the brief's seed decides, so that results vary but are repeatable. */
function sampleSources(search: CandidateSearch, limit: number): SQL[] {
  const limits = limitsOf(search, true);
  const start = Math.floor(search.seed * LOTS) - LOTS / 2;
  const side = (condition: SQL) => sql`(
    select s.gift_id, s.words, ${WEIGHTS.sample}::float8 as weight, 0::float8 as fit, ${SEARCH_STAMP} as stamp from gift_search s
    where ${limits} and ${condition} order by s.lot, s.gift_id limit ${limit})`;
  return [sql`(select * from (${side(sql`s.lot >= ${start}::int`)} union all ${side(sql`s.lot < ${start}::int`)}) sides limit ${limit})`];
}

/** Number of gifts in a budget below which starting from the prices is quicker than from the words. */
const NARROW = 5000;

/** The cached answer only chooses the quicker plan, and shoppers name the same sums. */
const narrowBudgets = new Memo<string, boolean>("narrow budget", { most: 1000, ttlMs: 60_000 });

const AFFORDABLE = rowOf({ affordable: z.int() });

/** True when few gifts are affordable at all. */
async function hasNarrowBudget(search: CandidateSearch): Promise<boolean> {
  const { minCents, maxCents, currency } = search;
  if (minCents === null && maxCents === null) return false;
  const key = `${minCents} ${maxCents} ${currency}`;
  const known = narrowBudgets.get(key);
  if (known !== undefined) return known;
  const { affordable } = await readOneRow(readDatabase(), AFFORDABLE)`
    select count(*)::int as affordable from (
      select from gift_search s where in_stock and ${withinPrices(sql`s.price_cents`, search)} limit ${NARROW}
    ) gifts`;
  const isNarrow = affordable < NARROW;
  narrowBudgets.set(key, isNarrow);
  return isNarrow;
}

/** Returns the condition for a price between two sums; an unknown price may be, one in another currency is not. */
function withinPrices(price: SQL, { minCents, maxCents, currency }: CandidateSearch): SQL {
  const [least, most] = [minCents ?? 0, maxCents ?? Number.MAX_SAFE_INTEGER];
  return sql`(${price} between ${least}::bigint and ${most}::bigint and s.currency = ${currency} or ${price} is null)`;
}

/** Returns the limits that are cheap to check in the database; `byPrice` allows the price index. The engine checks every gift again. */
function limitsOf(search: CandidateSearch, byPrice: boolean): SQL {
  const price = byPrice ? sql`s.price_cents` : sql`(s.price_cents + 0)`;
  const { minCents, maxCents, maxShippingDays, gender, leftOut } = search;
  const conditions = [
    sql`s.in_stock`,
    ...(minCents === null && maxCents === null ? [] : [withinPrices(price, search)]),
    ...(maxShippingDays === null ? [] : [sql`(s.shipping_days <= ${maxShippingDays}::int or s.shipping_days is null)`]),
    ...(gender === null ? [] : [sql`s.gender in ('unisex', ${gender})`]),
    ...(leftOut.length === 0 ? [] : [sql`s.gift_id <> all (${sql.param(leftOut)}::uuid[])`]),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * Number of words per condition. One condition with a hundred alternatives is many times slower than a union of a hundred bitmaps, and
 * planning a hundred conditions takes longer than looking them up.
 */
const WORDS_PER_CONDITION = 8;

/** Returns a condition that is true for a document with any of the terms. Tags, which many gifts have, get a condition each. */
function matchesAny(terms: readonly string[]): SQL {
  const used = terms.slice(0, MAX_TERMS);
  const isTag = (term: string) => term.startsWith("'#");
  const words = used.filter((term) => !isTag(term));
  const together = Array.from({ length: Math.ceil(words.length / WORDS_PER_CONDITION) }, (_, place) =>
    anyOf(words.slice(place * WORDS_PER_CONDITION, (place + 1) * WORDS_PER_CONDITION)),
  );
  return sql`(${sql.join(
    [...used.filter(isTag), ...together].map((query) => sql`s.document @@ ${query}::tsquery`),
    sql` or `,
  )})`;
}

const anyOf = (terms: readonly string[]) => terms.slice(0, MAX_TERMS).join(" | ");

function toTerms({ tags, phrases }: Facet, codeOf: (tag: TagName) => number | undefined, stems: ReadonlyMap<string, string[]>): FacetTerms {
  const found = phrases.map((phrase) => stems.get(phrase) ?? []).filter((words) => words.length > 0);
  // A search for "coffee" finds every "coffee grinder" already.
  const single = new Set(found.flatMap((words) => (words.length === 1 ? words : [])));
  const known = found.filter((words) => words.length === 1 || !words.some((word) => single.has(word)));
  const codes = new Set(tags.map(codeOf).filter((code) => code !== undefined));
  const spelled = (mark: string) => new Set(known.map((words) => words.map((word) => `'${mark}${word}'`).join(" & ")));
  return { about: [...[...codes].map((code) => `'#${code}'`), ...spelled("~")], mentioned: [...spelled("")] };
}
