import type { ReactNode } from "react";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { MAX_QUERY_LENGTH, SEARCH_TEXTS } from "../constants.ts";
import type { Correction } from "../types.ts";

interface ResultHeadingProps {
  query: string;
  isCut: boolean;
  total: number;
  isCapped: boolean;
  correction: Correction | null;
  isPartial: boolean;
}

/** Returns "12 gifts", or beyond the cap "more than 360 gifts". */
export function describeTotal(total: number, isCapped: boolean): string {
  return `${isCapped ? "More than " : ""}${formatCount(total)} ${total === 1 ? "gift" : "gifts"}`;
}

/** Shows what was searched for, how many gifts were found, and which typos were corrected. */
export function ResultHeading({ query, isCut, total, isCapped, correction, isPartial }: ResultHeadingProps) {
  return (
    <header className="pt-7 pb-5">
      <h1 className="text-title wrap-break-word">Results for “{query}”</h1>
      {isCut ? <Note>Your search was longer than {MAX_QUERY_LENGTH} characters, so we cut off the end.</Note> : null}
      {correction === null ? null : (
        <Note>
          {correction.replaces ? "Showing results for" : "Including results for"} <b className="text-ink">“{correction.text}”</b>.
          {correction.replaces ? <> We found nothing for “{query}”.</> : null}
        </Note>
      )}
      {isPartial ? <Note>{SEARCH_TEXTS.partial}</Note> : null}
      <p role="status" className="mt-1.5 text-soft-ink">
        {describeTotal(total, isCapped)}
      </p>
    </header>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 max-w-measure wrap-break-word text-soft-ink">{children}</p>;
}
