import { type AskableModel, configuredLanguageModel } from "#app/platform/ai/language-model.server.ts";
import { findGifts } from "../find-gifts.server.ts";
import { SEARCHED_GIFTS } from "./rerank-prompts.ts";
import { rerankResult, streamRerank } from "./rerank.server.ts";
import type { FinderQuestion, RerankRequest, RerankStep } from "./rerank-types.ts";
import type { Brief, FinderResult } from "../types.ts";

/**
 * Returns the gifts for a brief once: with a language model's help where one is configured and answers in time, else as the engine finds
 * them.
 */
export async function findRerankedGifts(
  question: FinderQuestion,
  model: AskableModel | null = configuredLanguageModel(),
): Promise<FinderResult> {
  if (model === null) return findGifts(question.brief, question);
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

/** Finds what the engine shows, and more for the model to choose among. */
async function findFirst(question: FinderQuestion): Promise<{ result: FinderResult; request: RerankRequest }> {
  const { limit, today } = question;
  const findMore = async (brief: Brief) => {
    const findings = await findGifts(brief, { limit: Math.max(limit, SEARCHED_GIFTS), today, offered: SEARCHED_GIFTS });
    const { brief: _brief, gifts, offer, engine, tookMs, ...about } = findings;
    return { found: gifts, offer, about, engine, tookMs };
  };
  const { found, offer, about, ...rest } = await findMore(question.brief);
  const result = { ...about, ...rest, brief: question.brief, gifts: found.slice(0, limit) };
  return { result, request: { ...question, found, offer, find: findMore } };
}

function withoutMark({ isWhole: _isWhole, ...reranked }: RerankStep) {
  return reranked;
}

const tookSince = (startedAt: number) => Math.round(performance.now() - startedAt);
