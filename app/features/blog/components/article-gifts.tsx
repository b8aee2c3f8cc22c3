import type { ReactNode } from "react";
import { giftPath } from "#app/features/catalogue/addresses.ts";
import { GiftCardTile, type ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { GiftPicture } from "#app/features/catalogue/components/gift-picture.tsx";
import { nameTier } from "#app/features/catalogue/price-tiers.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { BLOG_TEXTS } from "../constants.ts";

interface ArticleGiftsProps {
  gifts: readonly ShownGift[];
  /** Renders the action at the top right of each card. */
  actionsFor?: (gift: ShownGift) => ReactNode;
}

const CARD_SIZES = "(min-width: 640px) 220px, 50vw";

/** The gifts of one place in an article: a single card spans the column, several form a grid. */
export function ArticleGifts({ gifts, actionsFor }: ArticleGiftsProps) {
  const [first] = gifts;
  if (first !== undefined && gifts.length === 1) return <GiftAcross gift={first} action={actionsFor?.(first)} />;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
      {gifts.map((gift) => (
        <li key={gift.id} className="grid">
          <GiftCardTile gift={gift} actions={actionsFor?.(gift)} sizes={CARD_SIZES} />
        </li>
      ))}
    </ul>
  );
}

function GiftAcross({ gift, action }: { gift: ShownGift; action: ReactNode }) {
  return (
    <article className="group relative flex items-stretch overflow-hidden rounded-card border border-line bg-card shadow-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-evergreen">
      <div className="relative min-h-32 w-32 shrink-0 sm:w-44">
        <GiftPicture image={gift.image} alt="" sizes="176px" className="absolute inset-0 size-full bg-linen object-cover" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1.5 p-4 pr-14 sm:p-6 sm:pr-16">
        <h3 className="font-text text-base leading-snug font-semibold tracking-normal sm:text-lg">{gift.name}</h3>
        <p className="text-[0.9375rem] text-soft-ink">
          {gift.inStock ? null : `${BLOG_TEXTS.outOfStock}. `}
          {gift.priceCents === null ? null : (
            <b className="mr-2 font-display text-lg font-heading text-ink tabular-nums">{formatMoney(gift.priceCents, gift.currency)}</b>
          )}
          {gift.priceAsOf ? <span className="mr-2">{`as of ${gift.priceAsOf}`}</span> : null}
          <span className="inline-block">{nameTier(gift)}</span>
        </p>
        <p className="mt-1">
          <PlainLink
            href={giftPath(gift.id)}
            className="inline-flex min-h-9 items-center rounded-control border border-line px-3 text-sm font-semibold text-evergreen outline-none transition-colors duration-150 group-hover:border-evergreen group-hover:bg-evergreen group-hover:text-paper after:absolute after:inset-0"
          >
            View<span className="sr-only">{` ${gift.name}`}</span>
          </PlainLink>
        </p>
      </div>
      {action ? <div className="absolute top-2.5 right-2.5 z-10">{action}</div> : null}
    </article>
  );
}
