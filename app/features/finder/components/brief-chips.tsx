import { ChevronDown } from "lucide-react";
import { Chip } from "#app/ui/chip.tsx";
import { useDayForm } from "#app/ui/local-time.tsx";
import { nameRuledOut, ruledOutBy } from "../results/ruled-out.ts";
import { FINDER_TEXTS } from "../results/screen-texts.ts";
import type { ScreenChip, StepChoices } from "../results/screen-types.ts";
import { ChipChangeForm } from "./chip-change-form.tsx";
import { OpenChip } from "./open-chip.tsx";

interface BriefChipsProps {
  chips: readonly ScreenChip[];
  query: string;
  choices: StepChoices;
}

/** A diet rules out many things together; more than this many are folded behind one short line. */
const MAX_RULED_OUT = 3;

/** Shows what was understood and what was assumed; each part can be removed or changed. */
export function BriefChips({ chips, query, choices }: BriefChipsProps) {
  const sections = [
    { id: "finder-understood", title: FINDER_TEXTS.understood, isAssumed: false },
    { id: "finder-assumed", title: FINDER_TEXTS.assumed, isAssumed: true },
  ];
  return (
    <div className="finder-chips">
      {sections.map(({ id, title, isAssumed }) => {
        const shown = chips.filter((chip) => chip.isAssumed === isAssumed);
        return shown.length === 0 ? null : (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="finder-label max-lg:sr-only">
              {title}
            </h2>
            <ChipList chips={shown} query={query} choices={choices} />
          </section>
        );
      })}
    </div>
  );
}

function ChipList({ chips, ...rest }: BriefChipsProps) {
  const ruledOut = chips.filter(({ change }) => change?.field === "without");
  const folded = ruledOut.length > MAX_RULED_OUT ? ruledOut : [];
  return (
    <ul className="finder-chip-list">
      {chips
        .filter((chip) => !folded.includes(chip))
        .map((chip) => (
          <ChipItem key={chip.id} chip={chip} {...rest} />
        ))}
      {folded.length > 0 && (
        <li className="finder-chip has-[[open]]:basis-full">
          <details className="finder-ruled-out">
            <summary>
              {nameRuledOut(ruledOutBy(folded))}
              <span className="sr-only">, change</span>
              <ChevronDown aria-hidden className="size-3.5 shrink-0" />
            </summary>
            <ul className="mt-2 flex flex-wrap gap-2">
              {folded.map((chip) => (
                <ChipItem key={chip.id} chip={chip} {...rest} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

function ChipItem({ chip: { label, isAssumed, removeTo, change }, ...rest }: { chip: ScreenChip } & Omit<BriefChipsProps, "chips">) {
  const named = useDayForm()(label);
  return (
    <li className="finder-chip flex has-[[open]]:basis-full">
      {change === null ? (
        <Chip tone="outline" label={named} removeTo={removeTo} />
      ) : (
        <OpenChip label={named} isAssumed={isAssumed} removeTo={removeTo}>
          <ChipChangeForm change={change} {...rest} />
        </OpenChip>
      )}
    </li>
  );
}
