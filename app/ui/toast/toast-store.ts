export type ToastType = "default" | "success" | "destructive";

export interface ToastContent {
  title: string;
  description?: string;
  type?: ToastType;
  action?: { label: string; onClick: () => void };
  /** How long it stays, in milliseconds; 5 seconds unless told otherwise. */
  durationMs?: number;
}

export interface Toast extends ToastContent {
  id: number;
  type: ToastType;
  /** False while it leaves the screen; it is removed right after. */
  isOpen: boolean;
}

export const TOAST_LIMIT = 5;
export const TOAST_DURATION_MS = 5000;
/** How long a dismissed toast stays in the list, so that it can leave visibly. */
export const TOAST_EXIT_MS = 200;

interface CloseTimer {
  handle: ReturnType<typeof setTimeout> | undefined;
  startedAtMs: number;
  remainingMs: number;
}

/** A list of toasts, newest first, with their closing timers. Framework-free; `getToasts` returns the same array until something changes. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let isPaused = false;
  const closeTimers = new Map<number, CloseTimer>();
  const listeners = new Set<() => void>();

  function setToasts(next: readonly Toast[]) {
    toasts = next;
    for (const id of closeTimers.keys()) {
      if (!next.some((toast) => toast.id === id)) clearTimer(id);
    }
    // Whoever held the pointer over the last toast can no longer take it away.
    if (next.length === 0) isPaused = false;
    for (const listener of listeners) listener();
  }

  function clearTimer(id: number) {
    clearTimeout(closeTimers.get(id)?.handle);
    closeTimers.delete(id);
  }

  function startTimer(id: number, durationMs: number, onEnd: (id: number) => void) {
    clearTimer(id);
    const handle = setTimeout(onEnd, durationMs, id);
    closeTimers.set(id, { handle, startedAtMs: Date.now(), remainingMs: durationMs });
  }

  function startCountdown(id: number) {
    const durationMs = toasts.find((toast) => toast.id === id)?.durationMs ?? TOAST_DURATION_MS;
    if (isPaused) closeTimers.set(id, { handle: undefined, startedAtMs: 0, remainingMs: durationMs });
    else startTimer(id, durationMs, dismiss);
  }

  /** Shows a toast, newest first; beyond five the oldest goes at once. Returns its id. */
  function add(content: ToastContent): number {
    const id = ++lastId;
    setToasts([{ type: "default", ...content, id, isOpen: true } satisfies Toast, ...toasts].slice(0, TOAST_LIMIT));
    startCountdown(id);
    return id;
  }

  /** Changes a toast that is still open and gives it its full time again; of one that has gone, nothing happens. */
  function update(id: number, change: Partial<ToastContent>) {
    if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
    setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)));
    startCountdown(id);
  }

  /** Lets a toast leave; it is removed 200 ms later, even while others are held open. */
  function dismiss(id: number) {
    if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
    setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
    startTimer(id, TOAST_EXIT_MS, remove);
  }

  /** Takes a toast away at once. */
  function remove(id: number) {
    if (toasts.some((toast) => toast.id === id)) setToasts(toasts.filter((toast) => toast.id !== id));
  }

  /** Holds the countdowns while somebody is reading (pointer or focus on the toasts). */
  function pause() {
    if (isPaused || toasts.length === 0) return;
    isPaused = true;
    for (const { id } of toasts.filter((toast) => toast.isOpen)) {
      const timer = closeTimers.get(id);
      if (!timer) continue;
      clearTimeout(timer.handle);
      const remainingMs = Math.max(0, timer.remainingMs - (Date.now() - timer.startedAtMs));
      closeTimers.set(id, { handle: undefined, startedAtMs: 0, remainingMs });
    }
  }

  /** Goes on counting where `pause` stopped. */
  function resume() {
    if (!isPaused) return;
    isPaused = false;
    for (const { id } of toasts.filter((toast) => toast.isOpen)) {
      startTimer(id, closeTimers.get(id)?.remainingMs ?? TOAST_DURATION_MS, dismiss);
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { add, update, dismiss, remove, pause, resume, subscribe, getToasts: () => toasts };
}

/** The page's one list of toasts. Add to it only in the browser: on the server it would be everybody's. */
export const toastStore = createToastStore();
