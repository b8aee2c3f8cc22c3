import { nameError, type NamedError } from "../name-error.ts";
import type { ModelFailure } from "./cooldown.ts";

/** Thrown for an answer that arrived but cannot be used. */
export class InvalidReplyError extends Error {
  override name = "InvalidReplyError";
}

/** The outcome of a question without an answer: the caller stopped it, the reply was invalid, or the call failed. */
export interface FailedAnswer extends ModelFailure {
  reason: "stopped" | "invalid-reply" | "failed";
  /** Has no message, because a provider's errors repeat the text that was sent. */
  error: NamedError;
}

/**
 * Classifies an error of the SDK, of the network or of an abort. A timeout (TimeoutError) counts against the model; any other abort is the
 * caller's wish.
 */
export function failureOf(error: unknown, signal: AbortSignal): FailedAnswer {
  const seen = signal.aborted ? (signal.reason as unknown) : error;
  const {
    statusCode,
    responseHeaders = {},
    name,
  } = (seen ?? {}) as { statusCode?: unknown; responseHeaders?: Record<string, string>; name?: unknown };
  const isOver = signal.aborted && name !== "TimeoutError";
  const retryAfter = Number(responseHeaders["retry-after"]);
  return {
    reason: isOver ? "stopped" : seen instanceof InvalidReplyError ? "invalid-reply" : "failed",
    error: nameError(seen),
    ...(typeof statusCode === "number" ? { status: statusCode } : {}),
    ...(retryAfter > 0 ? { retryAfterMs: retryAfter * 1000 } : {}),
  };
}
