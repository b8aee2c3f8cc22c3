import { formatCount } from "../gift-tags.ts";
import { wordTokens } from "./reading-cost.ts";
import type { ClaimProblem, GiftProblem, ModelReadingView, ModelRun } from "./types.ts";

const GIFT_PROBLEMS: Readonly<Record<GiftProblem, string>> = {
  missing: "not answered",
  malformed: "answered in the wrong form",
  weight: "with weights outside 1 to 10",
  shouting: "praised for everything at once",
  unfounded: "without a usable claim",
  orders: "not sent, because their texts address a language model",
};
const CLAIM_PROBLEMS: Readonly<Record<ClaimProblem, string>> = {
  unknown: "about values that don’t exist",
  quote: "with a quote that isn’t in the gift’s text",
};

const gifts = (count: number) => `${formatCount(count)} ${count === 1 ? "gift" : "gifts"}`;
const sumOf = (counts: Partial<Record<string, number>>) => Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0);

function listOf<Problem extends string>(counts: Partial<Record<Problem, number>>, texts: Readonly<Record<Problem, string>>): string {
  const parts = (Object.keys(texts) as Problem[]).flatMap((problem) => {
    const count = counts[problem] ?? 0;
    return count === 0 ? [] : [`${formatCount(count)} ${texts[problem]}`];
  });
  return parts.join(", ");
}

/** Words what of the answers could not be used, a sentence each; none where everything could. */
export function wordProblems({ failed, leftOut }: Pick<ModelRun, "failed" | "leftOut">): string[] {
  const [failedGifts, claims] = [sumOf(failed), sumOf(leftOut)];
  return [
    ...(failedGifts === 0
      ? []
      : [
          `${gifts(failedGifts)} couldn’t be read and ${failedGifts === 1 ? "keeps" : "keep"} the other readers’ guesses: ${listOf(failed, GIFT_PROBLEMS)}.`,
        ]),
    ...(claims === 0
      ? []
      : [`${formatCount(claims)} ${claims === 1 ? "claim was" : "claims were"} left out: ${listOf(leftOut, CLAIM_PROBLEMS)}.`]),
  ];
}

/** Words how far a reading has come. */
export function wordRun({ state, total, read, failed }: ModelRun): string {
  const done = read + sumOf(failed);
  if (state === "done") return `The language model has read ${gifts(read)}.`;
  const far = `${formatCount(done)} of ${gifts(total)}`;
  return state === "stopped" ? `Stopped after ${far}.` : `Reading: ${far}.`;
}

/** Words what a reading of all gifts that no model has read would cost; null where there is no model, or none such. */
export function wordOffer({ model, price, estimates: { all } }: Pick<ModelReadingView, "model" | "price" | "estimates">): string | null {
  if (model === null || all.gifts === 0) return null;
  return `A language model (${model}) can read ${gifts(all.gifts)} for ${wordTokens(all.tokens, price)}: /admin/suggestions`;
}
