import { ImagePlus } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { PriceField } from "../../components/price-field.tsx";
import { GENDER_NAMES, type GiftForm } from "../gift-form.schema.ts";
import { GIFT_FORM_TEXTS } from "../texts.constants.ts";
import type { GiftEditor } from "./use-gift-editor.ts";

/** Shows the text fields of a gift. `onChoosePicture` opens the choice among the shop's own pictures. */
export function GiftBasics({ editor, onChoosePicture }: { editor: GiftEditor; onChoosePicture: () => void }) {
  const { form, errors, change, lacking } = editor;
  const text = (name: "name" | "slug" | "image" | "affiliateUrl" | "brandName" | "shippingDays") => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const check = (name: "inStock" | "isFeatured" | "isTrending", label: string) => (
    <CheckboxField label={label} name={name} checked={form[name]} onChange={(event) => change({ [name]: event.target.checked })} />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...text("name")} label="Product Name" required maxLength={300} className="sm:col-span-2" />
      <TextField {...text("slug")} label="Product Slug" hint={GIFT_FORM_TEXTS.slugHint} maxLength={300} spellCheck={false} />
      <PriceField label="Price ($)" name="price" required value={form.price} error={errors.price} onChange={(price) => change({ price })} />
      <TextArea
        label="Description"
        name="description"
        rows={4}
        value={form.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
        className="sm:col-span-2"
      />
      <div className="flex flex-wrap items-start gap-3 sm:col-span-2">
        <TextField
          {...text("image")}
          label="Image URL"
          required={!lacking.includes("image")}
          inputMode="url"
          className="min-w-0 flex-1 basis-64"
        />
        <Button variant="secondary" onClick={onChoosePicture} className="sm:mt-7.5">
          <ImagePlus aria-hidden className="size-4.5" />
          Choose a picture
        </Button>
      </div>
      <TextField
        {...text("affiliateUrl")}
        label="Affiliate URL"
        required={!lacking.includes("affiliateUrl")}
        type="url"
        inputMode="url"
        className="sm:col-span-2"
      />
      <TextField {...text("brandName")} label="Brand Name" maxLength={200} />
      <TextField {...text("shippingDays")} label="Shipping Days" type="number" inputMode="numeric" min="0" max="365" step="1" />
      <SelectField
        label="For"
        name="gender"
        value={form.gender}
        onChange={(event) => change({ gender: event.target.value as GiftForm["gender"] })}
      >
        {Object.entries(GENDER_NAMES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-end gap-x-6">
        {check("inStock", "In Stock")}
        {check("isFeatured", "Featured")}
        {check("isTrending", "Trending")}
      </div>
    </div>
  );
}
