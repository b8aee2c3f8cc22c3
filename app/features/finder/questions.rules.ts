import { parseMoney, toTypedMoney } from "#app/platform/money.ts";
import { briefFromParams, briefToParams, withoutSentence } from "./address.schema.ts";
import { EMPTY_BRIEF } from "./constants.ts";
import { assumeFromOccasion, isDerived } from "./engine/understand/assume.ts";
import { mergeBriefs, understandText } from "./engine/understand.ts";
import { finderLink } from "./links.rules.ts";
import { UNREAD_FIELD } from "./screen.constants.ts";
import { dropUnknownIds } from "./rules.ts";
import { cleanText } from "./schema.ts";
import { swapPart } from "./swaps.rules.ts";
import type { Brief, Understood } from "./types.ts";

/**
 * The fields that a plain form sends and a result's URL never contains: `text` (a sentence), `more` (another one), `words` (the sentences
 * so far, changed or not), `from` and `to` (a budget in dollars), `minAge` and `maxAge`, the person and occasion from before the change
 * (`wasPerson`, `wasOccasion`), and a chip with the words that replace it (`swap`, `swapTo`). They are read once, and the answer redirects
 * to the brief's own URL.
 */
const FORM_FIELDS = ["text", "more", "words", "from", "to", "minAge", "maxAge", "wasPerson", "wasOccasion", "swap", "swapTo"] as const;

/** The shop's home country, whose way of writing dates applies where the shopper's country is unknown. */
const HOME_COUNTRY = "US";

interface Circumstances {
  /** Today as an ISO day. */
  today: string;
  /** Country in two capital letters, or null where it is unknown. */
  country: string | null;
}

/** True for a query that a form has sent and that has not been read yet; empty fields come from forms too. */
export function isQuestion(params: URLSearchParams): boolean {
  return FORM_FIELDS.some((name) => params.has(name)) || [...params.values()].some((value) => value.trim() === "");
}

/** True for a brief without any information about the gift. */
export function isBlank(brief: Brief): boolean {
  const params = withoutSentence(briefToParams(brief));
  params.delete("ships");
  return params.size === 0;
}

/** True for a brief of which nothing is known but words that the lexicon does not have. */
export function hasOnlyWords(brief: Brief): boolean {
  return brief.otherWords.length > 0 && isBlank({ ...brief, otherWords: [] });
}

/** Returns the URL of a brief, for display and sharing. */
export function briefLink(brief: Brief): string {
  return finderLink(briefToParams(brief));
}

/**
 * Returns the URL with the number of characters at the end of the sentence that only the engine has read yet: the page sends them to a
 * language model once, and then removes the number from the URL.
 */
export function unreadBriefLink({ brief, newText }: Question): string {
  const params = briefToParams(brief);
  const hasText = briefFromParams(params).brief.text !== "";
  if (newText !== "" && hasText) params.set(UNREAD_FIELD, String(newText.length));
  return finderLink(params);
}

/** Returns the brief in a result's URL, with what follows from a person that was chosen in a form. */
export function readBrief(params: URLSearchParams): Brief {
  return mergeBriefs(EMPTY_BRIEF, dropUnknownIds(briefFromParams(params).brief));
}

/** The brief that a form asks for, and the part of its text that is read for the first time. */
interface Question {
  brief: Brief;
  newText: string;
}

/** Returns the brief that a form asks for: what it carried along, what was chosen in it, and what its sentences state. */
export function readQuestion(params: URLSearchParams, { today, country }: Circumstances): Question {
  const { text, brief } = briefFromParams(withSpans(params));
  const known = swapPart(withoutOutdated(dropUnknownIds(brief), params), params.get("swap") ?? "", params.get("swapTo") ?? "");
  const understand = (sentence: string) => understandText(sentence, { today, country: country ?? HOME_COUNTRY });
  const words = cleanText(params.get("words") ?? known.text);
  const rewritten = words === known.text ? "" : words;
  const more = cleanText(params.get("more") ?? "");
  const base = words === known.text ? known : mergeBriefs(understand(words), chosenParts(known));
  const added = understand(more);
  const asked = mergeBriefs(understand(text), mergeBriefs(added, yieldTo(added, base)));
  return {
    brief: asked.occasion?.source === "form" ? assumeFromOccasion(asked, today) : asked,
    newText: [rewritten, more, text].filter((part) => part !== "").join(" "),
  };
}

