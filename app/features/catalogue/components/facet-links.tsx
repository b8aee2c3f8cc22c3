import { Chip } from "#app/ui/chip.tsx";
import { type ChosenFacets, GIFT_FACETS } from "../gift-filters.ts";
import { chosenValues, type GiftFacet } from "../gift-facets.ts";
import { FacetValueList } from "./facet-value-list.tsx";

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
          <FacetValueList
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
