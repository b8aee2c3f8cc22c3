import type { SeededChoice } from "#app/features/still-lifes/composition/seeded-choice.ts";
import type { PatternName } from "#app/features/still-lifes/composition/patterns.ts";

/** The two papers for each gift type: mostly the first, sometimes the second. */
export const PATTERNS_BY_GIFT_TYPE: Record<string, readonly [PatternName, PatternName]> = {
  "home-decor": ["leaves", "gingham"],
  "kitchen-dining": ["gingham", "stripes"],
  "food-drink": ["dots", "gingham"],
  "beauty-self-care": ["waves", "dots"],
  "jewelry-watches": ["stars", "dots"],
  "books-stationery": ["stripes", "stars"],
  "games-puzzles": ["dots", "stars"],
  toys: ["stars", "dots"],
  "tech-gadgets": ["stripes", "waves"],
  "fashion-accessories": ["gingham", "stripes"],
  "personalized-keepsakes": ["stars", "leaves"],
  "garden-outdoors": ["leaves", "waves"],
  "experience-kits": ["dots", "stripes"],
  "arts-crafts": ["stripes", "dots"],
  "sports-fitness": ["waves", "stripes"],
  "travel-gear": ["waves", "stars"],
  "pet-gifts": ["dots", "leaves"],
  "music-instruments": ["waves", "stripes"],
};

/** Chooses the paper behind a gift of this type. */
export function choosePaper(giftType: string, chance: SeededChoice): PatternName {
  const [mostly, sometimes] = PATTERNS_BY_GIFT_TYPE[giftType] ?? ["dots", "stripes"];
  return chance.pick(10) < 7 ? mostly : sometimes;
}
