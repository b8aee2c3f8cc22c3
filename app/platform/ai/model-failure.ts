import { nameError, type NamedError } from "../name-error.ts";
import type { ModelFailure } from "./resting.ts";

/** An answer that is there but cannot be used. */
export class NonsenseError extends Error {
  override name = "NonsenseError";
}

/** What became of a question that got no answer: the asker left, the answer was useless, or there was none. */
export interface FailedAnswer extends ModelFailure {
  reason: "stopped" | "nonsense" | "failed";
  /** No message: a provider's errors repeat what was sent. */
  error: NamedError;
}

/** Reads an error of the SDK, of the network or of an abort. A deadline (TimeoutError) is the model's failure, any other abort is the asker's wish. */
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
    reason: isOver ? "stopped" : seen instanceof NonsenseError ? "nonsense" : "failed",
    error: nameError(seen),
    ...(typeof statusCode === "number" ? { status: statusCode } : {}),
    ...(retryAfter > 0 ? { retryAfterMs: retryAfter * 1000 } : {}),
  };
}
