import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { GIFT_TEXTS } from "../constants.ts";
import type { GiftDetail } from "../types.ts";
import { GiftBrand, GiftOwnFacts, GiftPrice, GiftShipping } from "./gift-facts.tsx";
import { GiftGallery } from "./gift-gallery.tsx";
import { GiftTags } from "./gift-tags.tsx";

interface GiftOverviewProps {
  /** The gift has its price only where the price may be shown. */
  gift: GiftDetail;
  /** The buttons for the gift, such as the store link, saving and the basket. */
  actions: ReactNode;
  share: ReactNode;
}

/** Shows a gift's pictures beside all of its facts. */
export function GiftOverview({ gift, actions, share }: GiftOverviewProps) {
  return (
    <article className="grid items-start gap-7 md:grid-cols-2 lg:gap-14 print:grid-cols-[2fr_3fr]">
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-card md:sticky md:top-6 print:static print:shadow-none">
        <GiftGallery gift={gift} />
      </div>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          {gift.isFeatured || !gift.inStock ? (
            <p className="flex flex-wrap gap-2">
              {gift.isFeatured ? <Badge tone="featured">{GIFT_TEXTS.featured}</Badge> : null}
              {gift.inStock ? null : <Badge tone="out-of-stock">{GIFT_TEXTS.outOfStock}</Badge>}
            </p>
          ) : null}
          <h1 className="text-title wrap-break-word">{gift.name}</h1>
          <GiftBrand name={gift.brandName} url={gift.brandUrl} logoUrl={gift.brandLogoUrl} />
        </div>
        <GiftPrice gift={gift} />
        {actions}
        <GiftShipping days={gift.shippingDays} />
        {gift.description.trim() === "" ? null : (
          <div className="border-t border-line pt-5">
            <p className="max-w-measure text-[1.0625rem] leading-relaxed whitespace-pre-line">{gift.description.trim()}</p>
          </div>
        )}
        <GiftOwnFacts facts={gift.facts} />
        <GiftTags tags={gift.tags} />
        <div className="border-t border-line pt-4">{share}</div>
      </div>
    </article>
  );
}
