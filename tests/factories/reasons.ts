import { briefOf, giftProfile, read } from "#tests/factories/finder.ts";
import { readGift } from "#app/features/finder/read/read-gift.ts";
import { explainGifts } from "#app/features/finder/results/explain.ts";
import type { Brief, GiftProfile } from "#app/features/finder/types.ts";

/** Returns the reason of each gift of a page, in its order; "" where a gift has none. */
export function explainAll(profiles: readonly Partial<GiftProfile>[], brief: Brief): string[] {
  const readings = profiles.map((profile) => readGift(giftProfile(profile)));
  return explainGifts(readings, brief).map(([reason = ""]) => reason);
}

/** Returns the reason of a gift that is shown alone. */
export const explain = (profile: Partial<GiftProfile>, brief: Brief) => explainAll([profile], brief)[0] ?? "";

export const pot = {
  name: "Glass teapot",
  description: "A slim glass pot keeps two cups of tea warm over a candle. Wash it by hand.",
  tags: { interest: ["tea"] },
};
export const KEEPS_WARM = "A slim glass pot keeps two cups of tea warm over a candle";
export const her = { gender: read("female" as const, "she") };
export const tea = briefOf({ text: "she drinks tea", interests: [read("tea", "tea")], ...her });
