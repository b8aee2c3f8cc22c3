import { useSyncExternalStore } from "react";
import { type Toast, toastStore } from "./toast-store.ts";

const NO_TOASTS: readonly Toast[] = [];

/** Returns the toasts to render, newest first, including those in their exit animation. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => NO_TOASTS);
}

const commands = {
  showToast: toastStore.add,
  updateToast: toastStore.update,
  dismissToast: toastStore.dismiss,
  removeToast: toastStore.remove,
};

/** Returns the four commands for toasts. The object is stable and subscribes to nothing, so it causes no rendering. */
export function useToast() {
  return commands;
}
