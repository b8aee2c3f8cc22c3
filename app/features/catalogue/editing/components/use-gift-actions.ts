import { useRevalidator } from "react-router";
import { toastStore } from "#app/ui/toast/toast-store.ts";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { describeDeleted, GIFT_TOASTS } from "../texts.ts";
import { requestGiftChange, showChangeError } from "./gift-changes.ts";

/** Returns the actions on gifts of the table. Each shows its outcome and reloads the table; a failure leaves the table unchanged. */
export function useGiftActions() {
  const { revalidate } = useRevalidator();

  async function restore(batchId: string): Promise<void> {
    const answer = await requestGiftChange({ change: "restore", batchId });
    if (!answer.ok) return void showChangeError(answer, answer.reason === "gone" ? GIFT_TOASTS.restoreTooLate : GIFT_TOASTS.changeFailed);
    toastStore.add(GIFT_TOASTS.restored);
    await revalidate();
  }

  /** Resolves to true when the gift is deleted. */
  async function remove(id: string): Promise<boolean> {
    const answer = await requestGiftChange({ change: "delete", ids: [id] });
    if (!answer.ok) {
      showChangeError(answer, answer.reason === "gone" ? GIFT_TOASTS.nothingToDelete : GIFT_TOASTS.deleteFailed);
      if (answer.reason === "gone") await revalidate();
      return answer.reason === "gone";
    }
    const { batchId, names } = answer;
    showUndoToast({ ...describeDeleted(names.length, names[0]), onUndo: () => void restore(batchId) });
    await revalidate();
    return true;
  }

  return { remove, restore };
}
