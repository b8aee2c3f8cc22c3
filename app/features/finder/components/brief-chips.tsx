import { Chip } from "#app/ui/chip.tsx";
import { FINDER_TEXTS } from "../screen.constants.ts";
import type { ScreenChip, StepChoices } from "../screen.types.ts";
import { ChipChangeForm } from "./chip-change-form.tsx";

interface BriefChipsProps {
  chips: readonly ScreenChip[];
  query: string;
  choices: StepChoices;
}

/** What was understood, each part to be taken away; and what was assumed, to be changed or taken away. */
export function BriefChips({ chips, query, choices }: BriefChipsProps) {
  const understood = chips.filter(({ isAssumed }) => !isAssumed);
  const assumed = chips.filter(({ isAssumed }) => isAssumed);
  return (
    <div className="grid gap-4">
      {understood.length === 0 ? null : (
        <section aria-labelledby="finder-understood">
          <h2 id="finder-understood" className="finder-label">
            {FINDER_TEXTS.understood}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {understood.map(({ id, label, removeTo }) => (
              <li key={id} className="flex max-w-full">
                <Chip label={label} removeTo={removeTo} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {assumed.length === 0 ? null : (
        <section aria-labelledby="finder-assumed">
          <h2 id="finder-assumed" className="finder-label">
            {FINDER_TEXTS.assumed}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {assumed.map(({ id, label, removeTo, change }) => (
              <li key={id} className="flex max-w-full has-[[open]]:basis-full">
                {change === null ? (
                  <Chip tone="outline" label={label} removeTo={removeTo} />
                ) : (
                  <ChipChangeForm label={label} change={change} removeTo={removeTo} query={query} choices={choices} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
