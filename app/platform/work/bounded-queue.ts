/** Thrown where work was not begun because too much waits already, or because it waited too long. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("Too much work waits already");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface QueueBounds {
  /** How much work runs at the same time. */
  atOnce: number;
  /** How much work may wait; more is refused immediately. */
  maxWaiting: number;
  /** How much of it one client may have waiting; as much as anybody where nothing is said. */
  maxWaitingOfOne?: number;
  /** The longest wait; work that has not begun by then is refused. */
  maxWaitMs: number;
  /**
   * How long a place stays empty after work, in milliseconds, so that the loop serves others; where nothing is said, the loop looks once at
   * what has arrived before the next work begins.
   */
  restMs?: number | undefined;
}

/** For whom work waits. */
export interface WaitsFor {
  /** One piece of each client is next, whatever another has asked for; null stands for nobody in particular, to whom no bound of one client applies. */
  client?: string | null | undefined;
  /** Once it aborts, work that has not begun gives its place to others; the call rejects with its reason. */
  signal?: AbortSignal | null | undefined;
}

export interface BoundedQueue {
  /** Runs dear work in its turn. Throws QueueFullError for what it does not run. */
  <Result>(work: () => Promise<Result>, waitsFor?: WaitsFor): Promise<Result>;
  /** True where nothing runs or waits. */
  isIdle(): boolean;
}

/** Resolves after the loop has looked once at everything that has arrived: one that is asked for during that look would run right after it. */
export function letOthersRun(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

/** One piece of work that waits. */
interface Waiter {
  /** Ends the waiting: neither time nor the asker's signal count any more. */
  stopWaiting(): void;
  begin(): void;
}

/** Makes a function that runs dear work a few at once: each client's in the order of its calls, one of each client in turn. */
export function createBoundedQueue({ atOnce, maxWaiting, maxWaitingOfOne = maxWaiting, maxWaitMs, restMs }: QueueBounds): BoundedQueue {
  /** Who waits, by client; the client whose turn is next comes first. */
  const lines = new Map<string | null, Set<Waiter>>();
  const refusal = () => new QueueFullError(Math.ceil(maxWaitMs / 1000));
  let running = 0;
  let waiting = 0;

  function leave(client: string | null, line: Set<Waiter>, waiter: Waiter): void {
    waiter.stopWaiting();
    line.delete(waiter);
    if (line.size === 0) lines.delete(client);
    waiting--;
  }

  function waitForTurn({ client = null, signal }: WaitsFor): Promise<void> {
    const line = lines.get(client) ?? new Set();
    if (waiting >= maxWaiting || (client !== null && line.size >= maxWaitingOfOne)) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        leave(client, line, waiter);
        reject(reason as Error);
      };
      const abort = () => giveUp(signal?.reason);
      const timer = setTimeout(() => giveUp(refusal()), maxWaitMs);
      const waiter: Waiter = {
        stopWaiting() {
          clearTimeout(timer);
          signal?.removeEventListener("abort", abort);
        },
        begin: resolve,
      };
      signal?.addEventListener("abort", abort);
      lines.set(client, line.add(waiter));
      waiting++;
    });
  }

  /** Gives the place of work that has ended to the first of the client that is next, so that no later call takes it. */
  function handOver(): void {
    for (const [client, line] of lines) {
      for (const waiter of line) {
        leave(client, line, waiter);
        if (lines.delete(client)) lines.set(client, line);
        void letOthersRun().then(() => waiter.begin());
        return;
      }
    }
    running--;
  }

  const queue = async <Result>(work: () => Promise<Result>, waitsFor: WaitsFor = {}): Promise<Result> => {
    waitsFor.signal?.throwIfAborted();
    if (running < atOnce) running++;
    else await waitForTurn(waitsFor);
    try {
      waitsFor.signal?.throwIfAborted();
      return await work();
    } finally {
      if (restMs === undefined) handOver();
      else setTimeout(handOver, restMs);
    }
  };
  return Object.assign(queue, { isIdle: () => running === 0 });
}
