import { toShortDollars } from "#app/platform/money.ts";
import type { Chip } from "./engine/understand/chips.ts";
import { chipsOf, removeFromBrief } from "./engine/understand.ts";
import { titleOf } from "./headline.rules.ts";
import { briefLink } from "./questions.rules.ts";
import { briefToParams } from "./address.schema.ts";
import type { ChipChange, ScreenBrief, ScreenChip, SwapKind, RelaxationLink } from "./screen.types.ts";
import { SWAP_KINDS } from "./swaps.rules.ts";
import type { Brief, Budget, Relaxation } from "./types.ts";

/** Returns a brief as the screen shows it, ready for the browser: no ids to look up, no lexicon needed. */
export function describeBrief(brief: Brief): ScreenBrief {
  return {
    query: briefToParams(brief).toString(),
    title: titleOf(brief),
    said: brief.text,
    wordsAreNotInAddress: brief.text === "" && chipsOf(brief).some(({ kind, source }) => kind !== "word" && source === "text"),
    chips: listChips(brief),
    leans: brief.leans,
    budget: brief.budget?.value ?? null,
    surprise: brief.surprise,
  };
}

/** The chips' kinds that a small form can change, by the URL's field. */
const CHANGES: Record<string, { field: Exclude<ChipChange["field"], SwapKind>; write: (brief: Brief) => string }> = {
  person: { field: "person", write: ({ person }) => person?.value ?? "" },
  age: { field: "age", write: ({ age }) => (age === null ? "" : `${age.value.min}-${age.value.max}`) },
  gender: { field: "gender", write: ({ gender }) => gender?.value ?? "" },
  occasion: { field: "occasion", write: ({ occasion }) => occasion?.value ?? "" },
  budget: { field: "budget", write: ({ budget }) => writeEnds(budget?.value ?? null) },
  date: { field: "date", write: ({ date }) => date?.value ?? "" },
  withinDays: { field: "within", write: ({ withinDays }) => String(withinDays?.value ?? "") },
  shipsTo: { field: "ships", write: ({ shipsTo }) => shipsTo?.value ?? "" },
};

/** Writes a budget as "20-40" in dollars; an open end is left out. */
function writeEnds(budget: Budget | null): string {
  return [budget?.minCents, budget?.maxCents].map(toShortDollars).join("-");
}

function listChips(brief: Brief): ScreenChip[] {
  return chipsOf(brief).flatMap(({ id, kind, label, source }) => {
    const change = changeOf(brief, { id, kind, label });
    // The nudges have their own place on the screen.
    if (change === null) return [];
    return [{ id, label, isAssumed: source === "assumed", removeTo: briefLink(removeFromBrief(brief, id)), change }];
  });
}

/**
 * Returns how a chip can be changed. For fields with several values the form starts with the chip's own words, without its "No" and its
 * quotes.
 */
function changeOf(brief: Brief, { id, kind, label }: Pick<Chip, "id" | "kind" | "label">): ChipChange | null {
  const single = CHANGES[kind];
  if (single !== undefined) return { field: single.field, value: single.write(brief) };
  const field = SWAP_KINDS.find((name) => name === kind);
  if (field === undefined) return null;
  return { field, value: field === "without" ? label.replace(/^No /, "") : label.replace(/^“|”$/g, ""), chip: id };
}

/** Returns the ways out of an empty result as links. */
export function listRelaxationLinks(loosenings: readonly Relaxation[]): RelaxationLink[] {
  return loosenings.map(({ label, gifts, brief }) => ({ label, gifts, to: briefLink(brief) }));
}
