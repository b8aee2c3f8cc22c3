import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { linkWith } from "../links.rules.ts";
import { FINDER_TEXTS, RESULT_LIST_ID, RESULTS_ID } from "../screen.constants.ts";
import type { FoundGiftCard, ShownResult } from "../screen.types.ts";
import { FoundGift } from "./found-gift.tsx";
import { LeanLinks } from "./lean-links.tsx";
import { NothingLeft } from "./nothing-left.tsx";

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

function countGifts(count: number): string {
  if (count === 0) return "Nothing fits all of that";
  return count === 1 ? "1 gift that fits" : `${count} gifts that fit`;
}

/** The gifts that fit, the nudges above them, or the ways out where nothing is left. */
export function FoundGifts({ result, here, isLooking, isPolishing }: FoundGiftsProps) {
  const { gifts, nextCount, waysOut } = result;
  const { query, leans } = result.brief;
  const heading = useRef<HTMLHeadingElement>(null);
  const wavedAwayFrom = useRef<string | null>(null);

  // The card that had the focus is gone: go on from the top of the list.
  useEffect(() => {
    if (wavedAwayFrom.current === null || wavedAwayFrom.current === query) return;
    wavedAwayFrom.current = null;
    heading.current?.focus({ preventScroll: true });
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
      <p role="status" className="sr-only">
        {isLooking ? FINDER_TEXTS.looking : announce(gifts)}
      </p>
      <div className={joinClasses("mt-5 transition-opacity", isLooking ? "opacity-50" : null)}>
        {gifts.length === 0 ? (
          <NothingLeft waysOut={waysOut} query={query} />
        ) : (
          <ul id={RESULT_LIST_ID} className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5">
            {gifts.map(({ gift, reason }, index) => (
              <li key={gift.id} className="grid">
                <FoundGift
                  gift={gift}
                  reason={reason}
                  here={here}
                  isFirst={index < FIRST_ROW}
                  onWaveAway={() => {
                    wavedAwayFrom.current = query;
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

/** What a screen reader hears of a new result; it names the first gift, so that two results of twelve are not the same words. */
function announce(gifts: readonly FoundGiftCard[]): string {
  const [first] = gifts;
  return first === undefined ? `${countGifts(0)}.` : `${countGifts(gifts.length)}. The first: ${first.gift.name}.`;
}
