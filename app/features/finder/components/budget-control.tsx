import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { budgetToStops, describeBudget, stopsToBudget } from "../results/budgets.ts";
import { linkWith } from "../results/links.ts";
import { BUDGET_STOPS } from "../results/screen-texts.ts";
import { CURRENCY, currencySign, formatShortMoney, toShortDollars } from "#app/platform/money.ts";
import type { Budget } from "../types.ts";
import { FinderForm } from "./finder-form.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { useDraft } from "./use-draft.ts";

interface BudgetControlProps {
  query: string;
  budget: Budget | null;
}

/** The budget as a slider with two ends; without JavaScript it is two plain fields. */
export function BudgetControl({ query, budget }: BudgetControlProps) {
  return (
    <>
      <BudgetSlider query={query} budget={budget} />
      <BudgetFields key={query} query={query} budget={budget} />
    </>
  );
}

const LAST = BUDGET_STOPS.length;
const sayStop = (stop: number) => (stop === LAST ? "no limit" : formatShortMoney(BUDGET_STOPS[stop] ?? 0, CURRENCY));

function BudgetSlider({ query, budget }: BudgetControlProps) {
  const navigate = useNavigate();
  const current = budgetToStops(budget).join(" ");
  const [draft, setDraft] = useDraft(current, (value) => {
    void navigate(linkWith(query, "budget", stopsToBudget(...readStops(value)).written), { preventScrollReset: true });
  });
  const [low, high] = readStops(draft);
  const shown = draft === current && budget !== null ? budget : stopsToBudget(low, high).budget;
  const ends = { min: 0, max: LAST, step: 1 } as const;
  return (
    <div role="group" aria-labelledby="finder-budget" className="noscript:hidden">
      <p id="finder-budget" className="finder-label">
        Budget <span className="font-normal tabular-nums">{describeBudget(shown)}</span>
      </p>
      <div className="finder-range-pair">
        <RangeTrack from={low / LAST} to={high / LAST} />
        <input
          type="range"
          {...ends}
          aria-label="At least"
          aria-valuetext={sayStop(low)}
          value={low}
          onChange={({ currentTarget }) => setDraft(`${Math.min(Number(currentTarget.value), high - 1)} ${high}`)}
          // Where both ends are at the far right, the one that can still move lies on top.
          className={low > LAST / 2 ? "z-10" : undefined}
        />
        <input
          type="range"
          {...ends}
          aria-label="At most"
          aria-valuetext={sayStop(high)}
          value={high}
          onChange={({ currentTarget }) => setDraft(`${low} ${Math.max(Number(currentTarget.value), low + 1)}`)}
        />
      </div>
    </div>
  );
}

function readStops(text: string): [low: number, high: number] {
  const [low = 0, high = LAST] = text.split(" ").map(Number);
  return [low, high];
}

function BudgetFields({ query, budget }: BudgetControlProps) {
  const shared = {
    inputMode: "decimal",
    autoComplete: "off",
    maxLength: 9,
    icon: <span aria-hidden>{currencySign(CURRENCY)}</span>,
  } as const;
  return (
    <FinderForm className="hidden noscript:block">
      <HiddenFields query={query} without={["budget"]} />
      <fieldset className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
        <legend className="finder-label mb-1">Budget</legend>
        <TextField {...shared} label="From" name="from" defaultValue={toShortDollars(budget?.minCents)} />
        <TextField {...shared} label="To" name="to" defaultValue={toShortDollars(budget?.maxCents)} />
        <Button type="submit" variant="secondary">
          Set
        </Button>
      </fieldset>
    </FinderForm>
  );
}

/**
 * The chosen part of a slider's track, from the middle of one handle to that of the other; both ends are fractions of the way, 0 to 1. It is
 * SVG because the content security policy forbids inline styles.
 */
export function RangeTrack({ from, to }: { from: number; to: number }) {
  return (
    <svg aria-hidden className="finder-track">
      {/* The first handle's middle stands inside the track. */}
      {from === 0 && to > 0 ? <rect x="-14" width="20" height="6" rx="3" className="fill-evergreen" /> : null}
      <rect x={`${from * 100}%`} width={`${Math.max(0, to - from) * 100}%`} height="6" rx="3" className="fill-evergreen" />
    </svg>
  );
}
