import { type ComponentType, useEffect, useState } from "react";
import { loadOrReload } from "../client/load-or-reload.ts";
import { type Toast, toastStore } from "./toast-store.ts";
import { useToasts } from "./use-toast.ts";

type ToastStack = ComponentType<{ toasts: readonly Toast[] }>;

const loadStack = () => import("./toast-stack.tsx");
const FIRST_INPUT_EVENTS = ["pointermove", "pointerdown", "keydown", "input"] as const;

/** Loads the rendering code with the first sign of a person, since a toast about a lost connection comes too late to load anything. */
function usePreparedStack() {
  useEffect(() => {
    const listening = new AbortController();
    const prepare = () => {
      listening.abort();
      loadStack().catch(() => undefined);
    };
    for (const event of FIRST_INPUT_EVENTS) addEventListener(event, prepare, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/**
 * Renders the toasts; place it once, at the end of the document. The rendering code is loaded with the first sign of a person, or with the
 * first toast. If that fails (offline; after an update of the site the page is loaded anew), the toast is not shown, the page still works, and the next toast tries again.
 */
export function Toaster() {
  usePreparedStack();
  const toasts = useToasts();
  const newestId = toasts[0]?.id;
  const [Stack, setStack] = useState<ToastStack | null>(null);

  useEffect(() => {
    if (newestId === undefined || Stack) return;
    let isStale = false;
    // The timers are paused while the toast cannot be seen yet.
    toastStore.pause();
    loadOrReload(loadStack)
      .then(
        ({ ToastStack }) => {
          if (!isStale) setStack(() => ToastStack);
        },
        (error: unknown) => console.error("Notifications could not be loaded", error),
      )
      .finally(toastStore.resume);
    return () => {
      isStale = true;
    };
  }, [newestId, Stack]);

  return Stack ? <Stack toasts={toasts} /> : null;
}
