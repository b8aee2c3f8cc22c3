import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import type { Money } from "#app/platform/money.ts";
import { Button } from "#app/ui/button.tsx";
import { BELOW_FIELD, FINDER_PATH, FINDER_TEXTS, MAX_ADDED_LENGTH } from "../results/screen-texts.ts";
import type { ScreenBrief, StepChoices } from "../results/screen-types.ts";
import { FinderForm } from "./finder-form.tsx";
import { BriefChips } from "./brief-chips.tsx";
import { BudgetControl } from "./budget-control.tsx";
import { GuidedSteps, STEP_FIELDS } from "./guided-steps.tsx";
import { FieldsBefore, HiddenFields } from "./hidden-fields.tsx";
import { SentenceField } from "./sentence-field.tsx";
import { ShareResult } from "./share-result.tsx";
import { SurpriseControl } from "./surprise-control.tsx";
import { WordsNote } from "./words-note.tsx";

interface BriefPanelProps {
  brief: ScreenBrief;
  choices: StepChoices;
  wordsStayHere: boolean;
  isSearching: boolean;
  /** The query of what is shown, for its link. */
  here: string;
  /** The median of the prices shown. */
  median: Money | null;
}

/** Shows everything that was asked for, and every way to change it. */
export function BriefPanel({ brief, choices, wordsStayHere, isSearching, here, median }: BriefPanelProps) {
  const { query, title, chips, budget, surprise } = brief;
  return (
    <div className="finder-brief">
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="min-w-0 text-heading wrap-break-word">{title}</h1>
        <ShareResult title={title} query={here} />
      </div>
      <SentenceForm {...{ brief, wordsStayHere, isSearching, median }} />
      <BriefChips chips={chips} query={query} choices={choices} />
      <details className="finder-more">
        <summary>Budget, surprises, and more</summary>
        <div className="grid gap-5 max-lg:pt-4">
          <BudgetControl query={query} budget={budget} />
          <SurpriseControl query={query} surprise={surprise} />
          <div>
            <StepsForm query={query} choices={choices} />
            <Link to={FINDER_PATH} className="finder-link">
              {FINDER_TEXTS.startOver}
            </Link>
          </div>
        </div>
      </details>
    </div>
  );
}

/** Shows the sentence so far, which can be changed, and a field to add another one. */
function SentenceForm({
  brief: { query, said, wordsAreNotInAddress },
  wordsStayHere,
  isSearching,
  median,
}: Pick<BriefPanelProps, "brief" | "wordsStayHere" | "isSearching" | "median">) {
  return (
    <FinderForm
      // The key resets the fields to the URL's values after every answer.
      key={query}
      className="rounded-card border border-line bg-card px-4 pt-3 pb-3 shadow-card focus-within:border-edge max-lg:py-1.5"
    >
      <HiddenFields query={query} without={[]} />
      {median === null ? null : <input type="hidden" name={BELOW_FIELD} value={median.cents} />}
      {said === "" ? null : (
        <details className="finder-told">
          <summary>
            <span className="truncate">{said}</span>
            <ChevronDown aria-hidden className="size-4 shrink-0" />
          </summary>
          <SentenceField
            id="finder-words"
            name="words"
            label={FINDER_TEXTS.told}
            hidesLabel
            rows={2}
            defaultValue={said}
            className="max-h-42 min-h-18"
          />
        </details>
      )}
      <div
        className={
          said === "" ? "flex items-center gap-2" : "mt-2 flex items-center gap-2 border-t border-line pt-3 max-lg:mt-1 max-lg:pt-1.5"
        }
      >
        <input
          name="more"
          type="text"
          aria-label={said === "" ? FINDER_TEXTS.box : FINDER_TEXTS.addSentence}
          placeholder={said === "" ? FINDER_TEXTS.box : FINDER_TEXTS.addSentence}
          maxLength={MAX_ADDED_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          className="-ml-2 min-w-0 flex-1 rounded-control bg-transparent px-2 text-[0.9375rem] text-ellipsis"
        />
        <Button type="submit" busy={isSearching}>
          {FINDER_TEXTS.update}
        </Button>
      </div>
      {wordsAreNotInAddress ? <p className="mt-2 text-sm font-medium">{FINDER_TEXTS.wordsNotInAddress}</p> : null}
      <WordsNote wordsStayHere={wordsStayHere} className="mt-2 max-lg:mt-1" />
    </FinderForm>
  );
}

function StepsForm({ query, choices }: { query: string; choices: StepChoices }) {
  return (
    <details className="finder-steps">
      <summary>Choose step by step</summary>
      <FinderForm key={query} className="pt-3">
        <HiddenFields query={query} without={STEP_FIELDS} />
        <FieldsBefore query={query} names={["person", "occasion"]} />
        <GuidedSteps choices={choices} />
        <Button type="submit" variant="secondary" className="mt-5 w-full">
          {FINDER_TEXTS.showGifts}
        </Button>
      </FinderForm>
    </details>
  );
}
