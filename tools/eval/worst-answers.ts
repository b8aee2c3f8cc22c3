import type { AnswerQuality } from "./answer-quality.ts";
import type { Variant } from "./catalogue-variants.ts";
import type { EvalBrief, EvalData } from "./eval-types.ts";
import { gradeGift } from "./grading.ts";
import type { SlotScores } from "./report.ts";
import { SLOTS } from "./understanding.ts";

const WORST = 25;

/** A brief that was fresh once has been seen, so it is open. */
const mayBeSeen = ({ split }: EvalBrief) => split === "open" || split === "once fresh";

/** Prints the open briefs of which a slot was misunderstood, and never a held-back one, since nobody may learn from those. */
export function printMisunderstandings(all: readonly SlotScores[], describe: (text: string) => string): void {
  for (const slot of SLOTS) {
    const missed = all.filter(({ brief, scores }) => {
      const score = scores[slot];
      return mayBeSeen(brief) && score !== null && (score.right < score.asked || score.invented > 0);
    });
    if (missed.length === 0) continue;
    console.log(`\nOpen briefs whose ${slot} was misunderstood`);
    for (const { brief } of missed) console.log(`  ${brief.id} ${brief.text}\n       ${describe(brief.text)}`);
  }
}

/** Prints the open briefs that were answered worst, and every broken limit among the open ones. */
export function printWorstAnswers(variant: Variant, answers: readonly AnswerQuality[], data: EvalData): void {
  const open = answers.filter(({ brief }) => mayBeSeen(brief));
  console.log(`\nWorst answers to open briefs, catalogue ${variant}: grade and gift, and the best there would be`);
  for (const { brief, shown, ndcg } of open
    .filter((answer) => answer.ndcg !== null)
    .toSorted((a, b) => Number(a.ndcg) - Number(b.ndcg))
    .slice(0, WORST)) {
    const best = data.gifts
      .filter((gift) => gradeGift(gift, brief, data) >= 2)
      .toSorted((a, b) => gradeGift(b, brief, data) - gradeGift(a, brief, data));
    const list = (gifts: typeof shown) =>
      gifts
        .slice(0, 8)
        .map((gift) => `${gradeGift(gift, brief, data)} ${gift.slug}`)
        .join(", ");
    console.log(`  ${Number(ndcg).toFixed(2)} ${brief.id} ${brief.text}\n       shown: ${list(shown)}\n       best:  ${list(best)}`);
  }
  for (const { brief, broken } of open) {
    for (const { gift, limits } of broken)
      console.log(`  broken limit, ${limits.join(", ")}: ${brief.id} ${brief.text}\n       ${gift.slug}`);
  }
}
