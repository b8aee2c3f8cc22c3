import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { countGifts } from "../announcements.rules.ts";
import { linkWith } from "../links.rules.ts";
import { FINDER_TEXTS, RESULT_LIST_ID, RESULTS_ID } from "../screen.constants.ts";
import type { ShownResult } from "../screen.types.ts";
import { FoundGift } from "./found-gift.tsx";
import { LeanLinks } from "./lean-links.tsx";
import { NothingLeft } from "./nothing-left.tsx";
import { Opinions } from "./opinions.tsx";
import { useWaveAway } from "./use-wave-away.ts";

interface FoundGiftsProps {
  result: ShownResult;
  /** The address's query as it is seen: the brief, and how many gifts are shown. */
  here: string;
  isLooking: boolean;
  /** A language model is having a closer look at what is shown. */
  isPolishing: boolean;
}

/** As many as stand beside each other on a desk. */
const FIRST_ROW = 3;

/** The gifts that fit, the nudges above them, or the ways out where nothing is left. */
export function FoundGifts({ result, here, isLooking, isPolishing }: FoundGiftsProps) {
  const { gifts, nextCount, waysOut } = result;
  const { query, leans } = result.brief;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const waveAway = useWaveAway();
  const wavedAway = useRef<{ query: string; place: number } | null>(null);

  // The card that had the focus is gone: go on from the one that has taken its place.
  useEffect(() => {
    if (wavedAway.current === null || wavedAway.current.query === query) return;
    const { place } = wavedAway.current;
    wavedAway.current = null;
    // Whoever has gone elsewhere meanwhile, to the undo say, stays there.
    const { activeElement } = document;
    if (activeElement !== document.body && !list.current?.contains(activeElement)) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>(".gift-card-link") ?? [])];
    const next = links[Math.min(place, links.length - 1)] ?? heading.current;
    next?.focus({ preventScroll: true });
    // Whoever goes by keyboard must see where; the word about the undo may lie over it.
    if (next?.matches(":focus-visible")) next.scrollIntoView({ block: "center" });
  }, [query]);

  return (
    <section aria-labelledby={RESULTS_ID} className="min-w-0" aria-busy={isLooking || undefined}>
      <div className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={heading} id={RESULTS_ID} tabIndex={-1} className="text-heading outline-none">
          {isLooking ? (
            <span className="flex items-center gap-3">
              <span className="flex text-2xl leading-none text-evergreen">
                <Spinner />
              </span>
              {FINDER_TEXTS.lookingBriefly}
            </span>
          ) : (
            countGifts(gifts.length)
          )}
        </h2>
        {gifts.length === 0 ? null : <LeanLinks query={query} leans={leans} />}
        {isPolishing && !isLooking ? (
          <p className="absolute top-full left-0 flex items-center gap-1.5 text-[0.8125rem] leading-5 text-soft-ink">
            <Spinner className="text-evergreen" />
            {FINDER_TEXTS.polishing}
          </p>
        ) : null}
      </div>
      <Opinions {...result} query={query} />
      <div className={joinClasses("mt-5 transition-opacity", isLooking ? "opacity-50" : null)}>
        {gifts.length === 0 ? (
          <NothingLeft waysOut={waysOut} query={query} />
        ) : (
          <ul ref={list} id={RESULT_LIST_ID} className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5">
            {gifts.map(({ gift, reason }, index) => (
              <li key={gift.id} className="grid">
                <FoundGift
                  gift={gift}
                  reason={reason}
                  here={here}
                  isFirst={index < FIRST_ROW}
                  onWaveAway={(event) => {
                    if (waveAway(gift, event)) wavedAway.current = { query, place: index };
                  }}
                />
              </li>
            ))}
          </ul>
        )}
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
      </div>
    </section>
  );
}
