import { type AskableModel, configuredLanguageModel } from "#app/platform/ai/language-model.server.ts";
import { log } from "#app/platform/log.server.ts";
import { nameError } from "#app/platform/name-error.ts";
import { addToBrief } from "./brief-additions.rules.ts";
import {
  MAX_SENT_TEXT,
  PICKING_INSTRUCTIONS,
  PICKS_TOKENS,
  POLISH_MS,
  READING_INSTRUCTIONS,
  READING_SHARE,
  READING_TOKENS,
} from "./polish.constants.ts";
import { acceptPicks, arrangeGifts, describeSearch, shelve } from "./polish.rules.ts";
import { picksSchema, readingSchema } from "./polish.schema.ts";
import type { LocalGifts, Polished, PolishRequest, PolishStep } from "./polish.types.ts";
import type { Brief } from "./types.ts";

/**
 * The result as a language model makes it better, step by step and within `withinMs` in all. No step at all where no model is configured or
 * none helps: then the local result stands. Never throws.
 */
export async function* streamPolish(
  request: PolishRequest,
  model: AskableModel | null = configuredLanguageModel(),
  withinMs: number = POLISH_MS,
): AsyncGenerator<PolishStep> {
  const { text, today = new Date().toISOString().slice(0, 10), limit = request.found.length } = request;
  if (model === null || request.candidates.length === 0) return;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(withinMs)]);
  const reading = await readText(model, { text, brief: request.brief, today, signal, withinMs: withinMs * READING_SHARE });
  if (reading === null) return;
  const { brief, local } = await findAgain(request, reading, today);
  const refined = brief === request.brief ? {} : { brief };
  const shelf = shelve(local.candidates, local.found, brief, today);
  if (shelf.length === 0) return;

  let shown = 0;
  const toStep = (picks: readonly unknown[], isWhole: boolean): PolishStep | null => {
    const accepted = acceptPicks(picks, shelf, text, brief);
    const isNews = accepted.length > shown;
    shown = accepted.length;
    return shown > 0 && (isNews || isWhole)
      ? { ...refined, gifts: arrangeGifts(shelf, accepted, brief, limit), engine: "llm", isWhole }
      : null;
  };
  if (brief !== request.brief) yield { ...refined, gifts: arrangeGifts(shelf, [], brief, limit), engine: "llm", isWhole: false };
  const question = {
    instructions: PICKING_INSTRUCTIONS,
    data: describeSearch(text, brief, shelf),
    schema: picksSchema,
    maxOutputTokens: PICKS_TOKENS,
    signal,
  };
  for await (const answer of model.ask(question)) {
    // The last pick of a beginning may still be growing.
    const step =
      answer.kind === "none"
        ? null
        : answer.kind === "whole"
          ? toStep(answer.value.picks, true)
          : toStep(listPicks(answer.value).slice(0, -1), false);
    if (step !== null) yield step;
  }
}

/** The polished result, or null where the local one stands: no model, too slow, failed, or of no use. */
export async function polishResult(request: PolishRequest, model?: AskableModel | null, withinMs?: number): Promise<Polished | null> {
  for await (const { isWhole, ...polished } of streamPolish(request, model, withinMs)) if (isWhole) return polished;
  return null;
}

interface TextToRead {
  text: string;
  brief: Brief;
  today: string;
  signal: AbortSignal;
  withinMs: number;
}

/** The brief with what the model reads in the text, the same brief where that is nothing; null where it is no use to ask on. */
async function readText(model: AskableModel, { text, brief, today, signal, withinMs }: TextToRead): Promise<Brief | null> {
  if (text.trim() === "") return brief;
  const tooLate = AbortSignal.timeout(withinMs);
  const question = {
    instructions: READING_INSTRUCTIONS,
    data: {
      today,
      shopper: text.slice(0, MAX_SENT_TEXT).toWellFormed(),
    },
    ...{
      schema: readingSchema,
      maxOutputTokens: READING_TOKENS,
      signal: AbortSignal.any([signal, tooLate]),
    },
  };
  for await (const answer of model.ask(question)) {
    if (answer.kind === "whole") return addToBrief(brief, answer.value, text, today);
    if (answer.kind === "none" && answer.reason !== "nonsense" && !tooLate.aborted) return null;
  }
  return signal.aborted ? null : brief;
}

/** The gifts for what is understood now. Where there would be none, what the model has read does not count. */
async function findAgain(request: PolishRequest, brief: Brief, today: string): Promise<{ brief: Brief; local: LocalGifts }> {
  if (brief === request.brief) return { brief, local: request };
  try {
    const local = (await request.find?.(brief)) ?? request;
    if (shelve(local.candidates, local.found, brief, today).length > 0) return { brief, local };
  } catch (error) {
    log.warn({ failure: nameError(error) }, "gifts could not be found again for what the language model has read");
  }
  return { brief: request.brief, local: request };
}

/** The picks in an unchecked beginning of an answer. */
function listPicks(value: unknown): unknown[] {
  const { picks } = (value ?? {}) as { picks?: unknown };
  return Array.isArray(picks) ? picks : [];
}
