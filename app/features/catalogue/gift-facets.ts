import { type ChosenFacets, GIFT_FACETS, type GiftFacetKey } from "./gift-filters.ts";

/** A value of a facet, with the number of gifts that a list has with it. */
export interface GiftFacetValue {
  slug: string;
  name: string;
  count: number;
}

/** A facet as a page shows it. */
export interface GiftFacet {
  key: GiftFacetKey;
  values: readonly GiftFacetValue[];
}

/** What one facet could narrow a list to, and the number of gifts of the list without a choice in it. */
export interface CountedFacet extends GiftFacet {
  total: number;
}

/** A list of fewer gifts, two rows of them, is seen at a glance. */
const MIN_GIFTS = 9;

/** Leaves out what tells nothing: values that every gift of a list has, facets with fewer than two values, and those of a short list. */
export function tellingFacets(facets: readonly CountedFacet[], chosen: ChosenFacets): GiftFacet[] {
  return facets.flatMap(({ key, values, total }) => {
    const telling = values.filter(({ slug, count }) => count < total || slug === chosen[key]);
    const isShown = chosen[key] !== undefined || (total >= MIN_GIFTS && telling.length > 1);
    return isShown && telling.length > 0 ? [{ key, values: telling }] : [];
  });
}

/** Returns the chosen values in the order of the facets; one that no gift has goes by its slug. */
export function chosenValues(facets: readonly GiftFacet[], chosen: ChosenFacets): { key: GiftFacetKey; name: string }[] {
  return GIFT_FACETS.flatMap(({ key }) => {
    const slug = chosen[key];
    if (slug === undefined) return [];
    const value = facets.find((facet) => facet.key === key)?.values.find((candidate) => candidate.slug === slug);
    return [{ key, name: value?.name ?? slug.replaceAll("-", " ") }];
  });
}
