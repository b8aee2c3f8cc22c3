import { isSpanOfChildren } from "#app/features/finder/read/age-ranges.ts";
import { entriesOf } from "#app/features/finder/lexicon/lexicon.ts";
import type { Output } from "#app/features/finder/read/learnt/reader.ts";
import type { Label } from "./labels.ts";

/** What fewer labels say cannot be learnt. */
const LEAST_LABELS = 4;
const LABELS_WEIGHT = 10;
const FIELDS = { interest: "interests", occasion: "occasions", person: "people" } as const;

/** Returns what a reader trained on these labels can say, without what the lexicon does not know. */
export function outputsOf(labels: readonly Label[]): Output[] {
  const topics = (["interest", "occasion", "person"] as const).flatMap((kind) => {
    const known = entriesOf(kind);
    const counts = new Map<string, number>();
    for (const label of labels) for (const id of Object.keys(label[FIELDS[kind]])) counts.set(id, (counts.get(id) ?? 0) + 1);
    const learnable = [...counts].filter(([id, count]) => count >= LEAST_LABELS && known.has(id)).map(([id]) => id);
    return learnable.toSorted().map((id): Output => ({ kind, id }));
  });
  return [...topics, ...(["child", "male", "female", "from", "to"] as const).map((kind): Output => ({ kind, id: "" }))];
}

/** True for what children use and adults do not. */
export function isChilds({ age: [min, max] }: Label): boolean {
  return isSpanOfChildren({ min, max });
}

/** Returns what the label says of an output: a weight or a truth from 0 to 1, ages in years. */
export function targetOf(label: Label, { kind, id }: Output): number {
  switch (kind) {
    case "child":
      return isChilds(label) ? 1 : 0;
    case "male":
      return label.gender === "m" ? 1 : 0;
    case "female":
      return label.gender === "f" ? 1 : 0;
    case "from":
      return label.age[0];
    case "to":
      return label.age[1];
    default:
      return (label[FIELDS[kind]][id] ?? 0) / LABELS_WEIGHT;
  }
}
