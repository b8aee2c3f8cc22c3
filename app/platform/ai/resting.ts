/** Why a question was not answered, as far as the next questions are concerned. */
export interface ModelFailure {
  /** The HTTP status, where there was an answer. */
  status?: number;
  /** What the provider asked for. */
  retryAfterMs?: number;
}

const FAILURES_IN_A_ROW = 3;
const REST_MS = 60_000;
const MOST_REST_MS = 600_000;
/** A wrong key or model does not mend itself. */
const REFUSED_REST_MS = 300_000;
const REFUSED = new Set([401, 402, 403, 404]);

/** Leaves a model that fails alone for a while, so that nobody waits for it in vain. */
export class Resting {
  private failures = 0;
  private untilMs = 0;

  isResting(nowMs: number): boolean {
    return nowMs < this.untilMs;
  }

  rest(durationMs: number, nowMs: number): void {
    this.untilMs = nowMs + Math.min(durationMs, MOST_REST_MS);
  }

  noteSuccess(): void {
    this.failures = 0;
  }

  noteFailure({ status = 0, retryAfterMs }: ModelFailure, nowMs: number): void {
    this.failures += 1;
    if (REFUSED.has(status)) this.rest(REFUSED_REST_MS, nowMs);
    else if (status === 429 || retryAfterMs !== undefined) this.rest(retryAfterMs ?? REST_MS, nowMs);
    else if (this.failures >= FAILURES_IN_A_ROW) this.rest(REST_MS, nowMs);
  }
}
