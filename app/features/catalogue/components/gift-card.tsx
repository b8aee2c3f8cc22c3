import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { LightLink } from "#app/ui/light-link.tsx";
import { GIFT_TEXTS } from "../constants.ts";
import { giftPath } from "../addresses.rules.ts";
import { formatPrice } from "../rules.ts";
import type { GiftCard } from "../types.ts";
import { GiftPicture } from "./gift-picture.tsx";

/** What of a gift card is shown; pages with many send no more than this to the browser. */
export type ShownGift = Pick<GiftCard, "id" | "name" | "image" | "inStock" | "priceCents" | "priceTier" | "badges">;

interface GiftCardTileProps {
  gift: ShownGift;
  /** Controls at the picture's top right, such as the heart. */
  actions?: ReactNode;
  /** A line under the name, such as the finder's reason. */
  note?: ReactNode;
  /** What stands under it all, on the card's full width; its controls lie above the card's own link. */
  footer?: ReactNode;
  /** Where "View" leads; the gift's own page where nothing is said. */
  link?: Pick<ComponentProps<typeof Link>, "to" | "state" | "preventScrollReset" | "rel">;
  /** How wide the picture is shown. */
  sizes?: string;
  headingLevel?: 2 | 3;
  /** Whether the card is in sight when the page opens. */
  eager?: boolean;
}

/** The widths of GiftGrid's columns. */
const GRID_SIZES = "(min-width:1024px) 280px,(min-width:640px) 33vw,50vw";

/** A gift in a grid. All of it is clickable, by the one real link that is stretched over it. */
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
            {gift.priceCents === null ? null : <b>{formatPrice(gift.priceCents)}</b>}
            {gift.priceTier}
          </p>
          {link === undefined ? (
            <LightLink href={giftPath(gift.id)} className="gift-card-link">
              {words}
            </LightLink>
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
