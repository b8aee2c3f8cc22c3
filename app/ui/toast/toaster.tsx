import { type ComponentType, useEffect, useState } from "react";
import { type Toast, toastStore } from "./toast-store.ts";
import { useToasts } from "./use-toast.ts";

type ToastStack = ComponentType<{ toasts: readonly Toast[] }>;

/**
 * Draws the toasts; place it once, at the document's end. The drawing part is fetched with the first toast. If that fails (offline), that toast goes
 * unseen rather than taking the page down, and the next one tries again.
 */
export function Toaster() {
  const toasts = useToasts();
  const newestId = toasts[0]?.id;
  const [Stack, setStack] = useState<ToastStack | null>(null);

  useEffect(() => {
    if (newestId === undefined || Stack) return;
    let isStale = false;
    // Nobody can read it yet, so its time does not run.
    toastStore.pause();
    import("./toast-stack.tsx")
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
