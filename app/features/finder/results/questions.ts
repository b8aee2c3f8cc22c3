import { CURRENCY } from "#app/platform/money.ts";
import { withoutControls } from "#app/platform/text.ts";
import type { Steps } from "#app/platform/work/steps.ts";
import { briefFromParams, briefToParams, withoutSentence } from "../brief/address.ts";
import { mergeBriefs } from "../brief/merge.ts";
import { EMPTY_BRIEF, followersOf, LEADERS, mapLists, mapManies, mapNumbers, mapOnes, type OneName, ONES } from "../brief/parts.ts";
import { SURPRISING } from "../constants.ts";
import { assumeFromOccasion, isDerived } from "../ask/assume.ts";
import { understandInSteps } from "../ask/understand.ts";
import { endsIn } from "./budgets.ts";
import { fieldBefore, finderLink } from "./links.ts";
import { readFollowUp } from "./refinements.ts";
import { BELOW_FIELD, UNREAD_FIELD } from "./screen-texts.ts";
import { dropUnknownIds } from "../brief/unknown-ids.ts";
import { swapPart } from "./swap-part.ts";
import type { Brief, Understood } from "../types.ts";

/**
 * The fields that a plain form sends and a result's URL never contains: `text` (a sentence), `more` (another one), `words` (the sentences
 * so far, changed or not), the two ends of a budget in dollars and of an age, the person and occasion from before the change, and a chip
 * with the words that replace it (`swap`, `swapTo`), and what a cheaper gift costs less than. They are read once, and the answer redirects to the brief's own URL.
 */
const FORM_FIELDS: readonly string[] = [
  ...["text", "more", "words", "swap", "swapTo", BELOW_FIELD],
  ...ONES.flatMap(([, { ends }]) => ends?.fields ?? []),
  ...LEADERS.map(([, { param }]) => fieldBefore(param)),
];

interface Circumstances {
  /** Today as an ISO day. */
  today: string;
  /** Country in two capital letters. */
  country: string;
}

/** What a link from elsewhere may call the sentence. */
const OTHER_NAME = "q";

/** True for a query that a form or a link has sent and that has not been read yet; empty fields come from forms too. */
export function isQuestion(params: URLSearchParams): boolean {
  const isSent = FORM_FIELDS.some((name) => params.has(name)) || [...params.values()].some((value) => value.trim() === "");
  return isSent || params.has(OTHER_NAME) || isSentenceAlone(params);
}

/** True for an address with a sentence and nothing read from it: nobody has read it yet, or there is nothing in it. */
export function isSentenceAlone(params: URLSearchParams): boolean {
  return params.size === 1 && params.has("said");
}

/** Returns the fields with the sentence under the name that forms give it. */
function withSentenceAsText(params: URLSearchParams): URLSearchParams {
  const name = isSentenceAlone(params) ? "said" : OTHER_NAME;
  const sentence = params.get(name);
  if (sentence === null) return params;
  const fields = new URLSearchParams(params);
  fields.delete(name);
  if (!fields.has("text")) fields.set("text", sentence);
  return fields;
}

