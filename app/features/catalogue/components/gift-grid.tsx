import type { ReactNode } from "react";
import { joinClasses } from "#app/ui/class-names.ts";
import { useCachedFragment } from "#app/ui/cached-fragment.tsx";
import { GiftCardTile, type ShownGift } from "./gift-card.tsx";
import { PriceNotice } from "./price-notice.tsx";

interface GiftGridProps<T extends ShownGift> {
  gifts: readonly T[];
  /**
   * The content at the top right of each card; it may depend only on the gift, because the cards' markup is cached (see useCachedFragment).
   */
  actionsFor?: (gift: T) => ReactNode;
  /** The heading level of the gifts' names, one below the heading of the page or section. */
  headingLevel?: 2 | 3;
  /** True when the first row is in sight when the page opens. */
  opensPage?: boolean;
  className?: string;
}

/** Four cards are one row on a desktop and two on a phone. */
const FIRST_ROW = 4;

const COLUMNS = "grid-cols-2 sm:grid-cols-3 lg:grid-cols-4";
/** On a tablet too, so that a short shelf leaves no gift alone in its last row. */
const SHELF_COLUMNS = "grid-cols-2 md:grid-cols-4";
const LONGEST_SHELF = 8;

/** Shows gift cards in two columns on a phone, three on a tablet and four on a desktop; up to eight in two or four. */
export function GiftGrid<T extends ShownGift>({ gifts, actionsFor, headingLevel, opensPage = false, className }: GiftGridProps<T>) {
  const cachedFragment = useCachedFragment(actionsFor ?? GiftGrid);
  return (
    <>
      <ul className={joinClasses("grid gap-3 sm:gap-5 lg:gap-6", gifts.length > LONGEST_SHELF ? COLUMNS : SHELF_COLUMNS, className)}>
        {gifts.map((gift, index) => {
          const eager = opensPage && index < FIRST_ROW;
          const card = () => <GiftCardTile gift={gift} actions={actionsFor?.(gift)} headingLevel={headingLevel} eager={eager} />;
          return <li key={gift.id} className="grid" {...cachedFragment(() => JSON.stringify([gift, headingLevel, eager]), card)} />;
        })}
      </ul>
      <PriceNotice gifts={gifts} className="mt-4" />
    </>
  );
}
