import { SlidersHorizontal } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CURRENCY, currencySign, toTypedMoney } from "#app/platform/money.ts";
import { CATEGORY_TEXTS } from "../constants.ts";
import { GIFT_FACETS, type GiftFilterInput, type GiftFilters, type GiftSort, hasFormFilters } from "../gift-filters.ts";

const SORT_LABELS: Record<GiftSort, string> = {
  fit: "Best match",
  "name-asc": "Name, A to Z",
  "name-desc": "Name, Z to A",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
  newest: "Newest first",
};

interface GiftFilterFormProps {
  /** The path of the page that the form filters. */
  path: string;
  filters: Omit<GiftFilters, "categories" | "page" | "pageSize">;
  invalidPrices: GiftFilterInput["invalidPrices"];
}

/** Returns the query of the form's values, without empty and default ones. */
function queryOf(form: HTMLFormElement, defaultSort: GiftSort): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "" && value !== defaultSort) query.set(name, value.trim());
  }
  return query.size === 0 ? "" : `?${query}`;
}

/**
 * Offers sort order, price range and stock as a plain GET form. With JavaScript, order and stock apply immediately, and focus and scroll
 * position are preserved.
 */
export function GiftFilterForm({ path, filters, invalidPrices }: GiftFilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { sort, defaultSort, inStockOnly } = filters;
  const minPrice = invalidPrices.minPrice ?? toTypedMoney(filters.minPriceCents);
  const maxPrice = invalidPrices.maxPrice ?? toTypedMoney(filters.maxPriceCents);

  const isNarrowed = hasFormFilters(filters) || Object.keys(invalidPrices).length > 0;

  // The address is the source of truth: after "back", "Clear filters" or a swapped price range, the fields follow it.
  useEffect(() => {
    const fields = form.current?.elements;
    if (fields === undefined) return;
    (fields.namedItem("sort") as HTMLSelectElement).value = sort;
    (fields.namedItem("minPrice") as HTMLInputElement).value = minPrice;
    (fields.namedItem("maxPrice") as HTMLInputElement).value = maxPrice;
    (fields.namedItem("inStock") as HTMLInputElement).checked = inStockOnly;
  }, [sort, minPrice, maxPrice, inStockOnly]);

  function apply() {
    if (form.current !== null) void navigate(path + queryOf(form.current, defaultSort), { preventScrollReset: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    apply();
  }

  const priceField = {
    inputMode: "decimal",
    autoComplete: "off",
    maxLength: 12,
    icon: <span className="text-base">{currencySign(CURRENCY)}</span>,
  } as const;
  return (
    <Form
      ref={form}
      method="get"
      action={path}
      onSubmit={submit}
      role="search"
      aria-label="Sort and filter gifts"
      className="grid grid-cols-[1fr_auto] items-end gap-x-3 gap-y-4 border-y border-line py-4 lg:flex lg:items-start lg:gap-x-5 lg:py-5"
    >
      {GIFT_FACETS.map(({ key, parameter }) => {
        const slug = filters.facets[key];
        return slug === undefined ? null : <input key={key} type="hidden" name={parameter} value={slug} />;
      })}
      <SelectField label="Sort by" name="sort" defaultValue={sort} onChange={apply} className="lg:w-52">
        {Object.entries(SORT_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {/* Beside no list, the filters and facets are folded behind a checkbox, which needs no JavaScript and is not part of the address. */}
      <input type="checkbox" id="gift-filters-shown" defaultChecked={isNarrowed} className="peer sr-only lg:hidden" />
      <label
        htmlFor="gift-filters-shown"
        className={joinClasses(
          buttonClasses({ variant: "secondary" }),
          "peer-checked:border-evergreen peer-checked:bg-sage peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-evergreen lg:hidden",
        )}
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        Filters
      </label>
      <div className="col-span-2 hidden grid-cols-2 items-start gap-x-3 gap-y-4 max-lg:peer-checked:grid lg:flex lg:gap-x-5">
        <TextField
          {...priceField}
          label="Price from"
          name="minPrice"
          defaultValue={minPrice}
          error={invalidPrices.minPrice === undefined ? undefined : CATEGORY_TEXTS.invalidPrice}
          className="lg:w-38"
        />
        <TextField
          {...priceField}
          label="Price up to"
          name="maxPrice"
          defaultValue={maxPrice}
          error={invalidPrices.maxPrice === undefined ? undefined : CATEGORY_TEXTS.invalidPrice}
          className="lg:w-38"
        />
        <CheckboxField label="In stock only" name="inStock" value="1" defaultChecked={inStockOnly} onChange={apply} className="lg:mt-7.5" />
        <Button type="submit" variant="secondary" className="lg:mt-7.5">
          Apply
        </Button>
      </div>
    </Form>
  );
}
