import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { DESTINATIONS, MAX_SWAP_LENGTH } from "../screen.constants.ts";
import type { ChipChange, StepChoices, SwapKind } from "../screen.types.ts";
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
  const { field } = change;
  return (
    <FinderForm preventScrollReset className="mt-2 rounded-control border border-line bg-card p-4">
      {/* Fields with several values send the other values along. */}
      <HiddenFields query={query} without={"chip" in change ? [] : [field]} />
      {field === "person" || field === "occasion" ? <FieldsBefore query={query} names={[field]} /> : null}
      <ChangeFields change={change} choices={choices} />
      <Button type="submit" size="sm" className="mt-4">
        Set
      </Button>
    </FinderForm>
  );
}

const SWAP_LABELS: Record<SwapKind, string> = {
  interest: "What they like",
  trait: "What it should be",
  without: "What to leave out",
  word: "What to look for",
};

function ChangeFields({ change, choices }: { change: ChipChange; choices: StepChoices }) {
  if ("chip" in change) {
    return (
      <>
        <input type="hidden" name="swap" value={change.chip} />
        <TextField
          label={SWAP_LABELS[change.field]}
          name="swapTo"
          defaultValue={change.value}
          maxLength={MAX_SWAP_LENGTH}
          autoComplete="off"
          required
        />
      </>
    );
  }
  const { field, value } = change;
  if (field === "person") return <GroupedSelect label="Who is it for?" name="person" groups={choices.people} />;
  if (field === "occasion") return <GroupedSelect label="Occasion" name="occasion" groups={choices.occasions} />;
  if (field === "age") return <AgeFields value={value} />;
  if (field === "budget") return <BudgetEnds value={value} />;
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

/** The two ends of a budget, in dollars as a URL writes them: "20-40", "-40", "20-". */
function BudgetEnds({ value }: { value: string }) {
  const [from, to] = value.split("-");
  const shared = { inputMode: "decimal", autoComplete: "off", maxLength: 9, icon: <span aria-hidden>$</span> } as const;
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField {...shared} label="At least" name="from" defaultValue={from} />
      <TextField {...shared} label="At most" name="to" defaultValue={to} />
    </div>
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
