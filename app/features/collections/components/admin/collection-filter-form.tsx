import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { CollectionFilters } from "../../collection-filters.ts";
import type { CollectionStanding } from "../../types.ts";
import { STANDING_NAMES } from "./standing-badge.tsx";

/** Searches the list of collections. A chosen state counts at once; without JavaScript, the button applies it. */
export function CollectionFilterForm({ filters }: { filters: CollectionFilters }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { q, standing } = filters;
  // The fields follow the address, which also changes on the way back; a `key` would lose the focus.
  useEffect(() => {
    const fields = form.current?.elements;
    if (fields === undefined) return;
    (fields.namedItem("q") as HTMLInputElement).value = q;
    (fields.namedItem("standing") as HTMLSelectElement).value = standing ?? "";
  }, [q, standing]);
  return (
    <Form
      ref={form}
      method="get"
      action="/admin/collections"
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(11.5rem,1fr)_auto]"
      onChange={(event) => {
        if ((event.target as Element).getAttribute("name") === "standing") void submit(event.currentTarget, { preventScrollReset: true });
      }}
    >
      <TextField
        type="search"
        name="q"
        label="Search"
        placeholder="Search by title..."
        icon={<Search aria-hidden />}
        maxLength={200}
        defaultValue={q}
      />
      <SelectField name="standing" label="State" defaultValue={standing ?? ""}>
        <option value="">All except deleted</option>
        {(Object.keys(STANDING_NAMES) as CollectionStanding[]).map((name) => (
          <option key={name} value={name}>
            {STANDING_NAMES[name]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
