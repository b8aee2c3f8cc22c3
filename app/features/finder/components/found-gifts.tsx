import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { CategoryPills } from "#app/features/catalogue/components/category-pills.tsx";
import { PriceNotice } from "#app/features/catalogue/components/price-notice.tsx";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { useDayForm } from "#app/ui/local-time.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { countGifts } from "../results/announcements.ts";
import { linkWith } from "../results/links.ts";
import { FINDER_TEXTS, RESULT_LIST_ID, RESULTS_ID } from "../results/screen-texts.ts";
import type { ShownResult } from "../results/screen-types.ts";
import { FoundGiftTile } from "./found-gift.tsx";
import { LeanLinks } from "./lean-links.tsx";
import { EmptyResult } from "./empty-result.tsx";
import { Opinions } from "./opinions.tsx";
import { useDismiss } from "./use-dismiss.ts";

interface FoundGiftsProps {
  result: ShownResult;
  /** The URL's query as the user sees it: the brief, and how many gifts are shown. */
  here: string;
  isSearching: boolean;
  /** True while a language model re-ranks what is shown. */
  isReranking: boolean;
}

/** Number of gifts in a row on a wide screen. */
const FIRST_ROW = 3;

/** Shows the gifts that fit with the nudges above them, or the ways out where nothing fits. */
export function FoundGifts({ result, here, isSearching, isReranking }: FoundGiftsProps) {
  const { gifts, notice, isPopular, nextCount, pageNotes, relaxationLinks, categories } = result;
  const { query, leans, surprise } = result.brief;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const dismiss = useDismiss();
  const inOwnForm = useDayForm("short");
  const dismissed = useRef<{ query: string; place: number } | null>(null);

  // The card that had the focus is gone, so the focus moves to the one that has taken its place.
  useEffect(() => {
    if (dismissed.current === null || dismissed.current.query === query) return;
    const { place } = dismissed.current;
    dismissed.current = null;
    // A focus that the user has moved elsewhere meanwhile, for instance to the undo button, stays there.
    const { activeElement } = document;
    if (activeElement !== document.body && !list.current?.contains(activeElement)) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>(".gift-card-link") ?? [])];
    const next = links[Math.min(place, links.length - 1)] ?? heading.current;
    next?.focus({ preventScroll: true });
    // Keyboard users must see the focus, and the undo message may cover the card.
    if (next?.matches(":focus-visible")) next.scrollIntoView({ block: "center" });
  }, [query]);

  return (
    <section aria-labelledby={RESULTS_ID} className="min-w-0" aria-busy={isSearching || undefined}>
      <div className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={heading} id={RESULTS_ID} tabIndex={-1} className="text-heading outline-none">
          {isSearching ? (
            <span className="flex items-center gap-3">
              <span className="flex text-2xl leading-none text-evergreen">
                <Spinner />
              </span>
              {FINDER_TEXTS.lookingBriefly}
            </span>
          ) : isPopular ? (
            FINDER_TEXTS.popular
          ) : (
            countGifts(gifts.length)
          )}
        </h2>
        {gifts.length === 0 || isPopular ? null : <LeanLinks query={query} leans={leans} surprise={surprise} />}
        {isReranking && !isSearching ? (
          <p className="absolute top-full left-0 flex items-center gap-1.5 text-[0.8125rem] leading-5 text-soft-ink">
            <Spinner className="text-evergreen" />
            {FINDER_TEXTS.reranking}
          </p>
        ) : null}
      </div>
      {notice === "" ? null : <p className="mt-3 font-medium">{notice}</p>}
      {pageNotes.map((note) => (
        <p key={note} className="mt-3 text-sm text-soft-ink">
          {inOwnForm(note)}
        </p>
      ))}
      <Opinions {...result} query={query} />
      <div className={joinClasses("mt-5 transition-opacity", isSearching ? "opacity-50" : null)}>
        {gifts.length === 0 ? (
          <EmptyResult relaxationLinks={relaxationLinks} query={query} />
        ) : (
          <ul ref={list} id={RESULT_LIST_ID} className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5">
            {gifts.map(({ gift, reason, notes }, index) => (
              <li key={gift.id} className="grid">
                <FoundGiftTile
                  gift={gift}
                  reason={reason}
                  notes={notes}
                  here={here}
                  isFirst={index < FIRST_ROW}
                  onDismiss={(event) => {
                    if (dismiss(gift, event)) dismissed.current = { query, place: index };
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <PriceNotice gifts={gifts.map(({ gift }) => gift)} className="mt-4" />
        {nextCount === null ? null : (
          <div className="mt-8 flex justify-center">
            <Link
              to={linkWith(query, "show", String(nextCount))}
              preventScrollReset
              discover="none"
              rel="nofollow"
              className={buttonClasses({ variant: "secondary" })}
            >
              {FINDER_TEXTS.showMore}
            </Link>
          </div>
        )}
        {categories.length === 0 ? null : (
          <div className="mt-10 border-t border-line pt-6">
            <h3 className="text-subheading">{FINDER_TEXTS.keepBrowsing}</h3>
            <CategoryPills categories={categories} />
          </div>
        )}
      </div>
    </section>
  );
}
