import { cutText } from "#app/platform/text.ts";
import { MAX_TEXT_LENGTH } from "../constants.ts";
import type { Brief, Understood } from "../types.ts";
import { matchPhrases } from "../lexicon/lexicon.ts";
import { assumeFromPerson, isDerived } from "../ask/assume.ts";
import { EMPTY_BRIEF, MANIES, mapLists, mapManies, mapNumbers, mapOnes, type ManyName, type OneName } from "./parts.ts";

/**
 * Merges what a sentence states with what is known already (`fromForm`: chosen, or understood earlier). Chosen parts stay; of the others
 * the newer ones go before the older ones, and both before assumed ones.
 */
export function mergeBriefs(fromText: Brief, fromForm: Brief): Brief {
  const merged: Brief = {
    ...EMPTY_BRIEF,
    text: joinTexts(fromForm.text, fromText.text),
    ...mapOnes((name, { follows }) => {
      const leader = follows as OneName | undefined;
      if (leader === undefined) return later<unknown>(fromText[name], fromForm[name]);
      // Parts that were derived from another person or occasion are removed with it.
      const source = later<unknown>(fromText[leader], fromForm[leader]);
      return later<unknown>(
        isDerived(fromText[name]) && source !== fromText[leader] ? null : fromText[name],
        isDerived(fromForm[name]) && source !== fromForm[leader] && fromForm[leader] !== null ? null : fromForm[name],
      );
    }),
    ...mergeManies(fromText, fromForm),
    ...mapLists((name, { source, most }) => {
      const parts = source === "text" ? [...fromText[name], ...fromForm[name]] : [...fromForm[name], ...fromText[name]];
      return [...new Set<string>(parts)].slice(0, most);
    }),
    ...mapNumbers((name) => (fromForm[name] > 0 ? fromForm[name] : fromText[name])),
  };
  return merged.person?.source === "form" ? assumeFromPerson(merged) : merged;
}

/** Merges the parts with several values; what is ruled out is not wished for as well, unless it was chosen. */
function mergeManies(fromText: Brief, fromForm: Brief): Pick<Brief, ManyName> {
  const joined = mapManies((name, { opposes }) => {
    const parts = union(fromForm[name], fromText[name]);
    return opposes === undefined ? parts : parts.filter(({ value }) => !isChosen(fromForm[opposes as ManyName], value));
  });
  return mapManies((name, { most }) => {
    const opponents = MANIES.filter(([, { opposes }]) => opposes === name).map(([opponent]) => opponent);
    if (opponents.length === 0) return joined[name].slice(0, most);
    const isOwned = OWNED.test(fromText.text);
    const isDropped = (part: Understood<string>) =>
      opponents.some((opponent) => isRuledOut(part, fromText[opponent]) || (!isOwned && isKindOf(part, fromText[opponent])));
    const kept = union(
      fromForm[name].filter((part) => !isDropped(part)),
      fromText[name],
    );
    const isOpposed = ({ value }: Understood<string>) =>
      opponents.some((opponent) => joined[opponent].some((other) => other.value === value));
    return kept.filter((part) => !isOpposed(part)).slice(0, most);
  });
}

/** Who has enough of a thing may like it still. */
const OWNED = /\b(?:already|has|have|had|got|owns?|enough|plenty)\b/i;

/** True for an earlier wish whose words name a kind of thing that a new sentence rules out: the houseplants of "nothing for plants". */
function isKindOf({ words, source }: Understood<string>, excluded: readonly Understood<string>[]): boolean {
  if (source === "form" || words === "" || excluded.length === 0) return false;
  const kinds = new Set(matchPhrases(words).flatMap(({ kind, id }) => (kind === "concept" ? [id] : [])));
  return excluded.some(({ value }) => kinds.has(value));
}

/** True for an earlier wish that a new sentence rules out, by its value or by its words. */
function isRuledOut({ value, words, source }: Understood<string>, excluded: readonly Understood<string>[]): boolean {
  return (
    source !== "form" &&
    words !== "" &&
    excluded.some((other) => other.value === value || other.words.toLowerCase() === words.toLowerCase())
  );
}

function later<Value>(fromText: Understood<Value> | null, fromForm: Understood<Value> | null): Understood<Value> | null {
  if (fromText === null || fromForm === null) return fromText ?? fromForm;
  if (fromForm.source === "form") return fromForm;
  return fromText.source === "assumed" && fromForm.source === "text" ? fromForm : fromText;
}

function union(first: readonly Understood<string>[], second: readonly Understood<string>[]): Understood<string>[] {
  return [...new Map([...second, ...first].map((part) => [part.value, part])).values()];
}

function isChosen(parts: readonly Understood<string>[], value: string): boolean {
  return parts.some((part) => part.source === "form" && part.value === value);
}

function joinTexts(earlier: string, later: string): string {
  if (earlier === "" || later === "" || earlier === later) return earlier || later;
  return cutText(`${earlier} ${later}`, MAX_TEXT_LENGTH);
}
