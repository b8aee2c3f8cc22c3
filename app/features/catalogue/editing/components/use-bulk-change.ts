import { useState } from "react";
import { useRevalidator } from "react-router";
import { streamJson } from "#app/ui/client/stream-json.ts";
import { toastStore } from "#app/ui/toast/toast-store.ts";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { bulkStep, type BulkStep } from "../answers.ts";
import type { BulkRequest } from "../bulk-changes.ts";
import { describeChanged, describeDeleted, GIFT_TOASTS, sayRefused } from "../texts.ts";
import { showChangeError } from "./gift-changes.ts";
import { undoPastChange } from "./undo-past-change.ts";

/** The change that waits for an answer: a search finds another number of gifts than was said. */
interface Differing {
  request: BulkRequest;
  /** What was said; null where nothing was. */
  said: number | null;
  count: number;
}
/** `asked`: another dialog asks first. `refused`: `message` says what is wrong with the change; it is null where a notice has said it. */
export type BulkOutcome = { kind: "done" | "asked" } | { kind: "refused"; message: string | null };
const NOT_DONE: BulkOutcome = { kind: "refused", message: null };

/** Changes many gifts at once, shows how far it is, and offers to undo it. `restore` brings back what was deleted together. */
export function useBulkChange(restore: (batchId: string) => Promise<void>) {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<{ gifts: number; of: number } | null>(null);
  const [differing, setDiffering] = useState<Differing | null>(null);

  async function undo(id: string) {
    const { isDone, text, isLost } = await undoPastChange(id, () => undefined);
    toastStore.add({ title: isDone ? "Undone" : "Not undone", description: text, type: isDone ? "success" : "destructive" });
    if (!isLost) await revalidate();
  }

  function tell(step: Extract<BulkStep, { kind: "changed" | "deleted" }>) {
    if (step.kind === "deleted") {
      const { batchId, deleted } = step;
      if (batchId === null) return void toastStore.add(GIFT_TOASTS.nothingToDelete);
      return void showUndoToast({ ...describeDeleted(deleted), onUndo: () => void restore(batchId) });
    }
    const { id, changed, refused } = step;
    const said = describeChanged(changed);
    const description = [sayRefused(refused), said.description].filter(Boolean).join(" ");
    if (id === null) return void toastStore.add({ ...said, description });
    showUndoToast({ title: said.title, description, onUndo: () => void undo(id) });
  }

  async function run(request: BulkRequest): Promise<BulkOutcome> {
    setDiffering(null);
    setProgress({ gifts: 0, of: 0 });
    let outcome: BulkOutcome = NOT_DONE;
    // A server that goes away in the middle of it says no last word.
    let hasLastWord = false;
    let hasBegun = false;
    const init = { body: JSON.stringify(request), headers: { "content-type": "application/json" } };
    for await (const { answer, trouble } of streamJson("/admin/gifts/bulk", bulkStep, init)) {
      hasLastWord = trouble !== null || answer.kind !== "changing";
      hasBegun ||= trouble === null;
      if (trouble !== null) showChangeError({ reason: "trouble", trouble }, GIFT_TOASTS.bulkBroken);
      else if (answer.kind === "changing") setProgress({ gifts: answer.gifts, of: answer.of });
      else if (answer.kind === "invalid") outcome = { kind: "refused", message: answer.message };
      else if (answer.kind === "differs") {
        outcome = { kind: "asked" };
        setDiffering({ request, said: "count" in request.of ? request.of.count : null, count: answer.count });
      } else {
        outcome = { kind: "done" };
        tell(answer);
      }
    }
    if (!hasLastWord) toastStore.add(GIFT_TOASTS.bulkBroken);
    // Who is signed out, or has no connection, would be led away from the selection and from what was typed.
    if (hasBegun) await revalidate();
    setProgress(null);
    return outcome;
  }

  return {
    progress,
    differing,
    run,
    /** Makes the change that waits, with as many gifts as are found now. */
    async goOn() {
      if (differing === null || "ids" in differing.request.of) return NOT_DONE;
      return run({ ...differing.request, of: { ...differing.request.of, count: differing.count } });
    },
    giveUp: () => setDiffering(null),
  };
}
export type BulkChanging = ReturnType<typeof useBulkChange>;
