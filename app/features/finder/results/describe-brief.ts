import { briefToParams } from "../brief/address.ts";
import { type Chip, chipsOf, partOfChip, removeFromBrief } from "../brief/chips.ts";
import { type OneName, type Part, PARTS } from "../brief/parts.ts";
import { listPresumptionChips } from "./presumptions.ts";
import { titleOf } from "./headline.ts";
import { briefLink, isBlank } from "./questions.ts";
import type { ChipChange, ScreenBrief, ScreenChip, RelaxationLink } from "./screen-types.ts";
import type { Brief, Relaxation } from "../types.ts";

/** Returns a brief as the screen shows it, ready for the browser: no ids to look up, no lexicon needed. */
export function describeBrief(brief: Brief): ScreenBrief {
  return {
    query: briefToParams(brief).toString(),
    title: titleOf(brief),
    said: brief.text,
    wordsAreNotInAddress: brief.text === "" && chipsOf(brief).some(({ kind, source }) => kind !== "word" && source === "text"),
    chips: [...listChips(brief), ...listPresumptionChips(brief)],
    leans: brief.leans,
    budget: brief.budget?.value ?? null,
    surprise: brief.surprise,
  };
}

function listChips(brief: Brief): ScreenChip[] {
  return chipsOf(brief).flatMap((chip) => {
    const change = changeOf(brief, chip);
    // The nudges have their own place on the screen.
    if (change === null) return [];
    const { id, label, source } = chip;
    return [{ id, label, isAssumed: source === "assumed", removeTo: briefLink(withoutReadSentence(removeFromBrief(brief, id))), change }];
  });
}

/** A sentence of which nothing is left would be read again, and bring back what has just been taken away. */
function withoutReadSentence(brief: Brief): Brief {
  return isBlank(brief) ? { ...brief, text: "" } : brief;
}

/**
 * Returns how a chip can be changed. For fields with several values the form starts with the chip's own words, without its "No" and its
 * quotes.
 */
function changeOf(brief: Brief, { id, kind, label }: Chip): ChipChange | null {
  const name = partOfChip(kind);
  const part = name === undefined ? undefined : (PARTS[name] as Part);
  if (part === undefined || part.kind === "number" || part.input === undefined) return null;
  const { param: field, input } = part;
  if (part.kind !== "one") return { field, input, value: part.startForm?.(label) ?? label, chip: id };
  const value = brief[name as OneName]?.value;
  const write = part.startForm ?? part.write;
  return { field, input, value: value === undefined ? "" : write(value), ...(part.ends === undefined ? {} : { ends: part.ends.fields }) };
}

/** Returns the ways out of an empty result as links. */
export function listRelaxationLinks(loosenings: readonly Relaxation[]): RelaxationLink[] {
  return loosenings.map(({ label, gifts, brief }) => ({ label, gifts, to: briefLink(brief) }));
}
