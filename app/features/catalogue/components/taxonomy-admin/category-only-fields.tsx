import { CURRENCY, currencySign } from "#app/platform/money.ts";
import { ImageAddressField } from "#app/features/media/components/image-address-field.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Emoji } from "#app/ui/emoji.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { findCategoryIcon } from "../../category-looks.ts";
import { CATEGORY_LIMITS } from "../../constants.ts";
import type { TaxonomyKey } from "../../taxonomies.ts";
import { PriceField } from "../price-field.tsx";
import { TAXONOMY_EXTRAS } from "../../taxonomy-admin.ts";
import type { ValueDraft } from "../../value-draft.ts";

interface FieldsProps {
  draft: ValueDraft;
  errors: Partial<Record<string, string>>;
  onChange: (changes: Partial<ValueDraft>) => void;
}

/** Shows the fields that only /admin/categories has: looks, order, and the extras of the taxonomy. */
export function CategoryOnlyFields({ taxonomy, ...fields }: FieldsProps & { taxonomy: TaxonomyKey }) {
  const { draft, errors, onChange } = fields;
  const extra = TAXONOMY_EXTRAS[taxonomy];
  return (
    <>
      {extra === "priceRange" ? <PriceRange {...fields} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Icon"
          hint="One emoji. If it’s empty, we pick one."
          maxLength={CATEGORY_LIMITS.icon}
          value={draft.icon}
          error={errors.icon}
          onChange={(event) => onChange({ icon: event.target.value })}
          trailing={<Emoji symbol={findCategoryIcon(draft)} className="size-6" />}
        />
        <TextField
          label="Sort order"
          hint="Lower numbers come first."
          inputMode="numeric"
          value={draft.sortOrder}
          error={errors.sortOrder}
          onChange={(event) => onChange({ sortOrder: event.target.value })}
        />
      </div>
      <ColorField {...fields} />
      <ImageAddressField
        label="Image"
        hint="Choose from the library, or enter an address."
        value={draft.imageUrl}
        error={errors.imageUrl}
        onChange={(imageUrl) => onChange({ imageUrl })}
      />
      <div>
        <CheckboxField label="Featured" checked={draft.isFeatured} onChange={(event) => onChange({ isFeatured: event.target.checked })} />
        {extra === "seasonal" ? (
          <CheckboxField
            label="Seasonal"
            hint="Shown with a badge during its season."
            checked={draft.isSeasonal}
            onChange={(event) => onChange({ isSeasonal: event.target.checked })}
          />
        ) : null}
      </div>
    </>
  );
}

function PriceRange({ draft, errors, onChange }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PriceField
        label={`Minimum price (${currencySign(CURRENCY)})`}
        value={draft.minPrice}
        error={errors.minPriceCents}
        onChange={(minPrice) => onChange({ minPrice })}
      />
      <PriceField
        label={`Maximum price (${currencySign(CURRENCY)})`}
        value={draft.maxPrice}
        error={errors.maxPriceCents}
        onChange={(maxPrice) => onChange({ maxPrice })}
      />
    </div>
  );
}

function ColorField({ draft, errors, onChange }: FieldsProps) {
  return (
    <TextField
      label="Color"
      placeholder="#DFE8DA"
      hint="The background of its tile. If it’s empty, we pick one of the site’s tints."
      maxLength={7}
      value={draft.color}
      error={errors.color}
      onChange={(event) => onChange({ color: event.target.value })}
      trailing={
        <input
          type="color"
          aria-label="Pick a color"
          value={/^#[0-9a-f]{6}$/i.test(draft.color) ? draft.color.toLowerCase() : "#dfe8da"}
          onChange={(event) => onChange({ color: event.target.value })}
          className="size-9 cursor-pointer rounded-tag border-0 bg-transparent p-0.5"
        />
      }
    />
  );
}
