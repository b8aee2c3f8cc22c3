import path from "node:path";
import { RANKING, type RankingConstants } from "#app/features/finder/rank/constants.ts";
import { withEvalDatabase } from "../eval-database.ts";
import type { Request } from "./judge-types.ts";
import { readStoredGrades, requestHash, type Judgements } from "./stored-grades.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { answerTrials, prepareTrials, type Trial } from "./ranking-trial.ts";
import { readRequests, REQUESTS_FILE } from "./requests.ts";
import { scoreAnswers, type Figures } from "./score-answers.ts";
import { describe } from "./score-pools.ts";

const SHOWN = 6;
/** Values at which a constant has no effect, where that is not 0. */
export const NEUTRAL: Partial<RankingConstants> = {
  decisiveOccasion: 1,
  lexiconWords: 0,
  wordsAlone: 1,
  alone: 1,
  forAnother: 1,
  forMourners: 1,
  schoolbook: 1,
  sized: 1,
  assumedBeside: 1,
  forPractitioners: 1,
  forYounger: 1,
  usedByPets: 1,
  everyday: 1,
  enough: 0,
  fitShare: 1,
};
const STEPS = { "½": 0.5, "1½": 1.5 };

/** Half of the judged requests: constants are chosen on one, and proved on the other. */
export const isToFit = ({ text }: Request) => Number.parseInt(requestHash(text).slice(0, 4), 16) % 2 === 0;

/** Prints what each constant of the ranking is worth on the judged requests: without it, and with half and half as much again. */
export async function printAblation(catalogue: string): Promise<void> {
  const judgements = readStoredGrades(catalogue);
  const requests = readRequests(REQUESTS_FILE).filter(({ text }) => judgements.isComplete(text));
  await withEvalDatabase(async () => {
    await loadCatalogue(catalogue === "demo" ? catalogue : path.resolve(catalogue));
    const trials = await prepareTrials(requests);
    const halves = { fit: trials.filter(({ request }) => isToFit(request)), proof: trials.filter(({ request }) => !isToFit(request)) };
    const figures = (constants: RankingConstants) =>
      Object.fromEntries(Object.entries(halves).map(([half, some]) => [half, scoreTrials(some, constants, judgements)])) as Halves;
    const now = figures(RANKING);
    console.table(
      Object.fromEntries(Object.entries(now).map(([half, one]) => [half, { ...describe(one), benefit: one.benefit.toFixed(2) }])),
    );
    const rows = (Object.keys(RANKING) as (keyof RankingConstants)[]).map((name) => [name, rowOf(name, now, figures)]);
    console.table(Object.fromEntries(rows));
  });
}

type Halves = Record<"fit" | "proof", Benefit>;
type Benefit = Figures & { benefit: number };

/** The benefit of an answer is the sum of its grades less one each: a good gift adds one, a wrong one takes one, an empty place nothing. */
function scoreTrials(trials: readonly Trial[], constants: RankingConstants, judgements: Judgements): Benefit {
  const requests = trials.map(({ request }) => request);
  const figures = scoreAnswers(requests, answerTrials(trials, constants, SHOWN), judgements, SHOWN);
  return { ...figures, benefit: ((figures.strictMean - 1) * figures.shown) / requests.length };
}

/** Returns by how much the benefit changes in both halves. */
function rowOf(
  name: keyof RankingConstants,
  now: Halves,
  figures: (constants: RankingConstants) => Halves,
): Record<string, string | number> {
  const change = (value: number) => {
    const changed = figures({ ...RANKING, [name]: value });
    const signed = (half: keyof Halves) => {
      const difference = changed[half].benefit - now[half].benefit;
      return `${difference >= 0 ? "+" : ""}${difference.toFixed(2)}`;
    };
    return `${signed("fit")} ${signed("proof")}`;
  };
  return {
    value: RANKING[name],
    without: change(NEUTRAL[name] ?? 0),
    ...Object.fromEntries(Object.entries(STEPS).map(([label, factor]) => [label, change(RANKING[name] * factor)])),
  };
}
