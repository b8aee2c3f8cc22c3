import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { GiftGrid } from "#app/features/catalogue/components/gift-grid.tsx";
import { heartFor } from "#app/features/lists/components/save-heart.tsx";
import { Section } from "./section.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { CURRENCY, formatMoney } from "#app/platform/money.ts";
import { Drawing } from "../drawings/drawing.tsx";
import { HOT_BEVERAGE } from "../drawings/hot-beverage.ts";
import { POTTED_PLANT } from "../drawings/potted-plant.ts";
import { TEAPOT } from "../drawings/teapot.ts";
import { TELESCOPE } from "../drawings/telescope.ts";

interface GiftShelfProps {
  gifts: readonly ShownGift[];
  isTrending: boolean;
  isShopEmpty: boolean;
}

/** Shows what the shop puts forward, and examples in a shop without any gift. Where all are sold out there is nothing to show. */
export function GiftShelf({ gifts, isTrending, isShopEmpty }: GiftShelfProps) {
  if (gifts.length === 0 && !isShopEmpty) return null;
  return (
    <Section title={isTrending || isShopEmpty ? "Trending Gift Ideas" : "New Gift Ideas"}>
      {isShopEmpty ? <SampleGifts /> : <GiftGrid gifts={gifts} actionsFor={heartFor} />}
    </Section>
  );
}

const SAMPLES = [
  { name: "Copper pour-over set with a slow-drip stand", priceCents: 4800, currency: CURRENCY, drawing: HOT_BEVERAGE, tint: "bg-butter" },
  {
    name: "Windowsill herb garden with six heirloom varieties",
    priceCents: 3250,
    currency: CURRENCY,
    drawing: POTTED_PLANT,
    tint: "bg-sage",
  },
  { name: "Pocket telescope for the backyard sky", priceCents: 8900, currency: CURRENCY, drawing: TELESCOPE, tint: "bg-lilac" },
  { name: "Hand-thrown teapot with two cups", priceCents: 5600, currency: CURRENCY, drawing: TEAPOT, tint: "bg-sky" },
] as const;

/** Shows four ideas in a shop without gifts: they show what it will look like, and have no links. */
function SampleGifts() {
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4 lg:gap-6">
        {SAMPLES.map(({ name, priceCents, currency, drawing, tint }) => (
          <li key={name} className="overflow-hidden rounded-card border border-line bg-card shadow-card">
            <div className={joinClasses("flex aspect-square items-center justify-center", tint)}>
              <Drawing body={drawing} className="size-1/2" />
            </div>
            <div className="p-4">
              <p className="line-clamp-2 min-h-[2.6em] leading-[1.3] font-semibold">{name}</p>
              <p className="mt-2 font-display text-lg font-heading tabular-nums">{formatMoney(priceCents, currency)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft-ink">Just examples, until this shop has its first gifts.</p>
    </>
  );
}
