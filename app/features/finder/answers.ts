import { shownGift } from "#app/features/catalogue/card-answer.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { flag, list, nullable, number, object, oneOf, optional, pair, type Shape, text, union } from "#app/platform/answers/shapes.ts";
import { CURRENCY } from "#app/platform/money.ts";
import type { Choice, ChipChange, ChipInput, Opinion, ScreenBrief, ShownResult } from "./results/screen-types.ts";

const input: Shape<ChipInput> = union(
  object({ type: oneOf("choices"), label: text, step: oneOf("people", "occasions") }),
  object({ type: oneOf("options"), label: text, options: list(pair(text)) }),
  object({ type: oneOf("years", "dollars"), labels: pair(text) }),
  object({ type: oneOf("day", "days", "country", "words"), label: text }),
);
const change: Shape<ChipChange> = object({ field: text, value: text, input, chip: optional(text), ends: optional(pair(text)) });
const brief: Shape<ScreenBrief> = object({
  query: text,
  title: text,
  said: text,
  wordsAreNotInAddress: flag,
  chips: list(object({ id: text, label: text, isAssumed: flag, removeTo: text, change: nullable(change) })),
  leans: list(oneOf("cheaper", "more-personal", "more-practical", "faster")),
  budget: nullable(
    object({ minCents: nullable(number), maxCents: nullable(number), targetCents: nullable(number), currency: oneOf(CURRENCY) }),
  ),
  surprise: number,
});
const choices: Shape<Choice[]> = list(object({ value: text, name: text, isChosen: flag }));
const groups = list(object({ name: text, choices }));
const opinion: Shape<Opinion> = object({ id: text, name: text, takeBackTo: text });
const result: Shape<ShownResult> = object({
  brief,
  gifts: list(object({ gift: shownGift, reason: list(object({ text, isStated: flag })), notes: list(text) })),
  pageNotes: list(text),
  notice: text,
  isPopular: flag,
  median: nullable(object({ cents: number, currency: oneOf(CURRENCY) })),
  nextCount: nullable(number),
  relaxationLinks: list(object({ label: text, gifts: number, to: text })),
  categories: list(object({ taxonomy: oneOf(...TAXONOMIES.map(({ key }) => key)), slug: text, name: text, icon: nullable(text) })),
  liked: list(opinion),
  lastDismissed: nullable(opinion),
  dismissedCount: number,
  choices: object({ people: groups, occasions: groups, interests: choices, budgets: choices }),
});

/** One line of the stream from `/finder-rerank`: a whole result, and who has ordered it. */
export const rerankedLine = object({ result, engine: oneOf("local", "llm") });
