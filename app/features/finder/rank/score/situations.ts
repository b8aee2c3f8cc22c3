import { situationById, type Situation } from "../../ask/situations/situations.ts";
import { phraseOf, stemsOf } from "../../lexicon/words.ts";
import { hasInText } from "../../read/gift-words.ts";
import type { Brief, GiftReading } from "../../types.ts";
import { type RankingConstants, RANKING } from "../constants.ts";
import type { TopicFit } from "./topics.ts";

/** A thing that a situation wants, and how well a gift is that thing, 0 to 1. */
interface Want {
  name: string;
  weight: number;
  degree(reading: GiftReading): number;
}

const IN_NAME = 1;
const IN_DESCRIPTION = 0.3;
/** Share of the remaining gap that the second best want closes. */
const ANOTHER = 0.3;

type SituationShares = Pick<RankingConstants, "situation" | "situationBeside">;

/** Returns how well gifts meet the needs of a brief's situations, best first; `through` is the want that a gift meets best. */
export function createSituationFits(
  { situations, interests, otherWords }: Pick<Brief, "situations" | "interests" | "otherWords">,
  { situation: alone, situationBeside: beside }: SituationShares = RANKING,
): (reading: GiftReading) => TopicFit[] {
  const needs = situations
    .flatMap(({ value }) => situationById.get(value) ?? [])
    .map((situation) => ({ id: situation.id, wants: wantsOf(situation) }))
    .filter(({ wants }) => wants.length > 0);
  if (needs.length === 0) return () => [];
  const share = otherWords.length > 0 || interests.some(({ source }) => source !== "assumed") ? beside : alone;
  return (reading) =>
    needs
      .map(({ id, wants }): TopicFit => {
        const met = wants
          .map(({ name, weight, degree }) => ({ name, fit: weight * degree(reading) }))
          .toSorted((one, other) => other.fit - one.fit);
        const [best, second] = met;
        if (best === undefined) return { id, fit: 0, through: null };
        return { id, fit: share * (best.fit + (1 - best.fit) * ANOTHER * (second?.fit ?? 0)), through: best.name };
      })
      .filter(({ fit }) => fit > 0)
      .toSorted((one, other) => other.fit - one.fit);
}

function wantsOf({ wants }: Situation): Want[] {
  const byReading = (["interests", "traits", "concepts"] as const).flatMap((kind) =>
    Object.entries(wants[kind] ?? {}).map(([name, weight]): Want => ({ name, weight, degree: (reading) => reading[kind].get(name) ?? 0 })),
  );
  const byWord = Object.entries(wants.words ?? {}).map(([name, weight]): Want => {
    const phrase = phraseOf(stemsOf(name));
    return {
      name,
      weight,
      degree: (reading) => (hasInText(reading, "name", phrase) ? IN_NAME : hasInText(reading, "description", phrase) ? IN_DESCRIPTION : 0),
    };
  });
  return [...byReading, ...byWord];
}
