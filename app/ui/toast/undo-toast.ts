import { toastStore } from "./toast-store.ts";

/** How long something can be taken back. */
export const UNDO_MS = 10_000;

/** Says that something was done and offers to take it back for ten seconds. Returns the toast's id. */
export function showUndoToast({ title, description, onUndo }: { title: string; description?: string; onUndo: () => void }): number {
  return toastStore.add({ title, description, type: "success", durationMs: UNDO_MS, action: { label: "Undo", onClick: onUndo } });
}
