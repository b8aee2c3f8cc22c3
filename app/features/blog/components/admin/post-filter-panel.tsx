import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FilterChips } from "#app/ui/filter-chips.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { adminBlogPath } from "../../admin-filters.ts";
import { ADMIN_BLOG_TEXTS, STATUS_BADGES } from "../../admin-texts.ts";
import { type AdminPostFilters, POST_STATUSES, type PostChoices } from "../../types.ts";

interface PostFilterPanelProps {
  filters: AdminPostFilters;
  choices: PostChoices;
}

/** Filters of the list of posts. A choice applies immediately; without JavaScript, the button applies it. */
export function PostFilterPanel({ filters, choices }: PostFilterPanelProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // The fields follow the URL, which also changes when a chip is removed or the user goes back; a `key` would lose the focus.
  useEffect(() => {
    const set = (name: string, value: string) => {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    };
    for (const name of ["q", "category", "tag", "author", "status"] as const) set(name, filters[name] ?? "");
    const featured = form.current?.elements.namedItem("featured");
    if (featured instanceof HTMLInputElement) featured.checked = filters.featured;
  }, [filters]);
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <Form
        method="get"
        action="/admin/blog"
        ref={form}
        onChange={(event) => {
          if ((event.target as Element).getAttribute("name") !== "q") void submit(event.currentTarget, { preventScrollReset: true });
        }}
        className="grid grid-cols-2 items-end gap-3 xl:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))]"
      >
        <TextField
          type="search"
          name="q"
          label="Search"
          placeholder="Search posts by title..."
          icon={<Search aria-hidden />}
          maxLength={200}
          defaultValue={filters.q}
          className="max-xl:col-span-2"
        />
        <ChoiceField name="category" label="Category" all="All categories" chosen={filters.category} options={choices.categories} />
        <ChoiceField name="tag" label="Tag" all="All tags" chosen={filters.tag} options={choices.tags} />
        <ChoiceField name="author" label="Author" all="All authors" chosen={filters.author} options={choices.authors} />
        <ChoiceField
          name="status"
          label="Status"
          all="All statuses"
          chosen={filters.status}
          options={POST_STATUSES.map((status) => ({ id: status, name: STATUS_BADGES[status].label }))}
        />
        <div className="flex items-center justify-between gap-4 col-span-full">
          <CheckboxField name="featured" value="1" label={ADMIN_BLOG_TEXTS.featuredOnly} defaultChecked={filters.featured} />
          <Button type="submit" variant="secondary" size="sm">
            Search
          </Button>
        </div>
        {filters.sort === "created" ? null : <input type="hidden" name="sort" value={filters.sort} />}
      </Form>
      <ActiveFilters filters={filters} choices={choices} />
    </div>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  all: string;
  chosen: string | null;
  options: readonly { id: string; name: string }[];
}

function ChoiceField({ name, label, all, chosen, options }: ChoiceFieldProps): ReactNode {
  return (
    <SelectField name={name} label={label} defaultValue={chosen ?? ""}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
}

function ActiveFilters({ filters, choices }: PostFilterPanelProps) {
  const nameOf = (list: readonly { id: string; name: string }[], id: string) => list.find((choice) => choice.id === id)?.name ?? "deleted";
  const without = (change: Partial<AdminPostFilters>) => adminBlogPath({ ...filters, page: 1, ...change });
  const chips = [
    filters.q === "" ? null : { key: "q", label: `“${filters.q}”`, removeTo: without({ q: "" }) },
    filters.category === null
      ? null
      : { key: "category", label: `Category: ${nameOf(choices.categories, filters.category)}`, removeTo: without({ category: null }) },
    filters.tag === null ? null : { key: "tag", label: `Tag: ${nameOf(choices.tags, filters.tag)}`, removeTo: without({ tag: null }) },
    filters.author === null
      ? null
      : { key: "author", label: `Author: ${nameOf(choices.authors, filters.author)}`, removeTo: without({ author: null }) },
    filters.status === null
      ? null
      : { key: "status", label: `Status: ${STATUS_BADGES[filters.status].label}`, removeTo: without({ status: null }) },
    filters.featured ? { key: "featured", label: ADMIN_BLOG_TEXTS.featuredOnly, removeTo: without({ featured: false }) } : null,
  ].filter((chip) => chip !== null);
  return <FilterChips chips={chips} clearTo={adminBlogPath({ sort: filters.sort })} />;
}
