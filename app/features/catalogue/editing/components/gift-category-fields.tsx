import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import type { Option } from "#app/ui/option-search.ts";
import { TAXONOMIES, type TaxonomyKey } from "../../taxonomies.ts";
import { GIFT_FIELD_NAMES, tierForPrice } from "../gift-form-values.ts";
import type { CategoryOption, GiftFormOptions } from "../opened-gift.ts";
import { GIFT_FORM_TEXTS, GIFT_TOASTS } from "../texts.ts";
import { requestGiftChange, showChangeError } from "./gift-changes.ts";
import type { GiftEditor } from "./use-gift-editor.ts";

/** The six lists without which a gift cannot be described (specification, section 2). */
const NEEDED = ["giftType", "recipient", "theme", "personality", "occasion", "ecoLabel"] as const satisfies TaxonomyKey[];

interface GiftCategoryFieldsProps {
  editor: GiftEditor;
  options: GiftFormOptions;
  /** Reloads the lists. */
  onRefresh: () => void;
  isRefreshing: boolean;
  /** Called when a value was created in place. */
  onCreated: (key: TaxonomyKey, option: CategoryOption) => void;
}

function hintFor(key: TaxonomyKey, price: string, { categories, tiers }: GiftFormOptions): string | undefined {
  if (key !== "priceTier") return undefined;
  const tier = categories.priceTier.find(({ id }) => id === tierForPrice(price, tiers));
  return tier === undefined ? "If left empty, it follows the price." : `If left empty, it follows the price: ${tier.name}.`;
}

/** Shows the eleven taxonomies as multiple-choice fields, in which missing values can be created in place. */
export function GiftCategoryFields({ editor, options, onRefresh, isRefreshing, onCreated }: GiftCategoryFieldsProps) {
  const { form, errors, choose } = editor;
  const [creating, setCreating] = useState<TaxonomyKey | null>(null);
  const isMissing = NEEDED.some((key) => options.categories[key].length === 0);

  async function create(key: TaxonomyKey, name: string): Promise<Option | null> {
    setCreating(key);
    const answer = await requestGiftChange({ change: "create-category", taxonomy: key, name });
    setCreating(null);
    if (!answer.ok) {
      showChangeError(answer, GIFT_TOASTS.categoryFailed);
      return null;
    }
    onCreated(key, answer.option);
    return answer.option;
  }

  return (
    <div className="flex flex-col gap-4">
      {isMissing ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-blush px-4 py-3 text-ribbon-deep">
          <p>
            <strong className="block font-semibold">{GIFT_FORM_TEXTS.categoriesMissing.title}</strong>
            {GIFT_FORM_TEXTS.categoriesMissing.text}
          </p>
          <Button variant="secondary" size="sm" busy={isRefreshing} onClick={onRefresh}>
            {GIFT_FORM_TEXTS.categoriesMissing.button}
          </Button>
        </div>
      ) : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {TAXONOMIES.map(({ key }) => (
          <MultiSelect
            key={key}
            label={GIFT_FIELD_NAMES[key]}
            hint={hintFor(key, form.price, options)}
            error={errors[key]}
            options={options.categories[key]}
            selectedIds={form.categories[key]}
            onChange={(ids) => choose(key, ids)}
            onCreate={key === "priceTier" || (creating !== null && creating !== key) ? undefined : (name) => create(key, name)}
            isSingle={key === "priceTier"}
            placeholder={`Search or add ${GIFT_FIELD_NAMES[key].toLowerCase()}…`}
          />
        ))}
      </div>
    </div>
  );
}
