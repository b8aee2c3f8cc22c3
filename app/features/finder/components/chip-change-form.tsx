import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { DESTINATIONS } from "../screen.constants.ts";
import type { ChipChange, StepChoices } from "../screen.types.ts";
import { FinderForm } from "./finder-form.tsx";
import { GroupedSelect } from "./guided-steps.tsx";
import { FieldsBefore, HiddenFields } from "./hidden-fields.tsx";

interface ChipChangeFormProps {
  label: string;
  change: ChipChange;
  removeTo: string;
  query: string;
  choices: StepChoices;
}

/** A chip that opens into a small form. One is open at a time; it needs no JavaScript. */
export function ChipChangeForm({ label, change, removeTo, query, choices }: ChipChangeFormProps) {
  return (
    <details name="finder-change" className="finder-change">
      <summary>
        <span className="truncate">{label}</span>
        <span aria-hidden>·</span>
        <span className="underline decoration-edge underline-offset-3">change</span>
      </summary>
      <FinderForm preventScrollReset className="mt-2 rounded-control border border-line bg-card p-4">
        <HiddenFields query={query} without={[change.field]} />
        {change.field === "person" || change.field === "occasion" ? <FieldsBefore query={query} names={[change.field]} /> : null}
        <ChangeFields change={change} choices={choices} />
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="sm">
            Set
          </Button>
          <Link
            to={removeTo}
            preventScrollReset
            className="inline-flex min-h-touch items-center rounded-tag text-sm font-semibold text-evergreen underline underline-offset-4"
          >
            Leave it open<span className="sr-only">{` (${label})`}</span>
          </Link>
        </div>
      </FinderForm>
    </details>
  );
}

function ChangeFields({ change: { field, value }, choices }: { change: ChipChange; choices: StepChoices }) {
  if (field === "person") return <GroupedSelect label="Who is it for?" name="person" groups={choices.people} />;
  if (field === "occasion") return <GroupedSelect label="Occasion" name="occasion" groups={choices.occasions} />;
  if (field === "age") return <AgeFields value={value} />;
  if (field === "gender") {
    return (
      <SelectField label="Gifts made for" name="gender" defaultValue={value}>
        <option value="female">Women or girls, or anyone</option>
        <option value="male">Men or boys, or anyone</option>
      </SelectField>
    );
  }
  if (field === "ships") {
    return (
      <SelectField label="Where it is sent" name="ships" defaultValue={value}>
        {destinationsWith(value).map((country) => (
          <option key={country} value={country}>
            {countryNames.of(country)}
          </option>
        ))}
      </SelectField>
    );
  }
  if (field === "date") return <TextField label="The day it is given" name="date" type="date" defaultValue={value} required />;
  return (
    <TextField
      label="Days until it has to be there"
      name="within"
      type="number"
      inputMode="numeric"
      min={0}
      max={365}
      defaultValue={value}
      required
    />
  );
}

function AgeFields({ value }: { value: string }) {
  const [min, max = min] = value.split("-");
  const shared = { type: "number", inputMode: "numeric", min: 0, max: 120 } as const;
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField {...shared} label="Age from" name="minAge" defaultValue={min} />
      <TextField {...shared} label="Age to" name="maxAge" defaultValue={max} />
    </div>
  );
}

const countryNames = new Intl.DisplayNames("en-US", { type: "region" });

function destinationsWith(country: string): string[] {
  return [...new Set([...(country === "" ? [] : [country]), ...DESTINATIONS])];
}
