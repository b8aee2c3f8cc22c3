import type { Answers, Grade, Request } from "./judge-types.ts";
import { pairHash } from "./pair-hash.ts";

export interface Judged {
  grades: ReadonlyMap<string, Grade>;
  best: ReadonlySet<string>;
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

/** Returns the grades of a list, null where nobody has graded the pair. */
export function gradesOf(request: string, names: readonly string[], grades: Judged["grades"]): (Grade | null)[] {
  return names.map((name) => grades.get(pairHash(request, name)) ?? null);
}

/** Returns how good the first `depth` gifts of each answer are, by the grades of readers. */
export function scoreAnswers(requests: readonly Request[], answers: Answers, { grades, best }: Judged, depth: number): Figures {
  const shown = requests.flatMap(({ id, text }) =>
    gradesOf(
      text,
      (answers[id] ?? []).slice(0, depth).map(({ name }) => name),
      grades,
    ),
  );
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
    bestShown: shareOfBest(requests, answers, best, depth),
  };
}

const BEST = 3;

function shareOfBest(requests: readonly Request[], answers: Answers, best: ReadonlySet<string>, depth: number): number | null {
  const hits = requests.reduce(
    (sum, { id, text }) => sum + (answers[id] ?? []).slice(0, depth).filter(({ name }) => best.has(pairHash(text, name))).length,
    0,
  );
  return best.size === 0 ? null : hits / Math.min(best.size, BEST * requests.length);
}

/** Returns in how many requests the first list has the higher mean grade, the same, and a lower one. */
export function comparePreferences(
  requests: readonly Request[],
  one: Answers,
  other: Answers,
  { grades }: Judged,
  depth: number,
): { better: number; same: number; worse: number } {
  const meanOf = (answers: Answers, { id, text }: Request) => {
    const names = (answers[id] ?? []).slice(0, depth).map(({ name }) => name);
    const known = gradesOf(text, names, grades).filter((grade) => grade !== null);
    return known.length === 0 ? 0 : known.reduce((sum: number, grade) => sum + grade, 0) / known.length;
  };
  const signs = requests.map((request) => Math.sign(Math.round((meanOf(one, request) - meanOf(other, request)) * 1e6)));
  const count = (sign: number) => signs.filter((found) => found === sign).length;
  return { better: count(1), same: count(0), worse: count(-1) };
}
