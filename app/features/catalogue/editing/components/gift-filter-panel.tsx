import { SlidersHorizontal } from "lucide-react";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import { PopoverButton } from "#app/ui/popover-button.tsx";
import type { CategoryOption } from "../opened-gift.ts";
import { type GiftTableFilters, MARK_FILTERS, PRICE_BUCKETS, STOCK_FILTERS } from "../gift-table-filters.ts";
import { GIFTS_SCREEN } from "../texts.ts";

export interface FilterOptions {
  giftTypes: readonly CategoryOption[];
  recipients: readonly CategoryOption[];
}

interface GiftFilterPanelProps {
  filters: GiftTableFilters;
  options: FilterOptions;
  /** Shows the table with these filters, from its first page. */
  onChange: (change: Partial<GiftTableFilters>) => void;
}

const bySlug = (options: readonly CategoryOption[]) => options.map(({ slug, name, icon }) => ({ id: slug, name, icon }));

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

/** The filter dropdown, in which each choice applies immediately. */
export function GiftFilterPanel({ filters, options, onChange }: GiftFilterPanelProps) {
  const count = filters.category.length + filters.recipient.length + filters.price.length + filters.stock.length + filters.mark.length;
  return (
    <PopoverButton
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
      <MultiSelect
        label={GIFTS_SCREEN.filterByCategory}
        options={bySlug(options.giftTypes)}
        selectedIds={filters.category}
        onChange={(category) => onChange({ category })}
      />
      <MultiSelect
        label={GIFTS_SCREEN.filterByRecipient}
        options={bySlug(options.recipients)}
        selectedIds={filters.recipient}
        onChange={(recipient) => onChange({ recipient })}
      />
      <Checks legend={GIFTS_SCREEN.filterByPrice} labels={PRICE_LABELS} chosen={filters.price} onChange={(price) => onChange({ price })} />
      <Checks legend="Stock" labels={STOCK_FILTERS} chosen={filters.stock} onChange={(stock) => onChange({ stock })} />
      <Checks legend="Marks and gaps" labels={MARK_FILTERS} chosen={filters.mark} onChange={(mark) => onChange({ mark })} />
    </PopoverButton>
  );
}
