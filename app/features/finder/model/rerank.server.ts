import { readToday } from "#app/platform/days.ts";
import type { ModelUse } from "#app/features/catalogue/model-reading/types.ts";
import { type AskableModel, configuredLanguageModel } from "#app/platform/ai/language-model.server.ts";
import { log } from "#app/platform/log.server.ts";
import { nameError } from "#app/platform/name-error.ts";
import { cutText } from "#app/platform/text.ts";
import { addToBrief } from "./brief-additions.ts";
import {
  MAX_SENT_TEXT,
  PICKING_INSTRUCTIONS,
  PICKS_TOKENS,
  RERANK_MS,
  READING_INSTRUCTIONS,
  READING_SHARE,
  READING_TOKENS,
} from "./rerank-prompts.ts";
import { pickStanding } from "./pick-standing.ts";
import { acceptPicks, arrangeGifts, describeSearch, filterEligible } from "./rerank-gifts.ts";
import { picksSchema, readingSchema } from "./rerank-answers.ts";
import type { Findings, Reranked, RerankRequest, RerankStep } from "./rerank-types.ts";
import type { Brief } from "../types.ts";

const CHOOSING: ModelUse = "choosing";

/**
 * Yields the result as a language model improves it, step by step and within `withinMs` since the request began. It yields nothing where
 * no model is configured or none helps: then the local result stays. Never throws.
 */
export async function* streamRerank(
  request: RerankRequest,
  model: AskableModel | null = configuredLanguageModel(),
  withinMs: number = RERANK_MS,
): AsyncGenerator<RerankStep> {
  const { text, today = readToday(), limit = request.found.length, startedAt = performance.now() } = request;
  if (model === null || request.found.length === 0) return;
  const leftMs = Math.max(0, Math.round(startedAt + withinMs - performance.now()));
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(leftMs)]);
  const reading = await readText(model, { text, brief: request.brief, today, signal, withinMs: Math.round(leftMs * READING_SHARE) });
  if (reading === null) return;
  const { brief, found, offer: open, about } = await findAgain(request, reading, today);
  const refined = brief === request.brief ? {} : { ...about, brief };
  const shelf = filterEligible(found, brief, today);
  if (shelf.length === 0) return;
  const offer = pickStanding(filterEligible(open, brief, today), brief);

  let shown = 0;
  const toStep = (picks: readonly unknown[], isWhole: boolean): RerankStep | null => {
    const accepted = acceptPicks(picks, offer, text, brief);
    const isNews = accepted.length > shown;
    shown = accepted.length;
    return shown > 0 && (isNews || isWhole)
      ? { ...refined, gifts: arrangeGifts(shelf, accepted, brief, limit), engine: "llm", isWhole }
      : null;
  };
  if (brief !== request.brief) yield { ...refined, gifts: arrangeGifts(shelf, [], brief, limit), engine: "llm", isWhole: false };
  if (offer.length === 0) return;
  const question = {
    instructions: PICKING_INSTRUCTIONS,
    data: describeSearch(text, brief, offer),
    schema: picksSchema,
    maxOutputTokens: PICKS_TOKENS,
    signal,
    purpose: { use: CHOOSING, pieces: 1 },
  };
  for await (const answer of model.ask(question)) {
    // The last pick of a partial answer may be incomplete.
    const step =
      answer.kind === "none"
        ? null
        : answer.kind === "whole"
          ? toStep(answer.value.picks, true)
          : toStep(listPicks(answer.value).slice(0, -1), false);
    if (step !== null) yield step;
  }
}

/** Returns the reranked result, or null where the local one stays: no model, too slow, failed, or useless. */
export async function rerankResult(request: RerankRequest, model?: AskableModel | null, withinMs?: number): Promise<Reranked | null> {
  for await (const { isWhole, ...reranked } of streamRerank(request, model, withinMs)) if (isWhole) return reranked;
  return null;
}

interface TextToRead {
  text: string;
  brief: Brief;
  today: string;
  signal: AbortSignal;
  withinMs: number;
}

/**
 * Returns the brief with what the model reads in the text, the same brief where that is nothing, or null where further questions are
 * pointless.
 */
async function readText(model: AskableModel, { text, brief, today, signal, withinMs }: TextToRead): Promise<Brief | null> {
  if (text.trim() === "") return brief;
  const tooLate = AbortSignal.timeout(withinMs);
  const question = {
    instructions: READING_INSTRUCTIONS,
    data: {
      today,
      shopper: cutText(text, MAX_SENT_TEXT),
    },
    ...{
      schema: readingSchema,
      maxOutputTokens: READING_TOKENS,
      signal: AbortSignal.any([signal, tooLate]),
      // A shopper's question is counted once, when the gifts are chosen.
      purpose: { use: CHOOSING, pieces: 0 },
    },
  };
  for await (const answer of model.ask(question)) {
    if (answer.kind === "whole") return addToBrief(brief, answer.value, text, today);
    if (answer.kind === "none" && answer.reason !== "invalid-reply" && !tooLate.aborted) return null;
  }
  return signal.aborted ? null : brief;
}

/** Returns what is found for what is understood now. Where there would be no gift, the model's reading is ignored. */
async function findAgain(
  { brief: known, found, offer = found, find }: RerankRequest,
  brief: Brief,
  today: string,
): Promise<Pick<Findings, "found" | "offer"> & { brief: Brief; about?: Findings["about"] }> {
  try {
    const again = brief === known || find === undefined ? { found, offer } : await find(brief);
    if (filterEligible(again.found, brief, today).length > 0) return { ...again, brief };
  } catch (error) {
    log.warn({ failure: nameError(error) }, "gifts could not be found again for what the language model has read");
  }
  return { brief: known, found, offer };
}

/** Returns the picks in an unvalidated partial answer. */
function listPicks(value: unknown): unknown[] {
  const { picks } = (value ?? {}) as { picks?: unknown };
  return Array.isArray(picks) ? picks : [];
}
