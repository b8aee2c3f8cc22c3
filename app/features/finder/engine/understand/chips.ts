import { formatShortMoney } from "#app/platform/money.ts";
import type { AgeSpan, Brief, BriefSource, Budget, Lean, Understood } from "../../types.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { isDerived } from "./assume.ts";

const SINGLE_KINDS = ["person", "age", "gender", "occasion", "date", "budget", "withinDays", "shipsTo"] as const;
type SingleKind = (typeof SINGLE_KINDS)[number];
export type ChipKind = SingleKind | "interest" | "trait" | "without" | "word" | "lean";

/** A part of what was understood, as the shopper sees it. `id` is stable for the same understanding and is what `removeFromBrief` takes. */
export interface Chip {
  id: string;
  kind: ChipKind;
  label: string;
  source: BriefSource;
}

const LEAN_LABELS: Record<Lean, string> = {
  cheaper: "Cheaper",
  "more-personal": "More personal",
  "more-practical": "More practical",
  faster: "Faster",
};

/** Returns everything that a brief understands or assumes, in display order. */
export function chipsOf(brief: Brief): Chip[] {
  const { interestById, traitById, conceptById } = lexicon();
  const nameOf = (value: string) => (conceptById.get(value) ?? interestById.get(value) ?? traitById.get(value))?.name ?? value;
  const several = (kind: ChipKind, parts: readonly Understood<string>[], label: (value: string) => string) =>
    parts.map(({ value, source }): Chip => ({ id: `${kind}:${value}`, kind, label: label(value), source }));
  const chips = [
    ...SINGLE_KINDS.flatMap((kind) => singleChip(brief, kind)),
    ...several("interest", brief.interests, (id) => interestById.get(id)?.name ?? id),
    ...several("trait", brief.traits, (id) => traitById.get(id)?.name ?? id),
    ...several("without", brief.excluded, (value) => `No ${nameOf(value).toLowerCase()}`),
    ...brief.otherWords.map((word): Chip => ({ id: `word:${word}`, kind: "word", label: `“${word}”`, source: "text" })),
    ...brief.leans.map((lean): Chip => ({ id: `lean:${lean}`, kind: "lean", label: LEAN_LABELS[lean], source: "form" })),
  ];
  return [...new Map(chips.map((chip) => [chip.id, chip])).values()];
}

function singleChip(brief: Brief, kind: SingleKind): Chip[] {
  const part = brief[kind];
  const label = labelOf(brief, kind);
  return part === null || label === null ? [] : [{ id: kind, kind, label, source: part.source }];
}

function labelOf({ person, age, gender, occasion, date, budget, withinDays, shipsTo }: Brief, kind: SingleKind): string | null {
  const { personById, occasionById } = lexicon();
  switch (kind) {
    case "person":
      return person && (personById.get(person.value)?.name ?? person.value);
    case "age":
      return age && nameAge(age.value);
    case "gender":
      return gender && (gender.value === "female" ? "For her" : "For him");
    case "occasion":
      return occasion && (occasionById.get(occasion.value)?.name ?? occasion.value);
    case "date":
      return (
        date &&
        `By ${new Date(date.value).toLocaleDateString("en-US", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })}`
      );
    case "budget":
      return budget && nameBudget(budget);
    case "withinDays":
      return withinDays && (withinDays.value === 0 ? "Today" : `Within ${withinDays.value} ${withinDays.value === 1 ? "day" : "days"}`);
    case "shipsTo":
      return shipsTo && `Ships to ${new Intl.DisplayNames("en-US", { type: "region" }).of(shipsTo.value) ?? shipsTo.value}`;
  }
}

/** Age in years from which a span is shown without an upper end. */
const OPEN_END = 75;

function nameAge({ min, max }: AgeSpan): string {
  if (max <= 1) return "Baby’s first year";
  if (min === max) return `Age ${min}`;
  return max >= OPEN_END ? `Ages ${min}+` : `Ages ${min}–${max}`;
}

function nameBudget({ value, source, words }: Understood<Budget>): string {
  const { minCents, maxCents, targetCents } = value;
  // The chip says that pounds and euros are counted as dollars.
  const note = source === "assumed" && /[£€]|quid|pound|euro|gbp|eur/i.test(words) ? " (US dollars)" : "";
  if (targetCents !== null) return `Around ${formatShortMoney(targetCents)}${note}`;
  if (minCents !== null && maxCents !== null) return `${formatShortMoney(minCents)} to ${formatShortMoney(maxCents)}${note}`;
  if (maxCents !== null) return `Up to ${formatShortMoney(maxCents)}${note}`;
  return `From ${formatShortMoney(minCents ?? 0)}${note}`;
}

/** Returns the brief without what a chip states, and without what was assumed because of it. An unknown chip changes nothing. */
export function removeFromBrief(brief: Brief, chipId: string): Brief {
  const kind = chipId.split(":", 1)[0] as ChipKind;
  const value = chipId.slice(kind.length + 1);
  const others = (parts: readonly Understood<string>[]) => parts.filter((part) => part.value !== value);
  const underived = <Part extends Understood<unknown> | null>(part: Part) => (isDerived(part) ? null : part);
  switch (kind) {
    case "person":
      return { ...brief, person: null, age: underived(brief.age), gender: underived(brief.gender) };
    case "occasion":
      return { ...brief, occasion: null, date: underived(brief.date) };
    case "age":
    case "gender":
      // A person chosen in a form would bring the assumption back; one read from text does not.
      return { ...brief, [kind]: null, person: brief.person?.source === "form" ? { ...brief.person, source: "text" } : brief.person };
    case "date":
    case "budget":
    case "withinDays":
    case "shipsTo":
      return { ...brief, [kind]: null };
    case "interest":
      return { ...brief, interests: others(brief.interests) };
    case "trait":
      return { ...brief, traits: others(brief.traits) };
    case "without":
      return { ...brief, excluded: others(brief.excluded) };
    case "word":
      return { ...brief, otherWords: brief.otherWords.filter((word) => word !== value) };
    case "lean":
      return { ...brief, leans: brief.leans.filter((lean) => lean !== value) };
    default:
      return brief;
  }
}
