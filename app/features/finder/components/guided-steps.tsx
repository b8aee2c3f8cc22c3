import type { ComponentProps, ReactNode } from "react";
import { SelectField } from "#app/ui/select-field.tsx";
import type { ChoiceGroup, StepChoices } from "../results/screen-types.ts";

export const STEP_FIELDS = ["person", "occasion", "interest", "budget"] as const;

/** The four steps: recipient, occasion, interests, budget. It renders fields only; the form around them belongs to the parent. */
export function GuidedSteps({ choices }: { choices: StepChoices }) {
  return (
    <ol className="grid gap-5">
      <Step number={1} as="div">
        <GroupedSelect label="Who is it for?" name="person" groups={choices.people} />
      </Step>
      <Step number={2} as="div">
        <GroupedSelect label="What’s the occasion?" name="occasion" groups={choices.occasions} />
      </Step>
      <Step number={3} as="fieldset" legend="What do they love?">
        {choices.interests.map(({ value, name, isChosen }) => (
          <ChoiceChip key={value} type="checkbox" name="interest" value={value} defaultChecked={isChosen} label={name} />
        ))}
      </Step>
      <Step number={4} as="fieldset" legend="How much would you like to spend?">
        <ChoiceChip
          type="radio"
          name="budget"
          value=""
          defaultChecked={!choices.budgets.some(({ isChosen }) => isChosen)}
          label="Any budget"
        />
        {choices.budgets.map(({ value, name, isChosen }) => (
          <ChoiceChip key={value} type="radio" name="budget" value={value} defaultChecked={isChosen} label={name} />
        ))}
      </Step>
    </ol>
  );
}

/** A radio button or checkbox in the shape of a chip; the whole chip is its label. */
function ChoiceChip({ label, ...rest }: ComponentProps<"input"> & { label: string; type: "radio" | "checkbox" }) {
  return (
    <label className="finder-choice">
      <input {...rest} />
      {label}
    </label>
  );
}

type StepProps = { number: number; children: ReactNode } & ({ as: "div" } | { as: "fieldset"; legend: string });

function Step({ number, children, ...rest }: StepProps) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden
        className="flex size-7 items-center justify-center rounded-full bg-sage font-display text-[0.9375rem] font-heading text-evergreen"
      >
        {number}
      </span>
      {rest.as === "div" ? (
        children
      ) : (
        <fieldset className="min-w-0">
          <legend className="text-[0.9375rem] leading-7 font-semibold">{rest.legend}</legend>
          <div className="mt-1.5 flex flex-wrap gap-2">{children}</div>
        </fieldset>
      )}
    </li>
  );
}

interface GroupedSelectProps {
  label: string;
  name: string;
  groups: readonly ChoiceGroup[];
}

/** What a select says where nothing is chosen, by its name. */
const ANY: Readonly<Record<string, string>> = { person: "Anyone", occasion: "Any occasion" };

/** A select over a step's choices in their groups. */
export function GroupedSelect({ label, name, groups }: GroupedSelectProps) {
  const chosen = groups.flatMap(({ choices }) => choices).find(({ isChosen }) => isChosen);
  return (
    <SelectField label={label} name={name} defaultValue={chosen?.value ?? ""} className="[&>label]:leading-7">
      <option value="">{ANY[name]}</option>
      {groups.map((group) => (
        <optgroup key={group.name} label={group.name}>
          {group.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
