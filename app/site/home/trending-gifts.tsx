import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { GiftGrid } from "#app/features/catalogue/components/gift-grid.tsx";
import { heartFor } from "#app/features/lists/components/save-heart.tsx";
import { SampleGifts } from "./sample-gifts.tsx";
import { Section } from "./section.tsx";

/** Shows the gifts that shoppers view most; new ones where nothing is trending yet, and examples in a shop without gifts. */
export function TrendingGifts({ gifts, isTrending }: { gifts: readonly ShownGift[]; isTrending: boolean }) {
  return (
    <Section title={isTrending || gifts.length === 0 ? "Trending Gift Ideas" : "New Gift Ideas"}>
      {gifts.length > 0 ? <GiftGrid gifts={gifts} actionsFor={heartFor} /> : <SampleGifts />}
    </Section>
  );
}
