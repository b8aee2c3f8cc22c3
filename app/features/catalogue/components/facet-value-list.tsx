import { joinClasses } from "#app/ui/class-names.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";
import type { GiftFacetValue } from "../gift-facets.ts";
import { formatCount } from "../gift-tags.ts";

/** The values of a facet that are in sight at once; the rest are behind a toggle. */
const SHOWN_VALUES = 7;

interface FacetValueListProps {
  label: string;
  values: readonly GiftFacetValue[];
  chosen: string | undefined;
  /** False where not all gifts were counted. */
  showsCounts: boolean;
  /** Returns the address with this value, or without any. */
  addressOf: (slug: string | undefined) => string;
}

/** Shows the values of a facet as links with their numbers of gifts. The link of a chosen value takes it back. */
export function FacetValueList({ label, values, chosen, showsCounts, addressOf }: FacetValueListProps) {
  // A rare value that is chosen is in sight too.
  const isShown = ({ slug }: GiftFacetValue, at: number) => at < SHOWN_VALUES || slug === chosen;
  const rest = values.filter((value, at) => !isShown(value, at));
  const row = ({ slug, name, count }: GiftFacetValue) => {
    const isChosen = slug === chosen;
    return (
      <li key={slug}>
        <PlainLink
          href={addressOf(isChosen ? undefined : slug)}
          keepsPlace
          aria-current={isChosen ? "true" : undefined}
          className={joinClasses(
            "-mx-2.5 flex min-h-touch items-center justify-between gap-3 rounded-control px-2.5 text-[0.9375rem] hover:bg-linen lg:min-h-9",
            isChosen ? "bg-sage font-semibold text-evergreen" : null,
          )}
        >
          {name}
          {showsCounts ? (
            <span className="text-sm font-normal text-soft-ink tabular-nums">
              <span className="sr-only">, </span>
              {formatCount(count)}
              <span className="sr-only"> {count === 1 ? "gift" : "gifts"}</span>
            </span>
          ) : null}
        </PlainLink>
      </li>
    );
  };
  return (
    <div>
      <h2 className="text-[1.0625rem]">{label}</h2>
      <ul className="mt-1.5">{values.filter(isShown).map(row)}</ul>
      {rest.length === 0 ? null : (
        <details className="group">
          <summary className="flex min-h-touch w-fit items-center rounded-tag text-[0.9375rem] font-semibold text-evergreen underline-offset-4 hover:underline group-open:hidden lg:min-h-9">
            {rest.length} more
          </summary>
          <ul>{rest.map(row)}</ul>
        </details>
      )}
    </div>
  );
}
