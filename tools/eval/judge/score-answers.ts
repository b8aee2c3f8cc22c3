import type { Answers, Grade, Request } from "./judge-types.ts";

/** What a reader has said of gifts for requests. */
export interface Judged {
  gradeOf: (request: string, giftName: string) => Grade | null;
  isBest: (request: string, giftName: string) => boolean;
}

export interface Figures {
  requests: number;
  /** Gifts shown, and those of them without a grade. */
  shown: number;
  ungraded: number;
  mean: number;
  /** The same where a gift without a grade counts as 0. */
  strictMean: number;
  good: number;
  wrong: number;
  /** Share of the shop's three best that are shown; null where no reader has named them. */
  bestShown: number | null;
}

const GOOD_FROM = 2;

/** Returns how good the first `depth` gifts of each answer are, by the grades of readers. */
export function scoreAnswers(requests: readonly Request[], answers: Answers, judged: Judged, depth: number): Figures {
  const shown = requests.flatMap((request) => gradesOf(request, answers, judged, depth));
  const graded = shown.filter((grade) => grade !== null);
  const sum = graded.reduce((total: number, grade) => total + grade, 0);
  const share = (isOne: (grade: Grade) => boolean) => graded.filter(isOne).length / graded.length;
  return {
    requests: requests.length,
    shown: shown.length,
    ungraded: shown.length - graded.length,
    mean: sum / graded.length,
    strictMean: sum / shown.length,
    good: share((grade) => grade >= GOOD_FROM),
    wrong: share((grade) => grade === 0),
    bestShown: shareOfBest(requests, answers, judged, depth),
  };
}

const BEST = 3;

function shareOfBest(requests: readonly Request[], answers: Answers, judged: Judged, depth: number): number | null {
  const count = (most: number) =>
    requests.reduce(
      (sum, { id, text }) => sum + (answers[id] ?? []).slice(0, most).filter(({ name }) => judged.isBest(text, name)).length,
      0,
    );
  return requests.length === 0 ? null : count(depth) / (BEST * requests.length);
}

function gradesOf({ id, text }: Request, answers: Answers, judged: Judged, depth: number): (Grade | null)[] {
  return (answers[id] ?? []).slice(0, depth).map(({ name }) => judged.gradeOf(text, name));
}

/** Returns in how many requests the first list has the higher mean grade, the same, and a lower one. */
export function comparePreferences(
  requests: readonly Request[],
  [one, other]: readonly [Answers, Answers],
  judged: Judged,
  depth: number,
): { better: number; same: number; worse: number } {
  const meanOf = (answers: Answers, request: Request) => {
    const known = gradesOf(request, answers, judged, depth).filter((grade) => grade !== null);
    return known.length === 0 ? 0 : known.reduce((sum: number, grade) => sum + grade, 0) / known.length;
  };
  const signs = requests.map((request) => Math.sign(Math.round((meanOf(one, request) - meanOf(other, request)) * 1e6)));
  const count = (sign: number) => signs.filter((found) => found === sign).length;
  return { better: count(1), same: count(0), worse: count(-1) };
}
