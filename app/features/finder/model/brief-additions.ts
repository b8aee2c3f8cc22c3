import type { z } from "zod";
import { PARTS } from "../brief/parts.ts";
import { CURRENCY, fromDollars } from "#app/platform/money.ts";
import { ADULT_AGE, mayBeChild, wantedConcepts } from "../rank/limits.ts";
import { impliedLimitsOf } from "../rank/limits/implied.ts";
import { matchPhrases } from "../lexicon/lexicon.ts";
import type { PhraseKind } from "../lexicon/matcher.ts";
import { kindsOfNarrowName } from "../lexicon/narrow-names.ts";
import { type Quoter, quoterOf } from "../lexicon/quote.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/default-settings.ts";
import { assumeFromOccasion, assumeFromPerson } from "../ask/assume.ts";
import { COUNTRIES } from "../ask/countries.ts";
import { plainText } from "../ask/plain-text.ts";
import { readStatedGender, readQuestions, readThings } from "./asked-for.ts";
import type { Reading } from "./rerank-answers.ts";
import { findUnknownId } from "../brief/unknown-ids.ts";
import { briefSchema } from "../schema.ts";
import { statesAge } from "./stated-ages.ts";
import type { AgeSpan, Brief, Understood } from "../types.ts";

type Named = Reading["interests"][number];

const MIN_CERTAINTY = 0.5;
const AMOUNT =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twent|thirt|fort|fift|sixt|sevent|ninet|hundred|thousand|dozen|grand|couple|half)/i;

/**
 * The brief with what a model has read beside it. It fills what is empty and adds to lists, and takes nothing away, so no limit becomes wider.
 * What limits the search must be quoted from the text; what is only likely becomes an assumption. The same brief where nothing is new.
 */
export function addToBrief(brief: Brief, reading: Reading, text: string, today: string): Brief {
  const quote = quoterOf(text);
  const interests = addAll(
    brief.interests,
    reading.interests.flatMap((named) => understand(named, "interest", quote)).map((part) => withoutNewWishes(part, brief)),
    PARTS.interests.most,
  );
  const traits = addAll(
    brief.traits,
    reading.traits.flatMap((named) => understand(named, "trait", quote)),
    PARTS.traits.most,
  );
  const wanted = new Set([...interests, ...traits].map(({ value }) => value));
  const isWanted = (words: string) => brief.interests.some((part) => part.words !== "" && quoterOf(words)(part.words) !== "");
  const excluded = reading.excluded
    .flatMap((named) => exclude(named, quote))
    .filter(({ value, words }) => !wanted.has(value) && !isWanted(words));
  const filled = {
    ...keep("person", brief.person === null && first(understand(reading.person, "person", quote))),
    ...keep("occasion", brief.occasion === null && first(understand(reading.occasion, "occasion", quote))),
    ...keep("age", brief.age === null && readAge(reading.age, quote, brief, today)),
    ...keep("budget", brief.budget === null && readBudget(reading.budget, quote)),
    ...keep("date", brief.date === null && readDate(reading.date, quote, today)),
    ...keep("withinDays", brief.withinDays === null && quoted(reading.withinDays, quote, ({ days }) => days)),
    ...keep("shipsTo", brief.shipsTo === null && readCountry(reading.shipsTo, quote)),
    ...keep("interests", interests),
    ...keep("traits", traits),
    ...keep("excluded", addAll(brief.excluded, excluded, PARTS.excluded.most)),
  };
  const stated = { ...brief, ...filled };
  const others = readOthers(stated, reading.alsoFor, quote);
  const added = {
    ...stated,
    // Of two people nobody can say "her".
    ...keep("gender", brief.gender === null && others.length === 0 && readStatedGender(reading.gender, quote)),
    ...keep("otherWords", readThings(stated, reading.otherWords, quote).slice(0, Math.max(PARTS.otherWords.most, brief.otherWords.length))),
    ...keep("asks", readQuestions(brief, reading.asks, quote)),
    ...keep("alsoFor", others),
    ...keep("situations", readMore(stated, reading.situations, quote)),
  };
  const ofPerson = added.person === brief.person ? added : assumeFromPerson(added);
  const whole = added.occasion === brief.occasion ? ofPerson : assumeFromOccasion(ofPerson, { today, country: DEFAULT_SETTINGS.country });
  const isNew = Object.entries(whole).some(([name, part]) => JSON.stringify(part) !== JSON.stringify(brief[name as keyof Brief]));
  return isNew && findUnknownId(whole) === null ? whole : brief;
}

/** The part under its name where the brief's own schema lets it through; else nothing. */
function keep<Name extends keyof typeof briefSchema.shape>(
  name: Name,
  part: unknown,
): Partial<Pick<z.output<typeof briefSchema>, Name>> & object {
  if (part === false || part === null || part === undefined) return {};
  const parsed = briefSchema.shape[name].safeParse(part);
  return parsed.success ? ({ [name]: parsed.data } as Partial<Pick<z.output<typeof briefSchema>, Name>>) : {};
}

const first = <Part>(parts: readonly Part[]): Part | undefined => parts[0];

