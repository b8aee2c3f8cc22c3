import { PackageCheck } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { GIFT_TEXTS } from "../constants.ts";
import { formatDay, formatPrice, isWebAddress } from "../rules.ts";
import type { GiftDetail } from "../types.ts";

/** The facts about a gift, each on its own, for its page and for the finder's panel. */

export function GiftBrand({ name, url, logoUrl }: { name: string | null; url: string | null; logoUrl: string | null }) {
  if (name === null || name.trim() === "") return null;
  return (
    <p className="flex items-center gap-2.5 text-soft-ink">
      {isWebAddress(logoUrl) ? (
        <img src={logoUrl} alt="" width={28} height={28} loading="lazy" className="size-7 rounded-tag object-contain" />
      ) : null}
      {isWebAddress(url) ? (
        <a href={url} rel="noopener nofollow" target="_blank" className="underline decoration-line underline-offset-4 hover:text-evergreen">
          {GIFT_TEXTS.by(name)}
        </a>
      ) : (
        GIFT_TEXTS.by(name)
      )}
    </p>
  );
}

/** The price with the day it was seen, and the tier; the tier alone where no price may be shown; nothing where both are unknown. */
export function GiftPrice({ gift }: { gift: GiftDetail }) {
  const tier = gift.tags.find((tag) => tag.taxonomy === "priceTier");
  if (gift.priceCents === null && tier === undefined) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {gift.priceCents === null ? null : (
        <>
          <span className="font-display text-[2rem] leading-none font-heading tracking-tight tabular-nums">
            {formatPrice(gift.priceCents)}
          </span>
          {gift.priceCheckedAt === null ? null : (
            <span className="text-sm text-soft-ink">
              as of <time dateTime={gift.priceCheckedAt.toISOString()}>{formatDay(gift.priceCheckedAt)}</time>
            </span>
          )}
        </>
      )}
      {tier === undefined ? null : <Badge className="self-center">{tier.name}</Badge>}
    </p>
  );
}

export function GiftShipping({ days }: { days: number | null }) {
  if (days === null) return null;
  return (
    <p className="flex items-center gap-2 text-[0.9375rem] text-soft-ink">
      <PackageCheck aria-hidden className="size-5 shrink-0 text-evergreen" />
      {GIFT_TEXTS.shipsIn(days)}
    </p>
  );
}
