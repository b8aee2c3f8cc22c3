import { Sparkles, X } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { GiftCardTile } from "#app/features/catalogue/components/gift-card.tsx";
import { SaveHeart } from "#app/features/lists/components/save-heart.tsx";
import { linkAdding, linkWith } from "../results/links.ts";
import { FINDER_TEXTS } from "../results/screen-texts.ts";
import type { FoundGiftCard, ReasonPart } from "../results/screen-types.ts";

interface FoundGiftProps extends FoundGiftCard {
  /** The query of the results around it. */
  here: string;
  /** True in the first row, which is visible when the page opens. */
  isFirst: boolean;
  onDismiss: (event: MouseEvent) => void;
}

/** State of the history entry when a gift is opened from the results: going back closes it. */
export const OVER_RESULTS = { isOverResults: true };

/** The widths of the result's columns. */
const SIZES = "(min-width: 1200px) 270px, (min-width: 1024px) 24vw, (min-width: 640px) 31vw, 46vw";

/** A gift's card with the reason why it fits and the controls for an opinion of it. */
export function FoundGiftTile({ gift, reason, notes, here, isFirst, onDismiss }: FoundGiftProps) {
  return (
    <GiftCardTile
      gift={gift}
      sizes={SIZES}
      eager={isFirst}
      actions={<SaveHeart gift={gift} />}
      link={{ to: linkWith(here, "gift", gift.id), state: OVER_RESULTS, preventScrollReset: true, rel: "nofollow" }}
      note={
        <>
          <Reason parts={reason} />
          {notes.map((note) => (
            <p key={note} className="finder-caveat">
              {note}
            </p>
          ))}
        </>
      }
      footer={
        <div className="flex divide-x divide-line border-t border-line">
          <Link to={linkAdding(here, "like", gift.id)} discover="none" rel="nofollow" className="finder-opinion">
            <Sparkles aria-hidden className="size-3.5 shrink-0 max-lg:hidden" />
            {FINDER_TEXTS.moreLike}
            <span className="sr-only">{` ${gift.name}`}</span>
          </Link>
          <Link
            to={linkAdding(here, "not", gift.id)}
            discover="none"
            rel="nofollow"
            preventScrollReset
            onClick={onDismiss}
            className="finder-opinion"
          >
            <X aria-hidden className="size-3.5 shrink-0 max-lg:hidden" />
            {FINDER_TEXTS.notThis}
            <span className="sr-only">{` ${gift.name}`}</span>
          </Link>
        </div>
      }
    />
  );
}

/** The reason why a gift fits, with the shopper's own words in bold. */
export function Reason({ parts, className = "finder-reason" }: { parts: readonly ReasonPart[]; className?: string }) {
  if (parts.length === 0) return null;
  return <p className={className}>{parts.map(({ text, isStated }, index) => (isStated ? <b key={index}>{text}</b> : text))}</p>;
}