/** True for a brief without any information about the gift. */
export function isBlank(brief: Brief): boolean {
  const params = withoutSentence(briefToParams(brief));
  params.delete("ships");
  return params.size === 0;
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

/** Returns the brief that a form asks for, in steps: what it carried along, what was chosen in it, and what its sentences state. */
export function* readQuestion(sent: URLSearchParams, circumstances: Circumstances): Steps<Question> {
  const params = withSentenceAsText(sent);
  const { text, brief } = briefFromParams(withSpans(params));
  const known = swapPart(withoutOutdated(dropUnknownIds(brief), params), params.get("swap") ?? "", params.get("swapTo") ?? "");
  const words = withoutControls(params.get("words") ?? known.text);
  const rewritten = words === known.text ? "" : words;
  const more = withoutControls(params.get("more") ?? "");
  const base = words === known.text ? known : mergeBriefs(yield* understandInSteps(words, circumstances), chosenParts(known));
  const added = yield* understandFollowUp(more, circumstances);
  const stated = yield* understandInSteps(text, circumstances);
  const asked = cutPrice(mergeBriefs(stated, mergeBriefs(added, yieldTo(added, base))), added, params.get(BELOW_FIELD));
  return {
    brief: asked.occasion?.source === "form" ? assumeFromOccasion(asked, circumstances) : asked,
    newText: [rewritten, more, text].filter((part) => part !== "").join(" "),
  };
}

/** Returns the brief with a maximum below the price that was shown, where a follow-up asks for cheaper gifts and names no sum. */
function cutPrice(brief: Brief, { leans, budget }: Brief, below: string | null): Brief {
  const cents = Number(below);
  if (!leans.includes("cheaper") || budget !== null || below === null || !Number.isInteger(cents) || cents < 2) return brief;
  const { minCents, maxCents, currency } = endsIn(CURRENCY, brief.budget?.value ?? null);
  const most = Math.min(maxCents ?? Infinity, cents - 1);
  const value = { minCents: minCents !== null && minCents > most ? null : minCents, maxCents: most, targetCents: null, currency };
  return { ...brief, leans: brief.leans.filter((lean) => lean !== "cheaper"), budget: { value, source: "text", words: "" } };
}

/** Returns what a follow-up states, with all of it that asks for cheaper or other gifts. */
function* understandFollowUp(sentence: string, circumstances: Circumstances): Steps<Brief> {
  const { leans, isSurprising, rest } = readFollowUp(sentence);
  const brief = yield* understandInSteps(rest, circumstances);
  const surprise = isSurprising ? SURPRISING : brief.surprise;
  return { ...brief, text: sentence, leans, surprise };
}

/** Returns the brief without what was derived from a person or an occasion that has been changed since. */
function withoutOutdated(brief: Brief, params: URLSearchParams): Brief {
  const changed = LEADERS.filter(([name, { param }]) => {
    const before = fieldBefore(param);
    return params.has(before) && params.get(before) !== (brief[name]?.value ?? "");
  });
  const outdated = changed.flatMap(([name]) => followersOf(name));
  return { ...brief, ...mapOnes((name) => (outdated.includes(name) ? underived(brief[name]) : brief[name])) };
}

/** Returns the brief without what was chosen in a form and a newer sentence states differently: the newer statement counts. */
function yieldTo(said: Brief, base: Brief): Brief {
  const rest = (name: OneName) => (said[name]?.source === "text" && base[name]?.source === "form" ? null : base[name]);
  return {
    ...base,
    ...mapOnes((name, { follows }) => {
      const leader = follows as OneName | undefined;
      return leader === undefined || rest(leader) === base[leader] ? rest(name) : underived(rest(name));
    }),
  };
}

function underived(part: Understood<unknown> | null): Understood<unknown> | null {
  return isDerived(part) ? null : part;
}

/** Joins the two ends of a budget or an age into the one field that a URL has for it. */
function withSpans(params: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams(params);
  for (const [, { param, ends }] of ONES) {
    if (ends === undefined || !ends.fields.some((field) => params.has(field))) continue;
    const [from = "", to = ""] = ends.fields.map((field) => ends.readEnd((params.get(field) ?? "").trim()));
    const [least, most] = ends.open;
    joined.set(param, from === "" && to === "" ? "" : orderSpan(from || least, to || most));
  }
  return joined;
}

function orderSpan(low: string, high: string): string {
  const isTurned = low !== "" && high !== "" && Number(low) > Number(high);
  return isTurned ? `${high}-${low}` : `${low}-${high}`;
}

/** Returns only what was chosen in forms: a rewritten sentence replaces all that was read from the old one. */
function chosenParts(brief: Brief): Brief {
  return {
    ...EMPTY_BRIEF,
    ...mapOnes((name) => (brief[name]?.source === "form" ? brief[name] : null)),
    ...mapManies((name) => brief[name].filter(({ source }) => source === "form")),
    ...mapLists((name, { source }) => (source === "form" ? brief[name] : [])),
    ...mapNumbers((name) => brief[name]),
  };
}
