import { PackageCheck } from "lucide-react";
import { pictureAddress, isPictureAddress } from "#app/features/media/picture-address.ts";
import { LocalDay } from "#app/ui/local-time.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { GIFT_TEXTS } from "../constants.ts";
import { isWebAddress } from "../gift-tags.ts";
import { nameTier } from "../price-tiers.ts";
import type { GiftDetail } from "../types.ts";
import { PriceNotice } from "./price-notice.tsx";

/** The parts below each show one fact about a gift; the gift's page and the finder's panel share them. */

export function GiftBrand({ name, url, logoUrl }: { name: string | null; url: string | null; logoUrl: string | null }) {
  if (name === null || name.trim() === "") return null;
  return (
    <p className="flex items-center gap-2.5 text-soft-ink">
      {logoUrl !== null && isPictureAddress(logoUrl) ? (
        <img
          {...pictureAddress(logoUrl, 320)}
          alt=""
          width={28}
          height={28}
          loading="lazy"
          // Logos are often transparent, and without JavaScript the placeholder's background would stay visible behind them.
          className="size-7 rounded-tag bg-none object-contain object-center"
        />
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

/**
 * Shows the price with the day it was seen, or with the stamp and sentence that the store's API requires, and the tier. It shows the tier
 * alone where no price may be shown, and nothing where both are unknown.
 */
export function GiftPrice({ gift }: { gift: GiftDetail }) {
  const tier = gift.tags.find((tag) => tag.taxonomy === "priceTier");
  if (gift.priceCents === null && tier === undefined) return null;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {gift.priceCents === null ? null : (
          <>
            <span className="font-display text-[2rem] leading-none font-heading tracking-tight tabular-nums">
              {formatMoney(gift.priceCents, gift.currency)}
            </span>
            {gift.priceCheckedAt === null ? null : (
              <span className="text-sm text-soft-ink">
                as of{" "}
                {gift.priceAsOf === null ? (
                  <LocalDay date={gift.priceCheckedAt} />
                ) : (
                  // The form of this stamp is the store's program's: date and time, with the zone.
                  <time dateTime={gift.priceCheckedAt.toISOString()}>{gift.priceAsOf}</time>
                )}
              </span>
            )}
          </>
        )}
        {tier === undefined ? null : (
          <Badge className="self-center">{nameTier({ priceTier: tier.name, priceRange: gift.priceRange })}</Badge>
        )}
      </p>
      <PriceNotice gifts={[gift]} className="mt-2" />
    </div>
  );
}

/** What the editors state under labels of their own. */
export function GiftOwnFacts({ facts }: { facts: GiftDetail["facts"] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-5 gap-y-2 border-t border-line pt-5">
      {facts.map(({ label, text }, place) => (
        // Two facts may be equal.
        <div key={place} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-sm leading-6 font-semibold wrap-break-word text-soft-ink">{label}</dt>
          <dd className="wrap-break-word">{text}</dd>
        </div>
      ))}
    </dl>
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
