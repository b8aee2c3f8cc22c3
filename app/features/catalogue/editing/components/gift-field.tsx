import { ImagePlus } from "lucide-react";
import { CURRENCY, currencySign } from "#app/platform/money.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { PriceField } from "../../components/price-field.tsx";
import type { GiftField, GiftFormKey } from "../../gift-fields.ts";
import { GIFT_FORM_TEXTS } from "../texts.ts";
import { FactsField, PicturesField } from "./gift-rows-fields.tsx";
import { MomentField } from "./moment-field.tsx";
import type { GiftEditor } from "./use-gift-editor.ts";

interface GiftFieldProps {
  field: GiftField<GiftFormKey>;
  editor: GiftEditor;
  /** Opens the choice among the shop's own pictures for this field. */
  onChoosePicture: (key: GiftFormKey) => void;
}

/** Shows one field of a gift's form, as its kind wants it. */
export function GiftFieldInput({ field, editor: { form, errors, change, lacking }, onChoosePicture }: GiftFieldProps) {
  const { key, label, needed } = field;
  const value = String(form[key]);
  const isRequired = needed !== undefined && !(lacking as readonly string[]).includes(key);
  const wide = field.isWide === true ? "sm:col-span-2" : undefined;
  const common = {
    label,
    name: key,
    value,
    error: errors[key],
    required: isRequired,
    onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
  };
  switch (field.kind) {
    case "line":
      return <TextField {...common} hint={field.hint} maxLength={field.max} className={wide} />;
    case "text":
      return <TextArea {...common} rows={4} className={wide} />;
    case "slug":
      return <TextField {...common} hint={GIFT_FORM_TEXTS.slugHint} maxLength={300} spellCheck={false} className={wide} />;
    case "money":
      return <PriceField {...common} label={`${label} (${currencySign(CURRENCY)})`} onChange={(typed) => change({ [key]: typed })} />;
    case "whole-number":
      return <TextField {...common} type="number" inputMode="numeric" min="0" max={field.max} step="1" className={wide} />;
    case "address":
      return <TextField {...common} type="url" inputMode="url" className={wide} />;
    case "picture":
      return (
        <div className="flex flex-wrap items-start gap-3 sm:col-span-2">
          <TextField {...common} inputMode="url" className="min-w-0 flex-1 basis-64" />
          <Button variant="secondary" onClick={() => onChoosePicture(key)} className="sm:mt-7.5">
            <ImagePlus aria-hidden className="size-4.5" />
            {field.pick}
          </Button>
        </div>
      );
    case "yes-no":
      return (
        <CheckboxField
          label={label}
          name={key}
          checked={form[key] === true}
          onChange={(event) => change({ [key]: event.target.checked })}
        />
      );
    case "moment":
      return <MomentField label={label} name={key} value={value} error={errors[key]} onChange={(typed) => change({ [key]: typed })} />;
    case "pictures":
    case "facts": {
      const lines = { label, value, max: field.max, error: errors[key], onChange: (typed: string) => change({ [key]: typed }) };
      return field.kind === "facts" ? (
        <FactsField {...lines} />
      ) : (
        <PicturesField {...lines} pick={field.pick} onPick={() => onChoosePicture(key)} />
      );
    }
    case "choice":
      return (
        <SelectField {...common} className={wide}>
          {Object.entries(field.choices).map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </SelectField>
      );
  }
}