/** Returns the brief without what was derived from a person or an occasion that has been changed since. */
function withoutOutdated(brief: Brief, params: URLSearchParams): Brief {
  const hasChanged = (name: string, part: Understood<string> | null) => params.has(name) && params.get(name) !== (part?.value ?? "");
  const ofPerson = hasChanged("wasPerson", brief.person) ? { age: underived(brief.age), gender: underived(brief.gender) } : {};
  const ofOccasion = hasChanged("wasOccasion", brief.occasion) ? { date: underived(brief.date) } : {};
  return { ...brief, ...ofPerson, ...ofOccasion };
}

/** Returns the brief without what was chosen in a form and a newer sentence states differently: the newer statement counts. */
function yieldTo(said: Brief, base: Brief): Brief {
  const rest = <Value>(newer: Understood<Value> | null, older: Understood<Value> | null) =>
    newer?.source === "text" && older?.source === "form" ? null : older;
  const person = rest(said.person, base.person);
  const occasion = rest(said.occasion, base.occasion);
  const age = rest(said.age, base.age);
  const gender = rest(said.gender, base.gender);
  const date = rest(said.date, base.date);
  return {
    ...base,
    person,
    age: person === base.person ? age : underived(age),
    gender: person === base.person ? gender : underived(gender),
    occasion,
    date: occasion === base.occasion ? date : underived(date),
    budget: rest(said.budget, base.budget),
    withinDays: rest(said.withinDays, base.withinDays),
    shipsTo: rest(said.shipsTo, base.shipsTo),
  };
}

function underived<Value>(part: Understood<Value> | null): Understood<Value> | null {
  return isDerived(part) ? null : part;
}

/** Joins the two ends of a budget or an age into the one field that a URL has for it. */
function withSpans(params: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams(params);
  const join = (name: string, [low, high]: [string, string], read: (typed: string) => string, [least, most] = ["", ""]) => {
    if (!params.has(low) && !params.has(high)) return;
    const [from = "", to = ""] = [low, high].map((end) => read((params.get(end) ?? "").trim()));
    joined.set(name, from === "" && to === "" ? "" : orderSpan(from || least, to || most));
  };
  join("budget", ["from", "to"], readSum);
  join("age", ["minAge", "maxAge"], (age) => age, ["0", "120"]);
  return joined;
}

/** A typed sum as an address writes it; what is none stays, and the address leaves it out. */
function readSum(typed: string): string {
  const cents = parseMoney(typed);
  return cents === null ? typed : toTypedMoney(cents);
}

function orderSpan(low: string, high: string): string {
  const isTurned = low !== "" && high !== "" && Number(low) > Number(high);
  return isTurned ? `${high}-${low}` : `${low}-${high}`;
}

/** Returns only what was chosen in forms: a rewritten sentence replaces all that was read from the old one. */
function chosenParts(brief: Brief): Brief {
  const one = <Value>(part: Understood<Value> | null) => (part?.source === "form" ? part : null);
  const many = (parts: Understood<string>[]) => parts.filter(({ source }) => source === "form");
  return {
    ...EMPTY_BRIEF,
    person: one(brief.person),
    age: one(brief.age),
    gender: one(brief.gender),
    occasion: one(brief.occasion),
    date: one(brief.date),
    budget: one(brief.budget),
    interests: many(brief.interests),
    traits: many(brief.traits),
    excluded: many(brief.excluded),
    withinDays: one(brief.withinDays),
    shipsTo: one(brief.shipsTo),
    leans: brief.leans,
    surprise: brief.surprise,
    notThese: brief.notThese,
    likeThese: brief.likeThese,
  };
}
