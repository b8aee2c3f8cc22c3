import { MAX_PARTS, MAX_TEXT_LENGTH } from "../../constants.ts";
import type { Brief, Understood } from "../../types.ts";
import { assumeFromPerson, isDerived } from "./assume.ts";

/**
 * Merges what a sentence states with what is known already (`fromForm`: chosen, or understood earlier). Chosen parts stay; of the others
 * the newer ones go before the older ones, and both before assumed ones.
 */
export function mergeBriefs(fromText: Brief, fromForm: Brief): Brief {
  const person = later(fromText.person, fromForm.person);
  const occasion = later(fromText.occasion, fromForm.occasion);
  const of = <Part extends Understood<unknown> | null>(
    text: Part,
    form: Part,
    source: Understood<string> | null,
    ownText: Understood<string> | null,
    ownForm: Understood<string> | null,
  ) =>
    // Parts that were derived from another person or occasion are removed with it.
    later(
      isDerived(text) && source !== ownText ? null : text,
      isDerived(form) && source !== ownForm && ownForm !== null ? null : form,
    ) as Part;
  const excluded = union(fromForm.excluded, fromText.excluded).filter(({ value }) => !isChosen(fromForm.interests, value));
  const isDropped = ({ value, words, source }: Understood<string>) =>
    source !== "form" &&
    words !== "" &&
    fromText.excluded.some((other) => other.value === value || other.words.toLowerCase() === words.toLowerCase());
  const merged: Brief = {
    text: joinTexts(fromForm.text, fromText.text),
    person,
    age: of(fromText.age, fromForm.age, person, fromText.person, fromForm.person),
    gender: of(fromText.gender, fromForm.gender, person, fromText.person, fromForm.person),
    occasion,
    date: of(fromText.date, fromForm.date, occasion, fromText.occasion, fromForm.occasion),
    budget: later(fromText.budget, fromForm.budget),
    interests: union(
      fromForm.interests.filter((part) => !isDropped(part)),
      fromText.interests,
    )
      .filter(({ value }) => !excluded.some((other) => other.value === value))
      .slice(0, MAX_PARTS.interests),
    traits: union(fromForm.traits, fromText.traits).slice(0, MAX_PARTS.traits),
    excluded: excluded.slice(0, MAX_PARTS.excluded),
    withinDays: later(fromText.withinDays, fromForm.withinDays),
    shipsTo: later(fromText.shipsTo, fromForm.shipsTo),
    otherWords: [...new Set([...fromText.otherWords, ...fromForm.otherWords])].slice(0, MAX_PARTS.otherWords),
    leans: [...new Set([...fromForm.leans, ...fromText.leans])],
    surprise: fromForm.surprise > 0 ? fromForm.surprise : fromText.surprise,
    notThese: [...new Set([...fromForm.notThese, ...fromText.notThese])],
    likeThese: [...new Set([...fromForm.likeThese, ...fromText.likeThese])],
  };
  return person?.source === "form" ? assumeFromPerson(merged) : merged;
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
  return `${earlier} ${later}`.slice(0, MAX_TEXT_LENGTH).toWellFormed();
}
