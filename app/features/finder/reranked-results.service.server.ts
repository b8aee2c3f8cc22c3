import { type AskableModel, configuredLanguageModel } from "#app/platform/ai/language-model.server.ts";
import { findGiftsToRerank } from "./rerank.queries.server.ts";
import { rerankResult, streamRerank } from "./rerank.service.server.ts";
import type { FinderQuestion, RerankRequest, RerankStep } from "./rerank.types.ts";
import { findGiftsForBrief } from "./results.queries.server.ts";
import type { FinderResult } from "./types.ts";

/**
 * Returns the gifts for a brief once: with a language model's help where one is configured and answers in time, else as the engine finds
 * them.
 */
export async function findRerankedGifts(
  question: FinderQuestion,
  model: AskableModel | null = configuredLanguageModel(),
): Promise<FinderResult> {
  if (model === null) return findGiftsForBrief(question.brief, question);
  const startedAt = performance.now();
  const { result, request } = await findFirst(question);
  const reranked = await rerankResult(request, model);
  return reranked === null ? result : { ...result, ...reranked, tookMs: tookSince(startedAt) };
}

/**
 * Yields the gifts as the engine finds them immediately, and then again each time a language model has improved them. The last result is
 * final.
 */
export async function* streamRerankedGifts(
  question: FinderQuestion,
  model: AskableModel | null = configuredLanguageModel(),
): AsyncGenerator<FinderResult> {
  const startedAt = performance.now();
  const { result, request } = await findFirst(question);
  yield result;
  for await (const step of streamRerank(request, model)) yield { ...result, ...withoutMark(step), tookMs: tookSince(startedAt) };
}

async function findFirst(question: FinderQuestion): Promise<{ result: FinderResult; request: RerankRequest }> {
  const { result, candidates, found } = await findGiftsToRerank(question.brief, question);
  return { result, request: { ...question, candidates, found, find: (brief) => findGiftsToRerank(brief, question) } };
}

function withoutMark({ isWhole: _isWhole, ...reranked }: RerankStep) {
  return reranked;
}

const tookSince = (startedAt: number) => Math.round(performance.now() - startedAt);
