import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { config, type LanguageModelSettings } from "../config.server.ts";
import { log } from "../log.server.ts";
import { writeDataMessage, estimateInput, streamAnswer, type Call, type StreamedAnswer } from "./stream-answer.server.ts";
import { failureOf, type FailedAnswer } from "./model-failure.ts";
import type { RequestMode } from "./open-model.server.ts";
import { Cooldown } from "./cooldown.ts";
import { type Purpose, reserveTokens, settleTokens } from "./token-budget.server.ts";
import { untilAborted } from "./until-aborted.ts";

/** A question to the model. `instructions` holds only our own text; text of any other origin belongs in `data`. */
export interface Question<Value extends object> {
  instructions: string;
  data: unknown;
  /** The shape of the answer; a reply of another shape counts as a failure. */
  schema: z.ZodType<Value>;
  maxOutputTokens: number;
  signal: AbortSignal;
  /** What the tokens are counted for. */
  purpose: Purpose;
}

/** The parts of an answer, in this order: any number of unchecked beginnings, then either the whole answer or `none`. */
export type Answer<Value> =
  | StreamedAnswer<Value>
  | { kind: "none"; reason: "no-tokens-left" | "cooldown" | FailedAnswer["reason"]; status?: number };

export interface AskableModel {
  /** Asks, and streams the answer. Never throws; failures are logged without any text of the question or the answer. */
  ask<Value extends object>(question: Question<Value>): AsyncGenerator<Answer<Value>>;
}

const MAX_REMEMBERED = 200;
const REMEMBERED_MS = 600_000;
/** Pause before tokens are requested again after the day's are used up. */
const BUDGET_COOLDOWN_MS = 60_000;

/** Creates a model that is asked over the network. `now` is the clock, in milliseconds. */
export function createLanguageModel(settings: LanguageModelSettings, now: () => number = Date.now): AskableModel {
  const cooldown = new Cooldown();
  // A question repeated soon (back, forward, reload) gets the same answer at no cost.
  const memoize = new LRUCache<string, object>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });
  let manner: RequestMode = "full";

  /** Calls the model, and once more with fewer parameters where its server does not support all of them. */
  async function* call<Value extends object>(made: Omit<Call<Value>, "manner">): AsyncGenerator<StreamedAnswer<Value>> {
    try {
      yield* streamAnswer(settings, { ...made, manner });
    } catch (error) {
      const { status } = failureOf(error, made.signal);
      if (manner === "plain" || (status !== 400 && status !== 422)) throw error;
      manner = "plain";
      yield* streamAnswer(settings, { ...made, manner });
    }
  }

  async function* ask<Value extends object>({ data, purpose, ...question }: Question<Value>): AsyncGenerator<Answer<Value>> {
    const { instructions, maxOutputTokens, signal } = question;
    const message = writeDataMessage(data);
    const key = createHash("sha256").update(instructions).update("\0").update(message).digest("base64");
    const known = memoize.get(key);
    if (known !== undefined) return yield { kind: "whole", value: known as Value };
    if (cooldown.isCoolingDown(now())) return yield { kind: "none", reason: "cooldown" };

    let settle: ((usedTokens: number) => void) | undefined;
    let usedTokens = 0;
    try {
      const reserving = reserveTokens(estimateInput(instructions, message) + maxOutputTokens, settings.dailyTokens);
      const reservation = await untilAborted(reserving, signal, (late) => late !== null && void settleTokens(late, 0, purpose));
      if (reservation === null) {
        cooldown.start(BUDGET_COOLDOWN_MS, now());
        log.warn({ dailyTokens: settings.dailyTokens }, "the language model is not asked: too few of the day's tokens are left");
        return yield { kind: "none", reason: "no-tokens-left" };
      }
      settle = (tokens) => void settleTokens(reservation, tokens, purpose);
      for await (const answer of call({ ...question, message, onUsage: (tokens) => (usedTokens = tokens) })) {
        if (answer.kind === "whole") {
          memoize.set(key, answer.value);
          cooldown.noteSuccess();
        }
        yield answer;
      }
    } catch (error) {
      const failure = failureOf(error, signal);
      if (wasNotCharged(failure)) usedTokens = 0;
      if (failure.reason !== "stopped") {
        cooldown.noteFailure(failure, now());
        log.warn({ provider: settings.provider, failure }, "the language model gave no answer");
      }
      yield { kind: "none", reason: failure.reason, ...(failure.status === undefined ? {} : { status: failure.status }) };
    } finally {
      settle?.(usedTokens);
    }
  }

  return { ask };
}

const NEVER_ARRIVED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);

/** True for a request that was refused or never arrived. */
const wasNotCharged = ({ status, error }: FailedAnswer) =>
  status !== undefined || (error.code !== undefined && NEVER_ARRIVED.has(error.code));

// Two, so that a pause after many questions about products keeps no shopper from an answer.
const current: { forShoppers?: AskableModel; forProducts?: AskableModel } = {};

/** Returns the model that may be asked about shoppers' words, or null where there is none; then none of them may leave this server. */
export function configuredLanguageModel(): AskableModel | null {
  const settings = config().languageModel;
  return settings === null ? null : (current.forShoppers ??= createLanguageModel(settings));
}

/** Returns the model that may be asked about products, or null where there is none. */
export function configuredProductModel(): AskableModel | null {
  const settings = config().productModel;
  return settings === null ? null : (current.forProducts ??= createLanguageModel(settings));
}
