import { useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { collectionPath } from "../addresses.ts";
import { collectionAddress, PAGE_SORT_LABELS, PAGE_SORTS, type PageSort } from "../collection-page.ts";

interface CollectionSortFormProps {
  slug: string;
  sort: PageSort;
}

/** Chooses the order of a collection's gifts. With JavaScript the choice counts at once; without it, a button sends it. */
export function CollectionSortForm({ slug, sort }: CollectionSortFormProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLSelectElement>(null);
  // The address is the source of truth, also after "back"; the field stays the same, and with it the focus.
  useEffect(() => {
    if (field.current !== null) field.current.value = sort;
  }, [sort]);
  return (
    <Form method="get" action={collectionPath(slug)} className="flex items-end gap-3" role="search" aria-label="Sort gifts">
      <SelectField
        ref={field}
        label="Sort by"
        name="sort"
        defaultValue={sort}
        onChange={({ target }) => {
          const chosen = PAGE_SORTS.find((known) => known === target.value) ?? "own";
          void navigate(collectionAddress(slug, { sort: chosen, page: 1 }), { preventScrollReset: true });
        }}
        className="w-52"
      >
        {PAGE_SORTS.map((value) => (
          <option key={value} value={value}>
            {PAGE_SORT_LABELS[value]}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </noscript>
    </Form>
  );
}
