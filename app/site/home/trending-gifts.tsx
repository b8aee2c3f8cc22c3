import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { GiftGrid } from "#app/features/catalogue/components/gift-grid.tsx";
import { heartFor } from "#app/features/lists/components/save-heart.tsx";
import { SampleGifts } from "./sample-gifts.tsx";
import { Section } from "./section.tsx";

/** Shows the gifts that shoppers view most; samples in a shop that has nothing trending yet. */
export function TrendingGifts({ gifts }: { gifts: readonly ShownGift[] }) {
  return (
    <Section title="Trending Gift Ideas">{gifts.length > 0 ? <GiftGrid gifts={gifts} actionsFor={heartFor} /> : <SampleGifts />}</Section>
  );
}
