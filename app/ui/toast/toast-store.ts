export type ToastType = "default" | "success" | "destructive";

export interface ToastContent {
  title: string;
  description?: string;
  type?: ToastType;
  action?: { label: string; onClick: () => void };
  /** Milliseconds until it closes; the default is 5 seconds. */
  durationMs?: number;
}

export interface Toast extends ToastContent {
  id: number;
  type: ToastType;
  /** False during the exit animation, after which it is removed. */
  isOpen: boolean;
}

export const TOAST_LIMIT = 5;
export const TOAST_DURATION_MS = 5000;
/** Milliseconds that a dismissed toast remains in the list, for its exit animation. */
export const TOAST_EXIT_MS = 200;

interface CloseTimer {
  handle: ReturnType<typeof setTimeout> | undefined;
  startedAtMs: number;
  remainingMs: number;
}

/**
 * Creates a list of toasts, newest first, with their closing timers. It depends on no framework; `getToasts` returns the same array until
 * something changes.
 */
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
    // With the last toast gone, the pointer cannot leave it any more to resume the timers.
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

  /** Adds a toast at the front; beyond five, the oldest is removed immediately. Returns its id. */
  function add(content: ToastContent): number {
    const id = ++lastId;
    setToasts([{ type: "default", ...content, id, isOpen: true } satisfies Toast, ...toasts].slice(0, TOAST_LIMIT));
    startCountdown(id);
    return id;
  }

  /** Changes a toast that is still open and restarts its timer; a closed toast is left alone. */
  function update(id: number, change: Partial<ToastContent>) {
    if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
    setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)));
    startCountdown(id);
  }

  /** Starts a toast's exit animation; it is removed 200 ms later, even while the timers of others are paused. */
  function dismiss(id: number) {
    if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
    setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
    startTimer(id, TOAST_EXIT_MS, remove);
  }

  /** Removes a toast immediately, without its exit animation. */
  function remove(id: number) {
    if (toasts.some((toast) => toast.id === id)) setToasts(toasts.filter((toast) => toast.id !== id));
  }

  /** Pauses the timers while the user is reading (pointer or focus on the toasts). */
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

  /** Resumes the timers with their remaining time. */
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

/** The page's only list of toasts. It must be used in browsers only: on the server, all visitors would share it. */
export const toastStore = createToastStore();
