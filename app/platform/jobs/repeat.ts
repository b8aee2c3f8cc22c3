import { AsyncLocalStorage } from "node:async_hooks";

/** Work that is repeated until it is stopped. */
export interface Repetition {
  /** Runs the work now; where it runs already, once more after that. With `delayMs`, so much later. */
  wake(delayMs?: number): void;
  /** Runs nothing from now on, and resolves when the run under way has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now and again and again, never twice at a time. It resolves to the milliseconds until its next run, or to null where only
 * `wake` runs it again; it must not reject. Timers follow the monotonic clock, so a system clock that is set stops or floods nothing. They do
 * not keep the process alive. Where a request wakes it, the work is no part of that request all the same.
 */
export function repeat(work: () => Promise<number | null>): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  const inOwnContext = AsyncLocalStorage.snapshot();

  async function workOff(): Promise<void> {
    let waitMs: number | null = null;
    while (isWanted && !isStopped) {
      isWanted = false;
      waitMs = await work();
    }
    running = undefined;
    if (!isStopped && waitMs !== null) timer = setTimeout(begin, waitMs).unref();
  }
  function begin(): void {
    clearTimeout(timer);
    isWanted = true;
    running ??= inOwnContext(workOff);
  }

  begin();
  return {
    wake(delayMs) {
      if (delayMs === undefined) begin();
      else setTimeout(begin, delayMs).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
