/** The state of a search. `results` belong to `answered`; while newer ones are loading the old ones stay. */
export interface SearchState<R> {
  /** The latest query, trimmed; empty when there is none. */
  asked: string;
  status: "idle" | "loading" | "ready" | "failed";
  answered: string;
  results: R | null;
}

export interface SearchSessionOptions<R> {
  search: (query: string, signal: AbortSignal) => Promise<R>;
  debounceMs: number;
  /** Called once for each search that fails, but not for an aborted one. */
  onFailure: () => void;
}

/**
 * Turns typing into searches: it waits until the typing pauses, aborts the previous search when a new one is wanted, and accepts only the
 * answer to the latest query, in whatever order answers arrive. A blank query sends no request.
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
    // An answer that has already arrived cannot be stopped, but its number shows that it is outdated.
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

  /** Takes the field's current text. The same text again changes nothing, except after a failure. */
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
