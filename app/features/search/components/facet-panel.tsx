import { SlidersHorizontal } from "lucide-react";
import { FacetValueList } from "#app/features/catalogue/components/facet-value-list.tsx";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { Chip } from "#app/ui/chip.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { searchPath } from "../addresses.ts";
import { FACETS } from "../constants.ts";
import type { FacetValues, SearchFilters } from "../types.ts";

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
