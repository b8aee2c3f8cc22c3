import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { linkWith } from "../results/links.ts";
import { FINDER_TEXTS } from "../results/screen-texts.ts";
import { FinderForm } from "./finder-form.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { RangeTrack } from "./budget-control.tsx";
import { useDraft } from "./use-draft.ts";

/** The slider between the best fit and the least expected gifts. Without JavaScript it has a submit button. */
export function SurpriseControl({ query, surprise }: { query: string; surprise: number }) {
  const navigate = useNavigate();
  const [value, setValue] = useDraft(surprise, (rested) => {
    void navigate(linkWith(query, "surprise", rested === 0 ? "" : String(rested)), { preventScrollReset: true });
  });
  return (
    <FinderForm preventScrollReset>
      <HiddenFields query={query} without={["surprise"]} />
      <label htmlFor="finder-surprise" className="finder-label block">
        {FINDER_TEXTS.surprise}
      </label>
      <div className="finder-range">
        <RangeTrack from={0} to={value / 100} />
        <input
          type="range"
          id="finder-surprise"
          name="surprise"
          min={0}
          max={100}
          step={10}
          value={value}
          aria-valuetext={value === 0 ? "best fit" : `${value} out of 100`}
          onChange={({ currentTarget }) => setValue(Number(currentTarget.value))}
        />
      </div>
      <p aria-hidden className="-mt-1.5 flex justify-between text-[0.8125rem] text-soft-ink">
        <span>Best fit</span>
        <span>Most surprising</span>
      </p>
      <div className="mt-2 hidden noscript:block">
        <Button type="submit" variant="secondary">
          Set
        </Button>
      </div>
    </FinderForm>
  );
}
