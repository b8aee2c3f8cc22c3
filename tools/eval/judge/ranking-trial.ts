import { understandText } from "#app/features/finder/ask/understand.ts";
import { toCandidateSearch } from "#app/features/finder/rank/candidate-search.ts";
import { findCandidates } from "#app/features/finder/rank/candidates.queries.server.ts";
import type { RankingConstants } from "#app/features/finder/rank/constants.ts";
import { chooseShown, rankCandidates } from "#app/features/finder/rank/rank-candidates.ts";
import type { TermStatistics } from "#app/features/finder/rank/relevance/bm25.ts";
import { readTermStatistics } from "#app/features/finder/rank/relevance/term-statistics.queries.server.ts";
import type { Brief, GiftReading } from "#app/features/finder/types.ts";
import { EVAL_TODAY } from "../eval-data.ts";
import type { Answers, Request } from "./judge-types.ts";

const CANDIDATES = 200;

/** A request as the ranking gets it: nothing is left to ask the database. */
export interface Trial {
  request: Request;
  brief: Brief;
  candidates: GiftReading[];
  statistics: TermStatistics;
}

/** Prepares requests on the connected catalogue, so that they can be ranked again and again with other constants. */
export async function prepareTrials(requests: readonly Request[]): Promise<Trial[]> {
  const statistics = await readTermStatistics();
  const trials: Trial[] = [];
  for (const request of requests) {
    const brief = briefOf(request);
    const found = await findCandidates(toCandidateSearch(brief, EVAL_TODAY), CANDIDATES);
    trials.push({ request, brief, candidates: found.map((gift) => gift.read()), statistics });
  }
  return trials;
}

export function briefOf({ text }: Request): Brief {
  return understandText(text, { today: EVAL_TODAY, country: "US" });
}

/** Returns what the ranking shows with these constants. */
export function answerTrials(trials: readonly Trial[], constants: RankingConstants, shown: number): Answers {
  return Object.fromEntries(
    trials.map(({ request, brief, candidates, statistics }) => {
      const ranked = rankCandidates(brief, candidates, { today: EVAL_TODAY, liked: [], disliked: [], statistics, constants });
      const gifts = chooseShown(ranked, brief, Math.max(12, shown), constants).slice(0, shown);
      return [request.id, gifts.map(({ reading }) => ({ name: reading.profile.name, reason: "" }))];
    }),
  );
}
