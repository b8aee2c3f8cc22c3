import type { Brief, BriefSource, Understood } from "../types.ts";
import { isDerived } from "../ask/assume.ts";
import { followersOf, LISTS, MANIES, ONES, PARTS, type PartName } from "./parts.ts";

/** A part of what was understood, as the shopper sees it. `id` is stable for the same understanding and is what `removeFromBrief` takes. */
export interface Chip {
  id: string;
  /** The name of a single part, or the parameter of one with several values. */
  kind: string;
  label: string;
  source: BriefSource;
}

/** Returns everything that a brief understands or assumes, in display order; what has the same label for the shopper is one chip. */
export function chipsOf(brief: Brief): Chip[] {
  const labels = new Set<string>();
  return listParts(brief).filter(({ label }) => !labels.has(label) && labels.add(label));
}

/** Returns the ids of the parts that a chip stands for beside its own: "vegan" is a trait and a way of life. */
export function twinsOf(brief: Brief, chipId: string): string[] {
  const parts = listParts(brief);
  const label = parts.find(({ id }) => id === chipId)?.label;
  return parts.filter((part) => part.label === label && part.id !== chipId).map(({ id }) => id);
}

function listParts(brief: Brief): Chip[] {
  const chips = [
    ...ONES.flatMap(([name, { label }]): Chip[] => {
      const part = brief[name];
      return part === null ? [] : [{ id: name, kind: name, label: label(part), source: part.source }];
    }),
    ...MANIES.flatMap(([name, { param, label, labelIn }]) =>
      brief[name].map((part): Chip => {
        const { value, source } = part;
        return { id: `${param}:${value}`, kind: param, label: labelIn?.(part, brief.text) ?? label(value), source };
      }),
    ),
    ...LISTS.flatMap(([name, { param, label, source }]) =>
      label === undefined ? [] : brief[name].map((value): Chip => ({ id: `${param}:${value}`, kind: param, label: label(value), source })),
    ),
  ];
  return [...new Map(chips.map((chip) => [chip.id, chip])).values()];
}

/** Returns the part that a kind of chip shows. */
export function partOfChip(kind: string): PartName | undefined {
  const [found] =
    ONES.find(([name]) => name === kind) ??
    MANIES.find(([, { param }]) => param === kind) ??
    LISTS.find(([, { param, label }]) => param === kind && label !== undefined) ??
    [];
  return found;
}

/** Returns the brief without what a chip states, and without what was assumed because of it. An unknown chip changes nothing. */
export function removeFromBrief(brief: Brief, chipId: string): Brief {
  return [chipId, ...twinsOf(brief, chipId)].reduce(removePart, brief);
}

/** Removes one part only, whatever else its chip stands for. */
export function removePart(brief: Brief, chipId: string): Brief {
  const kind = chipId.split(":", 1)[0] ?? "";
  const value = chipId.slice(kind.length + 1);
  const name = partOfChip(kind);
  if (name === undefined) return brief;
  switch (PARTS[name].kind) {
    case "one":
      return { ...brief, ...withoutFollowers(brief, name), ...withLeaderAsSaid(brief, name), [name]: null };
    case "many":
      return { ...brief, [name]: (brief[name] as Understood<string>[]).filter((part) => part.value !== value) };
    case "list":
      return { ...brief, [name]: (brief[name] as string[]).filter((word) => word !== value) };
    default:
      return brief;
  }
}

/** Returns the parts that follow from a removed one, as far as they are stated. */
function withoutFollowers(brief: Brief, name: PartName): Partial<Brief> {
  return Object.fromEntries(followersOf(name).map((follower) => [follower, isDerived(brief[follower]) ? null : brief[follower]]));
}

/** A part chosen in a form would bring the removed assumption back; one read from text does not. */
function withLeaderAsSaid(brief: Brief, removed: PartName): Partial<Brief> {
  const leader = ONES.find(([name, { isAssumedFromAgain }]) => isAssumedFromAgain && followersOf(name).some((name) => name === removed));
  const part = leader === undefined ? null : brief[leader[0]];
  return leader === undefined || part?.source !== "form" ? {} : { [leader[0]]: { ...part, source: "text" } };
}
