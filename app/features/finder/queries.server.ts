import { type SQL, sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { readCategoryCodes } from "./categories.queries.server.ts";
import type { CandidateSearch, Facet, TagName } from "./engine/expand.ts";
import { readProfiles } from "./profiles.queries.server.ts";
import { isStorable, readStems } from "./stems.queries.server.ts";
import type { GiftProfile } from "./types.ts";

/** Of each source so many matches are looked at; in a catalogue of any size that is enough to choose from. */
const LOOKED_AT = 1000;
/** Below this many candidates the wider sources are asked too. */
const PLENTY = 0.6;
const MAX_TERMS = 150;
/** These are tried on every match, tags first. */
const MAX_FIT_TERMS = 12;

/** What a source's gifts are worth beside each other before anything is read closely. */
const WEIGHTS = { topic: 3, odd: 2, mentioned: 1.5, wider: 1, forBoth: 1, forPerson: 0.6, sample: 0 } as const;

/** A facet as terms of the search rows' documents, any of which will do: `about` by tags and names, `mentioned` by descriptions. */
interface FacetTerms {
  about: string[];
  mentioned: string[];
}

/**
 * At most `limit` gifts that may fit, the likeliest first, all within the search's limits. Three sources: tags; words of
 * names and descriptions; trigrams for words that are nowhere. Where those give few, a sample of all that is affordable fills up.
 */
export async function findCandidates(search: CandidateSearch, limit: number): Promise<GiftProfile[]> {
  const facets = [...search.topics, ...search.wider, search.person, search.occasion];
  const [codeOf, stemsOf, isNarrow] = await Promise.all([
    readCategoryCodes(facets.flatMap(({ tags }) => tags)),
    readStems(facets.flatMap(({ phrases }) => phrases)),
    hasNarrowBudget(search),
  ]);
  const termsOf = (facet: Facet) => toTerms(facet, codeOf, stemsOf);
  const person = termsOf(search.person).about;
  const occasion = termsOf(search.occasion).about;
  const select = sourcesOf(search, isNarrow, anyOf(person.slice(0, MAX_FIT_TERMS)), anyOf(occasion.slice(0, MAX_FIT_TERMS)));

  const topics = search.topics.map(termsOf);
  const share = Math.ceil(limit / Math.max(1, topics.length));
  const near = [
    ...topics
      .filter(({ about }) => about.length > 0)
      .map(({ about }) => select(matchesAny(about), WEIGHTS.topic, Math.max(share, limit / 4))),
    ...search.oddWords.filter(isStorable).map((word) => select(sql`s.words %> ${word}`, WEIGHTS.odd, limit / 8)),
  ];
  const wide = [
    ...topics
      .filter(({ mentioned }) => mentioned.length > 0)
      .map(({ mentioned }) => select(matchesAny(mentioned), WEIGHTS.mentioned, share)),
    ...search.wider
      .map(termsOf)
      .filter(({ about }) => about.length > 0)
      .map(({ about }) => select(matchesAny(about), WEIGHTS.wider, share)),
    ...sampleSources(search, person, occasion, limit),
  ];
  const found = near.length === 0 ? [] : await readProfiles(best(near, limit));
  return found.length >= limit * PLENTY ? found : readProfiles(best([...near, ...wide], limit));
}

/** The best of several sources. Ties fall by the words of names, as ids are random: they only part gifts of the same name. */
function best(sources: SQL[], limit: number): SQL {
  return sql`
    select gift_id, row_number() over (order by sum(weight) + max(fit) desc, min(words), gift_id) from (${sql.join(sources, sql` union all `)}) source
    group by gift_id order by sum(weight) + max(fit) desc, min(words), gift_id limit ${limit}`;
}

/** Makes a source: at most `cap` of the gifts that a condition lets through, those first that suit person, occasion and price best. */
function sourcesOf(
  search: CandidateSearch,
  isNarrow: boolean,
  person: string,
  occasion: string,
): (condition: SQL, weight: number, cap: number) => SQL {
  const limits = limitsOf(search, isNarrow);
  const fit = sql`
    (case when s.document @@ ${person}::tsquery then 1 else 0 end + case when s.document @@ ${occasion}::tsquery then 0.4 else 0 end)::float8
    + ${search.aimCents === null ? sql`0` : sql`0.6 * greatest(0, 1 - abs(s.price_cents - ${search.aimCents}::float8) / ${Math.max(search.aimCents, 1)}::float8)`}`;
  // Materialised, a part is planned as if all of it were wanted, by bitmaps; planned for the first thousand it would go along the prices
  // and try every term on every gift. It is still read only as far as the limit asks.
  return (condition, weight, cap) => sql`(
    with matching as materialized (select s.gift_id, s.words, s.document, s.price_cents from gift_search s where ${condition} and ${limits})
    select gift_id, words, ${weight}::float8 as weight, ${fit} as fit from (select * from matching limit ${LOOKED_AT}) s
    order by fit desc, words, gift_id limit ${Math.ceil(cap)})`;
}

/** Gifts for this person and occasion, for this person, and any at all: from a place on that the brief decides, so that results vary and repeat. */
function sampleSources(search: CandidateSearch, person: string[], occasion: string[], limit: number): SQL[] {
  const limits = limitsOf(search, true);
  const start = `${Math.floor(search.seed * 2 ** 32)
    .toString(16)
    .padStart(8, "0")}-0000-0000-0000-000000000000`;
  const sample = (condition: SQL, weight: number) => {
    const part = (side: SQL) => sql`(select s.gift_id, s.words, ${weight}::float8 as weight, 0::float8 as fit from gift_search s
      where ${condition} and ${limits} and ${side} order by s.gift_id limit ${limit})`;
    return sql`(select * from (${part(sql`s.gift_id >= ${start}::uuid`)} union all ${part(sql`s.gift_id < ${start}::uuid`)}) side limit ${limit})`;
  };
  const isForPerson = sql`s.document @@ ${anyOf(person)}::tsquery`;
  const isForOccasion = sql`s.document @@ ${anyOf(occasion)}::tsquery`;
  return [
    ...(person.length > 0 && occasion.length > 0 ? [sample(sql`${isForPerson} and ${isForOccasion}`, WEIGHTS.forBoth)] : []),
    ...(person.length > 0 ? [sample(isForPerson, WEIGHTS.forPerson)] : []),
    sample(sql`true`, WEIGHTS.sample),
  ];
}

/** Gifts in a budget below which it is quicker to start from the prices than from the words. */
const NARROW = 5000;

/** True when few gifts are affordable at all. */
async function hasNarrowBudget({ minCents, maxCents }: CandidateSearch): Promise<boolean> {
  if (minCents === null && maxCents === null) return false;
  const { rows } = await database().execute<{ affordable: number }>(sql`
    select count(*)::int as affordable from (
      select from gift_search where in_stock and price_cents between ${minCents ?? 0}::bigint and ${maxCents ?? Number.MAX_SAFE_INTEGER}::bigint
      limit ${NARROW}
    ) gifts`);
  return (rows[0]?.affordable ?? 0) < NARROW;
}

/** The limits that cost nothing to keep here; the prices by their index or not. The engine checks every gift again. */
function limitsOf(search: CandidateSearch, byPrice: boolean): SQL {
  const price = byPrice ? sql`s.price_cents` : sql`(s.price_cents + 0)`;
  const { minCents, maxCents, maxShippingDays, unknownShippingDays, gender, leftOut } = search;
  const conditions = [
    sql`s.in_stock`,
    ...(minCents === null ? [] : [sql`${price} >= ${minCents}::bigint`]),
    ...(maxCents === null ? [] : [sql`${price} <= ${maxCents}::bigint`]),
    ...(maxShippingDays === null ? [] : [sql`coalesce(s.shipping_days, ${unknownShippingDays}::int) <= ${maxShippingDays}::int`]),
    ...(gender === null ? [] : [sql`s.gender in ('unisex', ${gender})`]),
    ...(leftOut.length === 0 ? [] : [sql`s.gift_id <> all (${sql.param(leftOut)}::uuid[])`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** One bitmap a term and their union: many times faster than one query of a hundred alternatives. */
function matchesAny(terms: readonly string[]): SQL {
  return sql`(${sql.join(
    terms.slice(0, MAX_TERMS).map((term) => sql`s.document @@ ${term}::tsquery`),
    sql` or `,
  )})`;
}

const anyOf = (terms: readonly string[]) => terms.slice(0, MAX_TERMS).join(" | ");

function toTerms({ tags, phrases }: Facet, codeOf: (tag: TagName) => number | undefined, stems: ReadonlyMap<string, string[]>): FacetTerms {
  const found = phrases.map((phrase) => stems.get(phrase) ?? []).filter((words) => words.length > 0);
  // Where "coffee" is looked for, "coffee grinder" finds nothing more.
  const single = new Set(found.flatMap((words) => (words.length === 1 ? words : [])));
  const known = found.filter((words) => words.length === 1 || !words.some((word) => single.has(word)));
  const codes = tags.map(codeOf).filter((code) => code !== undefined);
  const spelled = (mark: string) => new Set(known.map((words) => words.map((word) => `'${mark}${word}'`).join(" & ")));
  return { about: [...codes.map((code) => `'#${code}'`), ...spelled("~")], mentioned: [...spelled("")] };
}
