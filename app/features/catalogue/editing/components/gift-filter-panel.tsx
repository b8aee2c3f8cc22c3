import { SlidersHorizontal } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { fetchJson } from "#app/ui/client/send-json.ts";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import { PopoverButton } from "#app/ui/popover-button.tsx";
import { useLazyModule } from "#app/ui/use-lazy-module.ts";
import { TAXONOMIES, type TaxonomyKey } from "../../taxonomies.ts";
import { brandsAnswer } from "../answers.ts";
import { GIFT_FIELD_NAMES } from "../gift-form-values.ts";
import { countFilters, type GiftTableFilters, MARK_FILTERS, PRICE_BUCKETS, STOCK_FILTERS } from "../gift-table-filters.ts";
import { GIFTS_SCREEN } from "../texts.ts";
import { useFormOptions } from "./use-form-options.ts";

interface GiftFilterPanelProps {
  filters: GiftTableFilters;
  /** Shows the table with these filters, from its first page. */
  onChange: (change: Partial<GiftTableFilters>) => void;
}

interface ChecksProps<Key extends string> {
  legend: string;
  labels: Readonly<Record<Key, string>>;
  chosen: readonly Key[];
  onChange: (chosen: Key[]) => void;
}

function Checks<Key extends string>({ legend, labels, chosen, onChange }: ChecksProps<Key>) {
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {(Object.entries(labels) as [Key, string][]).map(([key, label]) => (
          <CheckboxField
            key={key}
            label={label}
            checked={chosen.includes(key)}
            onChange={() => onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key])}
          />
        ))}
      </div>
    </fieldset>
  );
}

const PRICE_LABELS = Object.fromEntries(Object.entries(PRICE_BUCKETS).map(([key, { label }]) => [key, label])) as Record<
  keyof typeof PRICE_BUCKETS,
  string
>;

async function fetchBrands(): Promise<string[]> {
  const { answer, trouble } = await fetchJson("/admin/gifts/brands", brandsAnswer);
  if (trouble !== null) throw new Error(`/admin/gifts/brands answered ${trouble.status}`);
  return answer.brands;
}

/** The filter dropdown, in which each choice applies immediately. Its values are fetched when it is opened first. */
export function GiftFilterPanel({ filters, onChange }: GiftFilterPanelProps) {
  const [isWanted, setIsWanted] = useState(false);
  const options = useFormOptions(isWanted);
  const brands = useLazyModule(fetchBrands, isWanted, null) ?? [];
  const want = useCallback(() => setIsWanted(true), []);
  const count = countFilters(filters);

  const taxonomy = (key: TaxonomyKey, label: string) => (
    <MultiSelect
      key={key}
      label={label}
      options={(options?.categories[key] ?? []).map(({ slug, name, icon }) => ({ id: slug, name, icon }))}
      selectedIds={filters.tags[key]}
      onChange={(slugs) => onChange({ tags: { ...filters.tags, [key]: slugs } })}
      emptyText={options === null ? "Loading…" : undefined}
    />
  );
  // A brand of the address stays among the choices, also where it is beyond the end of the list.
  const brandOptions = [...new Set([...filters.brand, ...brands])].map((name) => ({ id: name, name }));

  return (
    <PopoverButton
      className="max-sm:static"
      panelLabel="Filters"
      panelClassName="flex max-h-[min(38rem,70dvh)] w-[min(26rem,calc(100vw-2rem))] flex-col gap-4 overflow-y-auto"
      label={
        <>
          <SlidersHorizontal aria-hidden className="size-4.5" />
          Filter
          {count > 0 ? (
            <span className="inline-flex min-w-5.5 items-center justify-center rounded-full bg-evergreen px-1.5 text-sm text-paper tabular-nums">
              {count}
              <span className="sr-only"> active</span>
            </span>
          ) : null}
        </>
      }
    >
      <Opened onOpen={want} />
      {taxonomy("giftType", GIFTS_SCREEN.filterByCategory)}
      {taxonomy("recipient", GIFTS_SCREEN.filterByRecipient)}
      <MultiSelect label="Filter by Brand" options={brandOptions} selectedIds={filters.brand} onChange={(brand) => onChange({ brand })} />
      <Checks legend={GIFTS_SCREEN.filterByPrice} labels={PRICE_LABELS} chosen={filters.price} onChange={(price) => onChange({ price })} />
      <Checks legend="Stock" labels={STOCK_FILTERS} chosen={filters.stock} onChange={(stock) => onChange({ stock })} />
      <Checks legend="Marks and problems" labels={MARK_FILTERS} chosen={filters.mark} onChange={(mark) => onChange({ mark })} />
      {TAXONOMIES.filter(({ key }) => key !== "giftType" && key !== "recipient").map(({ key }) =>
        taxonomy(key, `Filter by ${GIFT_FIELD_NAMES[key]}`),
      )}
    </PopoverButton>
  );
}

/** Tells that the panel was opened. */
function Opened({ onOpen }: { onOpen: () => void }) {
  useEffect(onOpen, [onOpen]);
  return null;
}
