import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { config, type LanguageModelSettings } from "../config.server.ts";
import { log } from "../log.server.ts";
import { writeDataMessage } from "./data-message.ts";
import { type FailedAnswer, failureOf } from "./model-failure.ts";
import type { Manner } from "./open-model.server.ts";
import { Resting } from "./resting.ts";
import { type Call, estimateInput, streamAnswer, type StreamedAnswer } from "./stream-answer.server.ts";
import { reserveTokens, settleTokens } from "./token-budget.server.ts";
import { untilAborted } from "./until-aborted.ts";

/** A question to the model. `instructions` are ours alone; whatever others wrote belongs into `data`. */
export interface Question<Value extends object> {
  instructions: string;
  data: unknown;
  /** The shape of the answer. What does not fit it is no answer. */
  schema: z.ZodType<Value>;
  maxOutputTokens: number;
  signal: AbortSignal;
}

/** What comes of a question, in this order: any number of unchecked beginnings, then the whole or nothing. */
export type Answer<Value> = StreamedAnswer<Value> | { kind: "none"; reason: "no-tokens-left" | "resting" | FailedAnswer["reason"] };

export interface AskableModel {
  /** Asks, and streams the answer. Never throws; what went wrong is logged, without anything of question or answer. */
  ask<Value extends object>(question: Question<Value>): AsyncGenerator<Answer<Value>>;
}

const MAX_REMEMBERED = 200;
const REMEMBERED_MS = 600_000;
/** With the day's tokens used up, asking for them is left alone for so long. */
const BUDGET_REST_MS = 60_000;

/** A model that is asked over the network. `now` is the clock, in milliseconds. */
export function createLanguageModel(settings: LanguageModelSettings, now: () => number = Date.now): AskableModel {
  const resting = new Resting();
  // The same question soon again (back, forward, reload) gets the same answer and costs nothing.
  const remembered = new LRUCache<string, object>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });
  let manner: Manner = "full";

  /** Calls the model, and once more in a plainer manner where its server does not understand the full one. */
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

  async function* ask<Value extends object>({ data, ...question }: Question<Value>): AsyncGenerator<Answer<Value>> {
    const { instructions, maxOutputTokens, signal } = question;
    const message = writeDataMessage(data);
    const key = createHash("sha256").update(instructions).update("\0").update(message).digest("base64");
    const known = remembered.get(key);
    if (known !== undefined) return yield { kind: "whole", value: known as Value };
    if (resting.isResting(now())) return yield { kind: "none", reason: "resting" };

    let settle: ((usedTokens: number) => void) | undefined;
    let usedTokens = 0;
    try {
      const reserving = reserveTokens(estimateInput(instructions, message) + maxOutputTokens, settings.dailyTokens);
      const reservation = await untilAborted(reserving, signal, (late) => late !== null && void settleTokens(late, 0));
      if (reservation === null) {
        resting.rest(BUDGET_REST_MS, now());
        log.warn({ dailyTokens: settings.dailyTokens }, "the language model is not asked: too few of the day's tokens are left");
        return yield { kind: "none", reason: "no-tokens-left" };
      }
      settle = (tokens) => void settleTokens(reservation, tokens);
      for await (const answer of call({ ...question, message, onUsage: (tokens) => (usedTokens = tokens) })) {
        if (answer.kind === "whole") {
          remembered.set(key, answer.value);
          resting.noteSuccess();
        }
        yield answer;
      }
    } catch (error) {
      const failure = failureOf(error, signal);
      if (wasNotCharged(failure)) usedTokens = 0;
      if (failure.reason !== "stopped") {
        resting.noteFailure(failure, now());
        log.warn({ provider: settings.provider, failure }, "the language model gave no answer");
      }
      yield { kind: "none", reason: failure.reason };
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

let current: AskableModel | undefined;

/** The configured language model; null where none is, and then nothing may leave this server. */
export function configuredLanguageModel(): AskableModel | null {
  const { languageModel } = config();
  return languageModel === null ? null : (current ??= createLanguageModel(languageModel));
}
