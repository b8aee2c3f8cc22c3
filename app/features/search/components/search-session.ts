/** Where a search stands. `results` are those of `answered`; while newer ones are on their way the old ones stay. */
export interface SearchState<R> {
  /** What was asked for last, trimmed; empty when nothing is. */
  asked: string;
  status: "idle" | "loading" | "ready" | "failed";
  answered: string;
  results: R | null;
}

export interface SearchSessionOptions<R> {
  search: (query: string, signal: AbortSignal) => Promise<R>;
  debounceMs: number;
  /** Called once for each search that fails; not for one that was given up. */
  onFailure: () => void;
}

/**
 * Turns what is being typed into searches: it waits until the typing pauses, gives up the search before when a new one is wanted,
 * and lets only the answer to the latest question through, in whatever order answers arrive. A blank query asks nobody.
 */
export function createSearchSession<R>({ search, debounceMs, onFailure }: SearchSessionOptions<R>) {
  const idle: SearchState<R> = { asked: "", status: "idle", answered: "", results: null };
  let state = idle;
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;
  const listeners = new Set<() => void>();

  function setState(next: SearchState<R>) {
    state = next;
    for (const listener of listeners) listener();
  }

  function giveUp() {
    clearTimeout(timer);
    underWay?.abort();
    // An answer that is already on its way through cannot be stopped; its number can be out of date.
    latest++;
  }

  async function run(query: string) {
    const number = ++latest;
    const controller = new AbortController();
    underWay = controller;
    try {
      const results = await search(query, controller.signal);
      if (number === latest) setState({ asked: query, status: "ready", answered: query, results });
    } catch {
      if (number !== latest) return;
      setState({ ...state, status: "failed" });
      onFailure();
    }
  }

  /** Says what the field holds now. The same words again change nothing, except after a failure. */
  function ask(text: string) {
    const query = text.trim();
    if (query === state.asked && state.status !== "failed") return;
    giveUp();
    if (query === "") {
      setState(idle);
      return;
    }
    setState({ ...state, asked: query, status: "loading" });
    timer = setTimeout(() => void run(query), debounceMs);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { ask, stop: giveUp, subscribe, getState: () => state };
}
