import { CURRENCY, currencySign } from "#app/platform/money.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { DESTINATIONS, MAX_SWAP_LENGTH } from "../results/screen-texts.ts";
import type { ChipChange, StepChoices } from "../results/screen-types.ts";
import { FinderForm } from "./finder-form.tsx";
import { GroupedSelect } from "./guided-steps.tsx";
import { FieldsBefore, HiddenFields } from "./hidden-fields.tsx";

interface ChipChangeFormProps {
  change: ChipChange;
  query: string;
  choices: StepChoices;
}

/** The small form inside an open chip. */
export function ChipChangeForm({ change, query, choices }: ChipChangeFormProps) {
  const { field, chip, input } = change;
  return (
    <FinderForm preventScrollReset className="mt-2 rounded-control border border-line bg-card p-4">
      {/* Fields with several values send the other values along. */}
      <HiddenFields query={query} without={chip === undefined ? [field] : []} />
      {input.type === "choices" ? <FieldsBefore query={query} names={[field]} /> : null}
      <ChangeFields change={change} choices={choices} />
      <Button type="submit" size="sm" className="mt-4">
        Set
      </Button>
    </FinderForm>
  );
}

function ChangeFields({ change, choices }: { change: ChipChange; choices: StepChoices }) {
  const { field, value, input, chip, ends } = change;
  switch (input.type) {
    case "words":
      return (
        <>
          <input type="hidden" name="swap" value={chip} />
          <TextField label={input.label} name="swapTo" defaultValue={value} maxLength={MAX_SWAP_LENGTH} autoComplete="off" required />
        </>
      );
    case "choices":
      return <GroupedSelect label={input.label} name={field} groups={choices[input.step]} />;
    case "years":
    case "dollars":
      return <EndFields type={input.type} labels={input.labels} names={ends ?? [field, field]} value={value} />;
    case "options":
      return <OptionField label={input.label} name={field} value={value} options={input.options} />;
    case "country":
      return (
        <OptionField
          label={input.label}
          name={field}
          value={value}
          options={destinationsWith(value).map((country) => [country, countryNames.of(country) ?? country])}
        />
      );
    case "day":
      return <TextField label={input.label} name={field} type="date" defaultValue={value} required />;
    case "days":
      return (
        <TextField label={input.label} name={field} type="number" inputMode="numeric" min={0} max={365} defaultValue={value} required />
      );
  }
}

interface OptionFieldProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
}

function OptionField({ label, name, value, options }: OptionFieldProps) {
  return (
    <SelectField label={label} name={name} defaultValue={value}>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

const END_FIELDS = {
  dollars: { inputMode: "decimal", autoComplete: "off", maxLength: 9, icon: <span aria-hidden>{currencySign(CURRENCY)}</span> },
  years: { type: "number", inputMode: "numeric", min: 0, max: 120 },
} as const;

interface EndFieldsProps {
  type: keyof typeof END_FIELDS;
  labels: readonly [low: string, high: string];
  names: readonly [low: string, high: string];
  value: string;
}

/** The two ends of a value as a URL writes it: "20-40", "-40", "20-". One number is both ends. */
function EndFields({ type, labels, names, value }: EndFieldsProps) {
  const [low, high = low] = value.split("-");
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField {...END_FIELDS[type]} label={labels[0]} name={names[0]} defaultValue={low} />
      <TextField {...END_FIELDS[type]} label={labels[1]} name={names[1]} defaultValue={high} />
    </div>
  );
}

const countryNames = new Intl.DisplayNames("en-US", { type: "region" });

function destinationsWith(country: string): string[] {
  return [...new Set([...(country === "" ? [] : [country]), ...DESTINATIONS])];
}
