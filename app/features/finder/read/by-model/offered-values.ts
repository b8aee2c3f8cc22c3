import type { OwnValue } from "#app/features/catalogue/model-reading/types.ts";
import { WRITTEN_ENTRIES } from "../../lexicon/lexicon.ts";
import { categoriesOfEntry, type EntryKind } from "../entry-categories.ts";

/** The ids that a model may use, by the name of their list in its answer. */
export interface OfferedValues {
  interests: readonly string[];
  occasions: readonly string[];
  people: readonly string[];
  traits: readonly string[];
  /** The shop's own categories that no entry of the lexicon stands for, as "taxonomy/slug". */
  categories: readonly string[];
}

const idsOf = (kind: EntryKind) => WRITTEN_ENTRIES[kind].map(({ id }) => id);
const readLexicon = () => ({ interests: idsOf("interest"), occasions: idsOf("occasion"), people: idsOf("person"), traits: idsOf("trait") });
const tagsOfAll = (kind: EntryKind, ids: readonly string[]) => ids.flatMap((id) => categoriesOfEntry(kind, id).map((tag) => tag.join("/")));

let ofLexicon: { ids: ReturnType<typeof readLexicon>; standing: ReadonlySet<string> } | undefined;

/** Reads the lexicon's ids, and the categories that stand for them. */
function knownOfLexicon() {
  const ids = readLexicon();
  const { interests, occasions, people, traits } = ids;
  const standing = [
    ...tagsOfAll("interest", interests),
    ...tagsOfAll("occasion", occasions),
    ...tagsOfAll("person", people),
    ...tagsOfAll("trait", traits),
  ];
  return { ids, standing: new Set(standing) };
}

/** Returns what a model may claim of a gift of this shop. */
export function offerValues(ownValues: readonly OwnValue[]): OfferedValues {
  ofLexicon ??= knownOfLexicon();
  const { ids, standing } = ofLexicon;
  const own = ownValues.map(({ taxonomy, slug }) => `${taxonomy}/${slug}`).filter((tag) => !standing.has(tag));
  return { ...ids, categories: own.toSorted() };
}
