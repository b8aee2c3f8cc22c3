import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { GiftPicture } from "#app/features/catalogue/components/gift-picture.tsx";
import { Button } from "#app/ui/button.tsx";
import { ADDED_FIELD, CATEGORY_FIELD, CLAIM_FIELD } from "../teach-form.ts";
import { ASKED_TAXONOMIES, type AskedTaxonomy, type OtherClaim } from "../steps.ts";
import type { GiftToTeach } from "../gift-to-teach.ts";
import { StepChoice } from "./step-choice.tsx";
import { useStepKeys } from "./use-step-keys.ts";

const QUESTIONS: Readonly<Record<AskedTaxonomy, string>> = {
  recipient: "Who is it for?",
  occasion: "For what occasions?",
  interest: "For people who love…",
  ageRange: "For what age?",
};
const CLAIMS: Readonly<Record<OtherClaim, string>> = {
  child: "Made for children",
  female: "For women or girls",
  male: "For men or boys",
};

interface GiftQuestionsProps {
  gift: GiftToTeach;
  isLast: boolean;
  /** True where the answers about the gift before can be taken back. */
  canUndo: boolean;
}

/** A gift with what the shop would like to know of it. */
export function GiftQuestions({ gift, isLast, canUndo }: GiftQuestionsProps) {
  const form = useRef<HTMLFormElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const answerByKey = useStepKeys(form, undo);
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="grid items-start gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-3 max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:items-start md:sticky md:top-4">
        <GiftPicture
          image={gift.image}
          alt=""
          sizes="14rem"
          eager
          className="block aspect-square w-full rounded-card bg-linen object-cover"
        />
        <div className="min-w-0">
          <h2 className="text-subheading break-words">{gift.name}</h2>
          <p className="mt-1 line-clamp-6 text-[0.9375rem] break-words text-soft-ink">{gift.description}</p>
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <Form ref={form} method="post" onKeyDown={answerByKey} className="flex flex-col gap-5">
          <input type="hidden" name="giftId" value={gift.id} />
          {ASKED_TAXONOMIES.map((taxonomy) => (
            <Questions
              key={taxonomy}
              title={QUESTIONS[taxonomy]}
              questions={gift.asked
                .filter((category) => category.taxonomy === taxonomy)
                .map(({ id, name }) => ({ field: CATEGORY_FIELD + id, label: name }))}
            />
          ))}
          <Questions title="Is it…" questions={gift.claims.map((kind) => ({ field: CLAIM_FIELD + kind, label: CLAIMS[kind] }))} />
          <Missing others={gift.others} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" name="intent" value="answer" busy={isBusy}>
              {isLast ? "Finish" : "Next gift"}
            </Button>
            <p className="text-sm text-soft-ink">Skip whatever you’re not sure about.</p>
          </div>
        </Form>
        {canUndo ? (
          <Form method="post">
            <Button ref={undo} type="submit" name="intent" value="undo" variant="quiet" size="sm">
              Undo the last gift
            </Button>
          </Form>
        ) : null}
      </div>
    </div>
  );
}

function Questions({ title, questions }: { title: string; questions: readonly { field: string; label: string }[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="px-2 font-text text-sm font-semibold tracking-normal text-soft-ink">{title}</h3>
      <div className="mt-1 flex flex-col gap-0.5">
        {questions.map(({ field, label }) => (
          <StepChoice key={field} name={field} label={label} />
        ))}
      </div>
    </section>
  );
}

/** What suits the gift very well and was not asked: what a reader does not expect teaches it most. */
function Missing({ others }: { others: GiftToTeach["others"] }) {
  if (others.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-card px-4 py-1">
      <summary className="flex min-h-touch cursor-pointer items-center font-semibold text-evergreen">
        Something missing? Add what it’s great for
      </summary>
      {ASKED_TAXONOMIES.map((taxonomy) => {
        const ofTaxonomy = others.filter((category) => category.taxonomy === taxonomy);
        if (ofTaxonomy.length === 0) return null;
        return (
          <section key={taxonomy} aria-label={QUESTIONS[taxonomy]} className="pb-3">
            <h3 className="font-text text-sm font-semibold tracking-normal text-soft-ink">{QUESTIONS[taxonomy]}</h3>
            <div className="mt-1 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
              {ofTaxonomy.map(({ id, name }) => (
                <label key={id} className="flex min-h-touch items-center gap-2.5">
                  <input type="checkbox" name={ADDED_FIELD} value={id} className="size-5 shrink-0 accent-evergreen" />
                  <span className="min-w-0 break-words">{name}</span>
                </label>
              ))}
            </div>
          </section>
        );
      })}
    </details>
  );
}
