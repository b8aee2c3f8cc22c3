import path from "node:path";
import { RANKING, type RankingConstants } from "#app/features/finder/rank/constants.ts";
import { createScorer } from "#app/features/finder/rank/score.ts";
import { limitsOf } from "#app/features/finder/rank/limits.ts";
import { EVAL_TODAY } from "../eval-data.ts";
import { withEvalDatabase } from "../eval-database.ts";
import { NEUTRAL } from "./ablation.ts";
import type { Grade } from "./judge-types.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { answerTrials, prepareTrials, type Trial } from "./ranking-trial.ts";
import { readRequests, REQUESTS_FILE } from "./requests.ts";
import { scoreAnswers } from "./score-answers.ts";
import { readStoredGrades, type Judgements } from "./stored-grades.ts";

/** The constants that only ever lower a gift's score. */
const PENALTIES = [
  "childish",
  "forAnimals",
  "forAnother",
  "forMourners",
  "schoolbook",
  "sized",
  "forPractitioners",
  "forYounger",
  "usedByPets",
  "everyday",
] as const satisfies readonly (keyof RankingConstants)[];

const SHOWN = 6;

/**
 * Prints of each penalty how readers graded the pairs that it lowers, beside all pairs that were graded, and what it changes of the six gifts
 * shown. A shop need not have been looked through whole: what nobody has graded counts for nothing.
 */
export async function printPenaltiesWorth(catalogue: string): Promise<void> {
  const judgements = readStoredGrades(catalogue);
  const requests = [...readRequests(REQUESTS_FILE), ...readRequests(REQUESTS_FILE, "once-held-back")];
  await withEvalDatabase(async () => {
    await loadCatalogue(catalogue === "demo" ? catalogue : path.resolve(catalogue));
    const trials = await prepareTrials(requests);
    const now = benefitOf(trials, RANKING, judgements);
    const rows = PENALTIES.map((name) => {
      const without = { ...RANKING, [name]: NEUTRAL[name] ?? 0 };
      const change = benefitOf(trials, without, judgements) - now;
      return [name, { ...countGrades(trials, judgements, without), "benefit without": change.toFixed(2) }];
    });
    console.table({ ...Object.fromEntries(rows), "(all graded)": countGrades(trials, judgements, null) });
  });
}

/** The sum, over all requests, of the grades of what is shown less one each. */
function benefitOf(trials: readonly Trial[], constants: RankingConstants, judgements: Judgements): number {
  const requests = trials.map(({ request }) => request);
  const { mean, shown, ungraded } = scoreAnswers(requests, answerTrials(trials, constants, SHOWN), judgements, SHOWN);
  return (mean - 1) * (shown - ungraded);
}

/** Counts the graded pairs within all limits whose score is another with these constants; all of them where there are none. */
function countGrades(
  trials: readonly Trial[],
  judgements: Judgements,
  constants: RankingConstants | null,
): Record<"good" | "acceptable" | "wrong" | "wrong %", number> {
  const grades = trials.flatMap(({ request, brief, candidates, statistics }): Grade[] => {
    const violated = limitsOf(brief, EVAL_TODAY);
    const context = { today: EVAL_TODAY, liked: [], disliked: [], candidates, statistics };
    const score = createScorer(brief, context);
    const other = constants === null ? null : createScorer(brief, { ...context, constants });
    return candidates.flatMap((reading) => {
      const grade = judgements.gradeOf(request.text, reading.profile.name);
      if (grade === null || violated(reading).length > 0) return [];
      return other === null || score(reading).score !== other(reading).score ? [grade] : [];
    });
  });
  const count = (isOne: (grade: Grade) => boolean) => grades.filter(isOne).length;
  const wrong = count((grade) => grade === 0);
  return {
    good: count((grade) => grade >= 2),
    acceptable: count((grade) => grade === 1),
    wrong,
    "wrong %": Math.round((100 * wrong) / Math.max(1, grades.length)),
  };
}
