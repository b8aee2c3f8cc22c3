import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FinderExamples } from "#app/features/settings/types.ts";
import { Button } from "#app/ui/button.tsx";
import { Emoji } from "#app/ui/emoji.tsx";
import { FOLLOW_UP } from "../results/follow-up.ts";
import { linkWith } from "../results/links.ts";
import { FINDER_TEXTS } from "../results/screen-texts.ts";
import type { StepChoices } from "../results/screen-types.ts";
import { FinderForm } from "./finder-form.tsx";
import { GuidedSteps } from "./guided-steps.tsx";
import { SentenceField } from "./sentence-field.tsx";
import { WordsNote } from "./words-note.tsx";

interface StartScreenProps {
  choices: StepChoices;
  examples: FinderExamples;
  /** The sentence that was asked with no result, or an empty text. */
  said: string;
  /** Why there is no result, or an empty text. */
  remark: string;
  wordsStayHere: boolean;
  /** Gifts to browse, shown below the form. */
  isSearching: boolean;
  children: ReactNode;
}

/** The finder before anything is known: the text field, the steps beside it (in one form, so that both count) and example sentences. */
export function StartScreen({ choices, examples, said, remark, wordsStayHere, isSearching, children }: StartScreenProps) {
  return (
    <div className="mx-auto w-full max-w-content px-4 pt-8 pb-16 md:px-6 md:pt-12">
      <h1 className="text-title">Find a gift that fits</h1>
      <p className="mt-2 max-w-measure text-lg text-soft-ink">
        Who they are, what they love, the occasion, how much you’d like to spend. One sentence is enough.
      </p>
      <FinderForm className="mt-6 grid items-start gap-x-10 gap-y-10 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div>
          <div className="rounded-card border border-line bg-card p-5 shadow-card focus-within:border-edge sm:p-6">
            <SentenceField
              id="finder-text"
              name="text"
              label={FINDER_TEXTS.box}
              rows={3}
              defaultValue={said}
              placeholder={examples.finder}
              aria-describedby={remark === "" ? "finder-words" : "finder-unclear finder-words"}
              className="mt-1 min-h-30 text-lg"
            />
            {remark === "" ? null : (
              <>
                <p id="finder-unclear" className="mt-2 font-medium text-ribbon">
                  {remark}
                </p>
                {remark === FINDER_TEXTS.nothingUnderstood ? <Question /> : null}
              </>
            )}
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
              <WordsNote id="finder-words" wordsStayHere={wordsStayHere} />
              <Button type="submit" busy={isSearching} className="max-sm:w-full">
                {FINDER_TEXTS.find}
              </Button>
            </div>
          </div>
          <Examples sentences={examples.sentences} />
        </div>
        <section aria-labelledby="finder-steps" className="rounded-card bg-linen/60 p-5 sm:p-6">
          <h2 id="finder-steps" className="mb-4 text-subheading">
            {FINDER_TEXTS.steps}
          </h2>
          <GuidedSteps choices={choices} />
          <Button type="submit" variant="secondary" className="mt-6 w-full">
            {FINDER_TEXTS.showGifts}
          </Button>
        </section>
      </FinderForm>
      {children}
    </div>
  );
}

/** Asks back, with answers one click away. */
function Question() {
  return (
    <section aria-labelledby="finder-question" className="mt-3">
      <h2 id="finder-question" className="finder-label">
        {FOLLOW_UP.text}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {FOLLOW_UP.choices.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} rel="nofollow" discover="none" className="finder-answer">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Examples({ sentences }: Pick<FinderExamples, "sentences">) {
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="finder-examples" className="mt-8">
      <h2 id="finder-examples" className="finder-label">
        Or start with one of these
      </h2>
      <ul className="mt-2 -mx-2">
        {sentences.map(({ symbol, sentence }) => (
          <li key={sentence}>
            <Link
              to={linkWith("", "text", sentence)}
              rel="nofollow"
              discover="none"
              className="group flex min-h-touch items-start gap-3.5 rounded-control px-2 py-2.5 transition-colors duration-150 hover:bg-linen"
            >
              <Emoji symbol={symbol} className="mt-0.5 size-7 shrink-0" />
              <span className="text-pretty underline decoration-line decoration-1 underline-offset-4 group-hover:decoration-evergreen">
                {sentence}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
