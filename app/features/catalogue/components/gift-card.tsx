import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { GIFT_TEXTS } from "../constants.ts";
import { giftPath } from "../addresses.ts";
import { nameTier } from "../price-tiers.ts";
import type { GiftCard } from "../types.ts";
import { GiftPicture } from "./gift-picture.tsx";

/** The fields that a gift card shows; pages with many cards send no others to the browser. */
export type ShownGift = Pick<GiftCard, "id" | "name" | "image" | "inStock" | "priceCents" | "currency" | "priceTier" | "badges"> & {
  /** The stamp that has to stand beside the price (affiliate rules). */
  priceAsOf?: string | null;
  /** The bounds of the price tier in words. */
  priceRange?: string | null;
};

interface GiftCardTileProps {
  gift: ShownGift;
  /** The controls at the picture's top right, such as the heart. */
  actions?: ReactNode;
  /** A line under the name, such as the finder's reason. */
  note?: ReactNode;
  /** The part below everything else, over the card's full width; its controls lie above the card's own link. */
  footer?: ReactNode;
  /** The target of "View"; the default is the gift's own page. */
  link?: Pick<ComponentProps<typeof Link>, "to" | "state" | "preventScrollReset" | "rel">;
  /** The displayed width of the picture, as in `<img sizes>`. */
  sizes?: string;
  headingLevel?: 2 | 3;
  /** True when the card is in sight when the page opens. */
  eager?: boolean;
}

/** The sizes match the widths of GiftGrid's columns. */
const GRID_SIZES = "(min-width:1024px) 280px,(min-width:640px) 33vw,50vw";

/** Shows a gift in a grid. The whole card is clickable, because its only link is stretched over it. */
export function GiftCardTile({ gift, actions, note, footer, link, sizes = GRID_SIZES, headingLevel = 3, eager }: GiftCardTileProps) {
  const Heading = `h${headingLevel}` as const;
  const words = (
    <>
      View<span className="sr-only">{` ${gift.name}`}</span>
    </>
  );
  return (
    <article className="gift-card">
      <GiftPicture
        image={gift.image}
        alt=""
        sizes={sizes}
        eager={eager}
        className={gift.inStock ? "gift-card-picture" : "gift-card-picture opacity-60"}
      />
      {gift.inStock ? null : <span className="gift-card-flag">{GIFT_TEXTS.outOfStock}</span>}
      {actions ? <div className="gift-card-actions">{actions}</div> : null}
      <div className="gift-card-body">
        <Heading className="gift-card-name">{gift.name}</Heading>
        {note}
        {gift.badges.length === 0 ? null : (
          <ul className="gift-card-badges">
            {gift.badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
        )}
        <div className="gift-card-foot">
          <p className="gift-card-price">
            {gift.priceCents === null ? null : <b>{formatMoney(gift.priceCents, gift.currency)}</b>}
            {gift.priceAsOf ? <span>{`as of ${gift.priceAsOf}`}</span> : null}
            {nameTier(gift)}
          </p>
          {link === undefined ? (
            <PlainLink href={giftPath(gift.id)} className="gift-card-link">
              {words}
            </PlainLink>
          ) : (
            <Link {...link} discover="none" className="gift-card-link">
              {words}
            </Link>
          )}
        </div>
      </div>
      {footer}
    </article>
  );
}
