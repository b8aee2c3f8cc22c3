import { useSyncExternalStore } from "react";
import { type Toast, toastStore } from "./toast-store.ts";

const NO_TOASTS: readonly Toast[] = [];

/** The toasts on the screen, newest first, for whoever draws them. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => NO_TOASTS);
}

const commands = {
  showToast: toastStore.add,
  updateToast: toastStore.update,
  dismissToast: toastStore.dismiss,
  removeToast: toastStore.remove,
};

/** The four things that can be done with toasts. The object never changes and reading it causes no render. */
export function useToast() {
  return commands;
}
