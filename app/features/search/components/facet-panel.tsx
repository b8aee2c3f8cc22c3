import { SlidersHorizontal } from "lucide-react";
import { Link } from "react-router";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { Chip } from "#app/ui/chip.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { searchPath } from "../addresses.ts";
import { FACETS, SHOWN_FACET_VALUES } from "../constants.ts";
import type { FacetValue, FacetValues, SearchFilters } from "../types.ts";

interface FacetPanelProps {
  query: string;
  filters: SearchFilters;
  facets: FacetValues;
  /** False where there are more matches than were counted. */
  showsCounts: boolean;
}

/** Shows what the results can be narrowed to, as links. On a phone they are behind a toggle, which needs no JavaScript. */
export function FacetPanel({ query, filters, facets, showsCounts }: FacetPanelProps) {
  const shown = FACETS.filter(({ key }) => facets[key].length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-label="Narrow down the gifts">
      <input type="checkbox" id="facets-shown" className="peer sr-only lg:hidden" />
      <label
        htmlFor="facets-shown"
        className={joinClasses(
          buttonClasses({ variant: "secondary", className: "w-full" }),
          "peer-checked:border-evergreen peer-checked:bg-sage peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-evergreen sm:w-auto lg:hidden",
        )}
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        Filters
      </label>
      <div className="hidden gap-x-8 gap-y-6 max-lg:pt-4 max-lg:peer-checked:grid sm:grid-cols-2 lg:block lg:space-y-7">
        {shown.map(({ key, label }) => (
          <FacetValueList
            key={key}
            label={label}
            values={facets[key]}
            chosen={filters[key]}
            showsCounts={showsCounts}
            addressOf={(slug) => searchPath(query, { ...filters, [key]: slug })}
          />
        ))}
      </div>
    </section>
  );
}

interface FacetValueListProps {
  label: string;
  values: readonly FacetValue[];
  chosen: string | undefined;
  showsCounts: boolean;
  /** Returns the URL with this value, or without any. */
  addressOf: (slug: string | undefined) => string;
}

function FacetValueList({ label, values, chosen, showsCounts, addressOf }: FacetValueListProps) {
  const first = values.slice(0, SHOWN_FACET_VALUES);
  const rest = values.slice(SHOWN_FACET_VALUES);
  const row = (value: FacetValue) => {
    const isChosen = value.slug === chosen;
    return (
      <li key={value.slug}>
        <Link
          to={addressOf(isChosen ? undefined : value.slug)}
          preventScrollReset
          aria-current={isChosen ? "true" : undefined}
          className={joinClasses(
            "-mx-2.5 flex min-h-touch items-center justify-between gap-3 rounded-control px-2.5 text-[0.9375rem] hover:bg-linen lg:min-h-9",
            isChosen ? "bg-sage font-semibold text-evergreen" : null,
          )}
        >
          {value.name}
          {showsCounts ? (
            <span className="text-sm font-normal text-soft-ink tabular-nums">
              <span className="sr-only">, </span>
              {formatCount(value.count)}
              <span className="sr-only"> {value.count === 1 ? "gift" : "gifts"}</span>
            </span>
          ) : null}
        </Link>
      </li>
    );
  };
  return (
    <div>
      <h2 className="text-[1.0625rem]">{label}</h2>
      <ul className="mt-1.5">{first.map(row)}</ul>
      {rest.length > 0 ? (
        <details open={rest.some(({ slug }) => slug === chosen)} className="group">
          <summary className="flex min-h-touch w-fit items-center rounded-tag text-[0.9375rem] font-semibold text-evergreen underline-offset-4 hover:underline group-open:hidden lg:min-h-9">
            {rest.length} more
          </summary>
          <ul>{rest.map(row)}</ul>
        </details>
      ) : null}
    </div>
  );
}

/** Shows the active filters, each with a link that removes it. */
export function ChosenFilters({ query, filters, facets }: Omit<FacetPanelProps, "showsCounts">) {
  const chosen = FACETS.flatMap(({ key }) => {
    const slug = filters[key];
    return slug === undefined ? [] : [{ key, name: facets[key].find((value) => value.slug === slug)?.name ?? slug.replaceAll("-", " ") }];
  });
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {chosen.map(({ key, name }) => (
        <li key={key}>
          <Chip label={name} removeTo={searchPath(query, { ...filters, [key]: undefined })} />
        </li>
      ))}
    </ul>
  );
}
