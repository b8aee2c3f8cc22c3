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
 * A plain form sends what an address of a result never holds: `text` (a sentence), `more` (another one), `words` (the sentences so far,
 * changed or not), `from` and `to` (a budget in dollars), `minAge` and `maxAge`, and whom and what it was about before (`wasPerson`,
 * `wasOccasion`), and a chip with the words that are to stand in its place (`swap`, `swapTo`). They are read once and give way to the brief's own address.
 */
const FORM_FIELDS = ["text", "more", "words", "from", "to", "minAge", "maxAge", "wasPerson", "wasOccasion", "swap", "swapTo"] as const;

/** Where the shop is at home: how days are written where nobody knows better. */
const HOME_COUNTRY = "US";

interface Circumstances {
  /** ISO day. */
  today: string;
  /** Two capital letters, or null where it is not known. */
  country: string | null;
}

/** True for what a form has sent and nobody has read yet; empty fields betray a form too. */
export function isQuestion(params: URLSearchParams): boolean {
  return FORM_FIELDS.some((name) => params.has(name)) || [...params.values()].some((value) => value.trim() === "");
}

/** True for a brief that gives nothing to go on. */
export function isBlank(brief: Brief): boolean {
  const params = withoutSentence(briefToParams(brief));
  params.delete("ships");
  return params.size === 0;
}

/** True for a brief of which nothing is known but words that the lexicon does not have. */
export function hasOnlyWords(brief: Brief): boolean {
  return brief.otherWords.length > 0 && isBlank({ ...brief, otherWords: [] });
}

/** The address of a brief, for show and for sharing. */
export function briefLink(brief: Brief): string {
  return finderLink(briefToParams(brief));
}

/**
 * The same, and how many characters at the end of the sentence nobody but the engine has read yet: the page tells a language model, once,
 * and then takes that out of the address again.
 */
export function unreadBriefLink({ brief, newText }: Question): string {
  const params = briefToParams(brief);
  const isKept = briefFromParams(params).brief.text !== "";
  if (newText !== "" && isKept) params.set(UNREAD_FIELD, String(newText.length));
  return finderLink(params);
}

/** The brief in an address of a result, with what follows from a person that was chosen in a form. */
export function readBrief(params: URLSearchParams): Brief {
  return mergeBriefs(EMPTY_BRIEF, dropUnknownIds(briefFromParams(params).brief));
}

/** A form's question: the brief that comes of it, and of its text what is read for the first time. */
interface Question {
  brief: Brief;
  newText: string;
}

/** The brief that a form asks for: what it carried along, what was chosen in it, and what its sentences say. */
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

/** Without what followed from a person or an occasion that has been changed since. */
function withoutOutdated(brief: Brief, params: URLSearchParams): Brief {
  const hasChanged = (name: string, part: Understood<string> | null) => params.has(name) && params.get(name) !== (part?.value ?? "");
  const ofPerson = hasChanged("wasPerson", brief.person) ? { age: underived(brief.age), gender: underived(brief.gender) } : {};
  const ofOccasion = hasChanged("wasOccasion", brief.occasion) ? { date: underived(brief.date) } : {};
  return { ...brief, ...ofPerson, ...ofOccasion };
}

/** Without what was chosen in a form and another sentence now says differently: the newest word counts. */
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

/** Puts the two ends of a budget or an age into the one field that an address has for it. */
function withSpans(params: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams(params);
  const join = (name: string, low: string, high: string, least = "", most = "") => {
    if (!params.has(low) && !params.has(high)) return;
    const [from = "", to = ""] = [low, high].map((end) => (params.get(end) ?? "").replace(/[$,\s]/g, ""));
    joined.set(name, from === "" && to === "" ? "" : orderSpan(from || least, to || most));
  };
  join("budget", "from", "to");
  join("age", "minAge", "maxAge", "0", "120");
  return joined;
}

function orderSpan(low: string, high: string): string {
  const isTurned = low !== "" && high !== "" && Number(low) > Number(high);
  return isTurned ? `${high}-${low}` : `${low}-${high}`;
}

/** Only what was chosen in forms: when the sentence is written anew, all that was read from the old one goes. */
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
