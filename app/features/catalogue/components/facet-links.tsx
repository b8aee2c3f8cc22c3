import { Link } from "react-router";
import { Chip } from "#app/ui/chip.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { type ChosenFacets, GIFT_FACETS } from "../gift-filters.ts";
import { chosenValues, type GiftFacet, type GiftFacetValue } from "../gift-facets.ts";
import { formatCount } from "../gift-tags.ts";

/** The values of a facet that are in sight at once; the rest are behind a toggle. */
const SHOWN_VALUES = 7;

interface FacetLinksProps {
  facets: readonly GiftFacet[];
  chosen: ChosenFacets;
  /** False where not all gifts of the list were counted. */
  showsCounts: boolean;
  /** Returns the address of the list with this choice. */
  addressOf: (facets: ChosenFacets) => string;
  className?: string;
}

/** Shows what a list can be narrowed to as links with their numbers of gifts. The link of a chosen value takes it back. */
export function FacetLinks({ facets, chosen, showsCounts, addressOf, className }: FacetLinksProps) {
  return (
    <section aria-label="Narrow down the gifts" className={className}>
      {GIFT_FACETS.map(({ key, label }) => {
        const values = facets.find((facet) => facet.key === key)?.values ?? [];
        return values.length === 0 ? null : (
          <FacetValues
            key={key}
            label={label}
            values={values}
            chosen={chosen[key]}
            showsCounts={showsCounts}
            addressOf={(slug) => addressOf(withFacet(chosen, key, slug))}
          />
        );
      })}
    </section>
  );
}

/** Returns the choice with this value of a facet, or with none of it. */
function withFacet(chosen: ChosenFacets, key: keyof ChosenFacets, slug: string | undefined): ChosenFacets {
  const { [key]: _former, ...others } = chosen;
  return slug === undefined ? others : { ...others, [key]: slug };
}

interface FacetValuesProps {
  label: string;
  values: readonly GiftFacetValue[];
  chosen: string | undefined;
  showsCounts: boolean;
  addressOf: (slug: string | undefined) => string;
}

function FacetValues({ label, values, chosen, showsCounts, addressOf }: FacetValuesProps) {
  // A rare value that is chosen is in sight too.
  const isShown = ({ slug }: GiftFacetValue, at: number) => at < SHOWN_VALUES || slug === chosen;
  const rest = values.filter((value, at) => !isShown(value, at));
  const row = ({ slug, name, count }: GiftFacetValue) => {
    const isChosen = slug === chosen;
    return (
      <li key={slug}>
        <Link
          to={addressOf(isChosen ? undefined : slug)}
          preventScrollReset
          discover="none"
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
        </Link>
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

/** Shows the chosen values, each with a link that takes it back. */
export function ChosenFacetChips({ facets, chosen, addressOf }: Pick<FacetLinksProps, "facets" | "chosen" | "addressOf">) {
  const values = chosenValues(facets, chosen);
  if (values.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {values.map(({ key, name }) => (
        <li key={key}>
          <Chip label={name} removeTo={addressOf(withFacet(chosen, key, undefined))} />
        </li>
      ))}
    </ul>
  );
}
