import { FINDER_TEXTS } from "../screen.constants.ts";
import type { ScreenChip, StepChoices } from "../screen.types.ts";
import { ChipChangeForm } from "./chip-change-form.tsx";
import { OpenChip } from "./open-chip.tsx";

interface BriefChipsProps {
  chips: readonly ScreenChip[];
  query: string;
  choices: StepChoices;
}

/** What was understood and what was assumed; each part can be taken away or changed. */
export function BriefChips({ chips, query, choices }: BriefChipsProps) {
  const sections = [
    { id: "finder-understood", title: FINDER_TEXTS.understood, isAssumed: false },
    { id: "finder-assumed", title: FINDER_TEXTS.assumed, isAssumed: true },
  ];
  return (
    <div className="grid gap-4">
      {sections.map(({ id, title, isAssumed }) => {
        const shown = chips.filter((chip) => chip.isAssumed === isAssumed);
        return shown.length === 0 ? null : (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="finder-label">
              {title}
            </h2>
            <ul className="mt-2 flex flex-wrap gap-2">
              {shown.map((chip) => (
                <li key={chip.id} className="flex max-w-full has-[[open]]:basis-full">
                  <BriefChip chip={chip} query={query} choices={choices} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function BriefChip({ chip: { label, isAssumed, removeTo, change }, ...rest }: { chip: ScreenChip } & Omit<BriefChipsProps, "chips">) {
  return (
    <OpenChip label={label} isAssumed={isAssumed} removeTo={removeTo}>
      <ChipChangeForm change={change} {...rest} />
    </OpenChip>
  );
}
