import { toastStore } from "./toast-store.ts";

/** Milliseconds in which an action can be undone. */
export const UNDO_MS = 10_000;

/** Shows that an action was done and offers to undo it for ten seconds. Returns the toast's id. */
export function showUndoToast({ title, description, onUndo }: { title: string; description?: string; onUndo: () => void }): number {
  return toastStore.add({ title, description, type: "success", durationMs: UNDO_MS, action: { label: "Undo", onClick: onUndo } });
}
