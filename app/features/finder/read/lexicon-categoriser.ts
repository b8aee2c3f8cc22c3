import type { Categoriser } from "#app/features/catalogue/import-categorise.rules.ts";
import { categorise } from "./categorise.ts";

/**
 * Suggestions with less confidence are not written into a catalogue. Measured on the demo catalogue without its tags: from this value on
 * about two of three interests and nine of ten recipients are those that an editor chose too; below it half of them are guesses.
 */
const LEAST_CONFIDENCE = 0.7;

/** Returns the finder's lexicon as a categorizer of imports. `nameOf` names values that the shop does not have yet. */
export function lexiconCategoriser(nameOf: Categoriser["nameOf"] = () => undefined): Categoriser {
  return {
    categorise(name, description) {
      const read = Object.entries(categorise(name, description));
      return Object.fromEntries(
        read.map(([key, values]) => [key, values.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE).map(({ slug }) => slug)]),
      );
    },
    nameOf,
  };
}
