import type { ReactNode } from "react";
import { joinClasses } from "#app/ui/class-names.ts";
import { useKeptMarkup } from "#app/ui/kept-markup.tsx";
import { GiftCardTile, type ShownGift } from "./gift-card.tsx";

interface GiftGridProps<T extends ShownGift> {
  gifts: readonly T[];
  /** What stands at the top right of each card; it follows from the gift alone, as the markup of cards is kept (see useKeptMarkup). */
  actionsFor?: (gift: T) => ReactNode;
  /** Of the gifts' names; they stand under a heading of the page or of a section. */
  headingLevel?: 2 | 3;
  /** Whether the first row is in sight when the page opens. */
  opensPage?: boolean;
  className?: string;
}

/** A row on a desk, two on a phone. */
const FIRST_ROW = 4;

/** Gift cards in two columns on a phone, three on a tablet, four on a desk. */
export function GiftGrid<T extends ShownGift>({ gifts, actionsFor, headingLevel, opensPage = false, className }: GiftGridProps<T>) {
  const keptMarkup = useKeptMarkup(actionsFor ?? GiftGrid);
  return (
    <ul className={joinClasses("grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 lg:gap-6", className)}>
      {gifts.map((gift, index) => {
        const eager = opensPage && index < FIRST_ROW;
        const card = <GiftCardTile gift={gift} actions={actionsFor?.(gift)} headingLevel={headingLevel} eager={eager} />;
        return <li key={gift.id} className="grid" {...keptMarkup(JSON.stringify([gift, headingLevel, eager]), card)} />;
      })}
    </ul>
  );
}
