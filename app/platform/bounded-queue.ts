/** Thrown where work was not begun because too much waits already, or because it waited too long. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("Too much work waits already");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface BoundedQueueOptions {
  /** How much work runs at the same time. */
  atOnce: number;
  /** How much work may wait; more is refused immediately. */
  maxWaiting: number;
  /** The longest wait; work that has not begun by then is refused. */
  maxWaitMs: number;
}

/** Makes a function that runs dear work a few at once, in the order of the calls. Throws QueueFullError for what it does not run. */
export function createBoundedQueue({ atOnce, maxWaiting, maxWaitMs }: BoundedQueueOptions): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting = new Set<() => void>();
  const refusal = () => new QueueFullError(Math.ceil(maxWaitMs / 1000));
  let running = 0;

  function waitForTurn(): Promise<void> {
    if (waiting.size >= maxWaiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(refusal());
      }, maxWaitMs);
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      waiting.add(begin);
    });
  }

  return async (work) => {
    if (running < atOnce) running++;
    // Work that ends hands its place to the first in line, so that no later call takes it.
    else await waitForTurn();
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next === undefined) running--;
      else next();
    }
  };
}
