import type { ReactNode } from "react";
import { CURRENCY, currencySign } from "#app/platform/money.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import type { Option } from "#app/ui/option-search.ts";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { RULE_TAXONOMIES } from "../../rule.ts";
import type { RuleChoice, RuleTaxonomy } from "../../types.ts";
import type { CollectionFieldsProps } from "./collection-fields.ts";

/** The taxonomies that most collections are made of; the others are folded. */
const USUAL: readonly RuleTaxonomy[] = ["recipient", "occasion", "interest", "ageRange"];

const title = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface RuleFieldsProps extends CollectionFieldsProps {
  choices: Record<RuleTaxonomy, RuleChoice[]>;
}

/** What the gifts of a collection have in common. */
export function RuleFields({ form, errors, change, choices }: RuleFieldsProps) {
  const others = RULE_TAXONOMIES.filter(({ key }) => !USUAL.includes(key as RuleTaxonomy));
  const usual = USUAL.flatMap((key) => RULE_TAXONOMIES.find((taxonomy) => taxonomy.key === key) ?? []);
  const select = (field: "values" | "without", { key, singular }: (typeof RULE_TAXONOMIES)[number]) => (
    <MultiSelect
      key={field + key}
      label={field === "values" ? title(singular) : `Not: ${singular}`}
      options={optionsOf(choices[key as RuleTaxonomy], form[field][key] ?? [])}
      selectedIds={form[field][key] ?? []}
      placeholder={field === "values" ? "Any" : "None"}
      error={errors[`${field}.${key}`]}
      onChange={(chosen) => change({ [field]: withValues(form[field], key, chosen) })}
    />
  );
  const isMoreOpen = others.some(({ key }) => (form.values[key]?.length ?? 0) > 0);
  const isWithoutOpen = form.withoutWords !== "" || Object.keys(form.without).length > 0;
  return (
    <div className="flex flex-col gap-5">
      {errors.isByRule ? (
        <p role="alert" className="text-sm font-medium text-ribbon">
          {errors.isByRule}
        </p>
      ) : null}
      <p className="text-[0.9375rem] text-soft-ink">
        A gift must match every field you fill in. Where you choose several values, one of them is enough.
      </p>
      <div className="grid items-start gap-5 md:grid-cols-2">{usual.map((taxonomy) => select("values", taxonomy))}</div>
      <LimitFields form={form} errors={errors} change={change} />
      <Fold summary="More ways to choose" isOpen={isMoreOpen}>
        <div className="grid items-start gap-5 md:grid-cols-2">{others.map((taxonomy) => select("values", taxonomy))}</div>
      </Fold>
      <Fold summary="What to leave out" isOpen={isWithoutOpen}>
        <TextField
          label="Words not in the name"
          hint="Separated by commas, such as candle, soap."
          maxLength={600}
          value={form.withoutWords}
          error={errors.withoutWords}
          onChange={({ target }) => change({ withoutWords: target.value })}
        />
        <div className="grid items-start gap-5 md:grid-cols-2">{RULE_TAXONOMIES.map((taxonomy) => select("without", taxonomy))}</div>
      </Fold>
    </div>
  );
}

function withValues(values: Record<string, string[]>, key: string, chosen: string[]): Record<string, string[]> {
  const { [key]: _before, ...others } = values;
  return chosen.length === 0 ? others : { ...others, [key]: chosen };
}

/** A chosen value that the shop no longer has stays visible, so that it can be taken out. */
function optionsOf(choices: readonly RuleChoice[], chosen: readonly string[]): Option[] {
  const gone = chosen.filter((slug) => !choices.some((choice) => choice.slug === slug));
  return [
    ...choices.map(({ slug, name, icon }) => ({ id: slug, name, icon })),
    ...gone.map((slug) => ({ id: slug, name: `${slug} (no longer here)` })),
  ];
}

function Fold({ summary, isOpen, children }: { summary: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined} className="rounded-control border border-line bg-card px-4">
      <summary className="flex min-h-touch items-center font-semibold">{summary}</summary>
      <div className="flex flex-col gap-5 pt-1 pb-5">{children}</div>
    </details>
  );
}

function LimitFields({ form, errors, change }: CollectionFieldsProps) {
  const money = {
    inputMode: "decimal",
    maxLength: 12,
    autoComplete: "off",
    icon: <span className="text-base">{currencySign(CURRENCY)}</span>,
  } as const;
  const days = { inputMode: "numeric", maxLength: 4, autoComplete: "off" } as const;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-4">
      <TextField
        {...money}
        label="Price from"
        value={form.minPrice}
        error={errors.minPrice}
        onChange={({ target }) => change({ minPrice: target.value })}
      />
      <TextField
        {...money}
        label="Price up to"
        hint="Use 24.99 for “under $25”."
        value={form.maxPrice}
        error={errors.maxPrice}
        onChange={({ target }) => change({ maxPrice: target.value })}
      />
      <TextField
        {...days}
        label="New within"
        hint="Days since a gift was added."
        value={form.newWithinDays}
        error={errors.newWithinDays}
        onChange={({ target }) => change({ newWithinDays: target.value })}
      />
      <TextField
        {...days}
        label="Ships within"
        hint="Days. Gifts with no shipping time are left out."
        value={form.shipsWithinDays}
        error={errors.shipsWithinDays}
        onChange={({ target }) => change({ shipsWithinDays: target.value })}
      />
      <CheckboxField label="In stock only" checked={form.inStockOnly} onChange={({ target }) => change({ inStockOnly: target.checked })} />
    </div>
  );
}
