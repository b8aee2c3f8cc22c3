import { CURRENCY, MAX_PRICE_DIGITS, parseMoney } from "#app/platform/money.ts";
import { GiftCardTile } from "../../components/gift-card.tsx";
import { BADGE_TAXONOMIES, GIFT_TEXTS, MAX_BADGES } from "../../constants.ts";
import { cleanName } from "../../gift-tags.ts";
import { describeTier } from "../../price-tiers.ts";
import type { GiftForm } from "../gift-form.ts";
import { choiceLabel, tierForPrice } from "../gift-form-values.ts";
import type { GiftFormOptions } from "../opened-gift.ts";

function badgesOf(form: GiftForm, { categories }: GiftFormOptions): string[] {
  const names = BADGE_TAXONOMIES.flatMap((key) => categories[key].find(({ id }) => form.categories[key].includes(id))?.name ?? []);
  return [...new Set(names)].slice(0, MAX_BADGES);
}

/** Shows the card as the shopper will see it. The card is inert, because what the form holds has no page yet. */
export function GiftPreview({ form, options }: { form: GiftForm; options: GiftFormOptions }) {
  const cents = parseMoney(form.price, MAX_PRICE_DIGITS);
  const tierId = form.categories.priceTier[0] ?? tierForPrice(form.price, options.tiers);
  const tier = options.tiers.find(({ id }) => id === tierId);
  const gift = {
    id: "preview",
    name: cleanName(form.name) || "Product Name",
    image: /^(https?:\/\/\S+\.\S+|\/media\/\S+)$/i.test(form.image.trim()) ? form.image.trim() : null,
    inStock: form.inStock,
    priceCents: cents === 0 ? null : cents,
    currency: CURRENCY,
    priceTier: options.categories.priceTier.find(({ id }) => id === tierId)?.name ?? null,
    priceRange: tier === undefined ? null : describeTier(tier),
    badges: badgesOf(form, options),
  };
  return (
    <section aria-label="Preview" className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-soft-ink">What shoppers will see</h3>
      <div inert className="max-w-72">
        <GiftCardTile gift={gift} sizes="288px" />
      </div>
      <p className="text-sm text-soft-ink">
        {/^[1-9]\d*$/.test(form.shippingDays.trim()) ? `${GIFT_TEXTS.shipsIn(Number(form.shippingDays))}. ` : null}For:{" "}
        {choiceLabel("gender", form.gender)}.
      </p>
    </section>
  );
}
