import { Form, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { formatCount } from "../../gift-tags.ts";
import { taxonomy, type TaxonomyKey } from "../../taxonomies.ts";
import type { SuggestedCategory, SuggestionFilters } from "../suggested-categories.ts";

interface SuggestionFilterPanelProps {
  filters: SuggestionFilters;
  taxonomies: readonly { key: TaxonomyKey; guesses: number }[];
  categories: readonly SuggestedCategory[];
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Narrows the suggestions to a taxonomy, and then to one of its values. */
export function SuggestionFilterPanel({ filters, taxonomies, categories }: SuggestionFilterPanelProps) {
  const submit = useSubmit();
  return (
    <Form
      key={`${filters.taxonomy} ${filters.category}`}
      method="get"
      className="grid gap-3 sm:grid-cols-2"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <SelectField label="What’s suggested" name="taxonomy" defaultValue={filters.taxonomy ?? ""}>
        <option value="">Everything</option>
        {taxonomies.map(({ key, guesses }) => (
          <option key={key} value={key}>
            {upperFirst(taxonomy(key).plural)} ({formatCount(guesses)})
          </option>
        ))}
      </SelectField>
      {filters.taxonomy === null ? null : (
        <SelectField label="Which one" name="category" defaultValue={filters.category ?? ""}>
          <option value="">All {taxonomy(filters.taxonomy).plural}</option>
          {categories.map(({ slug, name, guesses }) => (
            <option key={slug} value={slug}>
              {name} ({formatCount(guesses)})
            </option>
          ))}
        </SelectField>
      )}
      <noscript>
        <Button type="submit" size="sm" variant="secondary">
          Show
        </Button>
      </noscript>
    </Form>
  );
}
