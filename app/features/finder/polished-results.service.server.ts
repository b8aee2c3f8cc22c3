import { type AskableModel, configuredLanguageModel } from "#app/platform/ai/language-model.server.ts";
import { findGiftsToPolish } from "./polish.queries.server.ts";
import { polishResult, streamPolish } from "./polish.service.server.ts";
import type { FinderQuestion, PolishRequest, PolishStep } from "./polish.types.ts";
import { findGiftsForBrief } from "./results.queries.server.ts";
import type { FinderResult } from "./types.ts";

/** The gifts for a brief, once: with a language model's help where one is configured and answers in time, else as the engine finds them. */
export async function findPolishedGifts(
  question: FinderQuestion,
  model: AskableModel | null = configuredLanguageModel(),
): Promise<FinderResult> {
  if (model === null) return findGiftsForBrief(question.brief, question);
  const startedAt = performance.now();
  const { result, request } = await findFirst(question);
  const polished = await polishResult(request, model);
  return polished === null ? result : { ...result, ...polished, tookMs: tookSince(startedAt) };
}

/** The gifts as the engine finds them, at once, and then again as often as a language model has made them better. The last one stands. */
export async function* streamPolishedGifts(
  question: FinderQuestion,
  model: AskableModel | null = configuredLanguageModel(),
): AsyncGenerator<FinderResult> {
  const startedAt = performance.now();
  const { result, request } = await findFirst(question);
  yield result;
  for await (const step of streamPolish(request, model)) yield { ...result, ...withoutMark(step), tookMs: tookSince(startedAt) };
}

async function findFirst(question: FinderQuestion): Promise<{ result: FinderResult; request: PolishRequest }> {
  const { result, candidates, found } = await findGiftsToPolish(question.brief, question);
  return { result, request: { ...question, candidates, found, find: (brief) => findGiftsToPolish(brief, question) } };
}

function withoutMark({ isWhole: _isWhole, ...polished }: PolishStep) {
  return polished;
}

const tookSince = (startedAt: number) => Math.round(performance.now() - startedAt);
