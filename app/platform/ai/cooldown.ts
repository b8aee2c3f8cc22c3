/** A failure as far as it decides when the model may be asked again. */
export interface ModelFailure {
  /** The HTTP status, where there was an answer. */
  status?: number;
  /** The pause that the provider asked for. */
  retryAfterMs?: number;
}

const FAILURES_IN_A_ROW = 3;
const REST_MS = 60_000;
const MAX_COOLDOWN_MS = 600_000;
/** A wrong key or model needs the operator, so this pause is long. */
const REFUSED_REST_MS = 300_000;
const REFUSED = new Set([401, 402, 403, 404]);

/** Pauses questions to a model that fails, so that no reader waits for it in vain. */
export class Cooldown {
  private failures = 0;
  private untilMs = 0;

  isCoolingDown(nowMs: number): boolean {
    return nowMs < this.untilMs;
  }

  start(durationMs: number, nowMs: number): void {
    this.untilMs = nowMs + Math.min(durationMs, MAX_COOLDOWN_MS);
  }

  noteSuccess(): void {
    this.failures = 0;
  }

  noteFailure({ status = 0, retryAfterMs }: ModelFailure, nowMs: number): void {
    this.failures += 1;
    if (REFUSED.has(status)) this.start(REFUSED_REST_MS, nowMs);
    else if (status === 429 || retryAfterMs !== undefined) this.start(retryAfterMs ?? REST_MS, nowMs);
    else if (this.failures >= FAILURES_IN_A_ROW) this.start(REST_MS, nowMs);
  }
}