/** What an interest's words ask for by name is no longer avoided; a model may not ask, so its quote goes where it would. */
function withoutNewWishes(part: Understood<string>, brief: Brief): Understood<string> {
  const asked = wantedConcepts(brief);
  const asksMore = [...wantedConcepts({ otherWords: [], interests: [part] })].some((id) => !asked.has(id));
  return asksMore ? { ...part, source: "assumed", words: "" } : part;
}

/** The entry of the lexicon that the model's words name, as said or assumed. */
function understand(named: Named | null, kind: PhraseKind, quote: Quoter): Understood<string>[] {
  if (named === null) return [];
  const words = quote(named.words);
  const [match] = matchPhrases(named.is.slice(0, 60))
    .filter((found) => found.kind === kind && found.certainty >= MIN_CERTAINTY)
    .toSorted((one, other) => other.size - one.size || other.certainty - one.certainty);
  return match === undefined ? [] : [{ value: match.id, source: words === "" ? "assumed" : "text", words }];
}

/** An exclusion by the words of the text: of a kind that the lexicon knows, or else of a word. */
function exclude(named: Named, quote: Quoter): Understood<string>[] {
  const words = quote(named.words);
  const is = named.is.trim().toLowerCase();
  if (words === "" || !/^\p{L}[\p{L} '-]{1,40}$/u.test(is)) return [];
  const isNarrow = kindsOfNarrowName(is) !== null;
  const [match] = isNarrow ? [] : matchPhrases(is).filter(({ kind }) => kind === "concept" || kind === "interest");
  return [{ value: match?.id ?? is, source: "text", words }];
}

function quoted<Part extends { words: string }, Value>(
  part: Part | null,
  quote: Quoter,
  valueOf: (part: Part) => Value,
): Understood<Value> | null {
  const words = part === null ? "" : quote(part.words);
  return part === null || words === "" ? null : { value: valueOf(part), source: "text", words };
}

/**
 * An age has to be read from words that state it. Somebody who may be a child stays one, whatever a model reads: nothing else keeps wine and
 * knives from them.
 */
function readAge(part: Reading["age"], quote: Quoter, brief: Brief, today: string): Understood<AgeSpan> | null {
  const age = quoted(part, quote, ({ min, max }) => ({ min, max }));
  if (age === null || !statesAge(age.words, age.value, today)) return null;
  return mayBeChild(brief) && age.value.min >= ADULT_AGE ? null : age;
}

/** A sum has to be read from words that name one. */
function readBudget(part: Reading["budget"], quote: Quoter) {
  const toCents = (dollars: number | null) => (dollars === null ? null : fromDollars(dollars));
  const budget = quoted(part, quote, ({ min, max, around }) => ({
    minCents: toCents(min),
    maxCents: toCents(max),
    targetCents: min === null && max === null ? toCents(around) : null,
    currency: CURRENCY,
  }));
  return budget !== null && AMOUNT.test(budget.words) ? budget : null;
}

/** People beside the recipient, whom the text has to name. */
function readOthers({ person, alsoFor }: Brief, others: readonly Named[], quote: Quoter): Understood<string>[] {
  if (person === null) return alsoFor;
  const named = others.flatMap((other) => understand(other, "person", quote));
  const beside = named.filter(({ value, source }) => source === "text" && value !== person.value);
  return addAll(alsoFor, beside, PARTS.alsoFor.most);
}

/** Situations in words of the text: each limits the search by itself, and none may lift a limit that holds without it. */
function readMore(brief: Brief, read: readonly Named[], quote: Quoter): Understood<string>[] {
  const limits = impliedLimitsOf(brief).map(({ id }) => id);
  const said = read.flatMap(({ is, words }): Understood<string>[] => {
    const quoted = quote(words);
    const [value] = quoted === "" ? [] : [is, `is ${is}`, quoted].flatMap((text) => PARTS.situations.readIds?.(text.slice(0, 120)) ?? []);
    return value === undefined ? [] : [{ value, source: "text", words: quoted }];
  });
  const strict = said.filter((situation) => {
    const after = new Set(impliedLimitsOf({ ...brief, situations: [...brief.situations, situation] }).map(({ id }) => id));
    return limits.every((id) => after.has(id));
  });
  return addAll(brief.situations, strict, PARTS.situations.most);
}

function readCountry(part: Reading["shipsTo"], quote: Quoter): Understood<string> | null {
  const country = quoted(part, quote, ({ is }) => COUNTRIES[plainText(is).trim().replace(/^the /, "")]);
  return country?.value === undefined ? null : { ...country, value: country.value };
}

function readDate(part: Reading["date"], quote: Quoter, today: string): Understood<string> | null {
  const date = quoted(part, quote, ({ day }) => day);
  return date !== null && date.value >= today ? date : null;
}

/** The parts and the new ones behind them, each value once. */
function addAll(parts: readonly Understood<string>[], more: readonly Understood<string>[], most: number): Understood<string>[] {
  const known = new Set(parts.map(({ value }) => value));
  const fresh = [...new Map(more.filter(({ value }) => !known.has(value)).map((part) => [part.value, part])).values()];
  return [...parts, ...fresh].slice(0, Math.max(most, parts.length));
}
