import { type Step, STEPS } from "../steps.ts";

const LABELS: Readonly<Record<Step, string>> = { no: "No", somewhat: "Somewhat", very: "Very" };

/** A claim about a gift with the three steps in which it is weighed, each with its key. */
export function StepChoice({ name, label }: { name: string; label: string }) {
  return (
    <fieldset className="grid items-center gap-x-4 gap-y-1.5 rounded-control px-2 py-1.5 has-focus-visible:bg-linen sm:grid-cols-[minmax(0,1fr)_21rem]">
      <legend className="float-left font-semibold break-words sm:contents">
        <span className="sm:col-start-1 sm:row-start-1">{label}</span>
      </legend>
      <div className="grid grid-cols-3 gap-1.5 max-sm:clear-both sm:col-start-2">
        {STEPS.map((step, place) => (
          <label
            key={step}
            className="relative flex min-h-touch cursor-pointer items-center justify-center gap-1.5 rounded-control border border-edge bg-card px-1 text-[0.9375rem] transition-colors duration-150 hover:border-evergreen has-checked:border-evergreen has-checked:bg-sage has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen"
          >
            <input type="radio" name={name} value={step} className="absolute inset-0 cursor-pointer opacity-0" />
            <span aria-hidden className="text-xs text-soft-ink tabular-nums max-sm:hidden">
              {place + 1}
            </span>
            {LABELS[step]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
