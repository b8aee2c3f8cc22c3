export interface Turn {
  /** Lets the next one begin. */
  end(): void;
}

/**
 * Makes a function that waits for a turn, of which there are `count` at once, in the order of the calls. It gives null to a caller who finds
 * `maxWaiting` others waiting, and to one whose signal aborts before the turn comes.
 */
export function createTurns(count: number, maxWaiting: number): (signal: AbortSignal) => Promise<Turn | null> {
  let free = count;
  const waiting = new Set<() => void>();

  function begin(): Turn {
    free -= 1;
    return {
      end() {
        free += 1;
        for (const next of waiting) {
          next();
          break;
        }
      },
    };
  }

  return async (signal) => {
    if (signal.aborted) return null;
    if (free > 0) return begin();
    if (waiting.size >= maxWaiting) return null;
    return new Promise((resolve) => {
      const next = () => {
        waiting.delete(next);
        signal.removeEventListener("abort", giveUp);
        resolve(begin());
      };
      const giveUp = () => {
        waiting.delete(next);
        resolve(null);
      };
      waiting.add(next);
      signal.addEventListener("abort", giveUp, { once: true });
    });
  };
}
