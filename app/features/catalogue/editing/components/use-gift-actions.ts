import { useRevalidator } from "react-router";
import { toastStore } from "#app/ui/toast/toast-store.ts";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import type { GiftFlag } from "../../gift-fields.ts";
import type { TaxonomyKey } from "../../taxonomies.ts";
import { describeChanged, GIFT_TOASTS } from "../texts.ts";
import { type GiftChangeOutcome, requestGiftChange, showChangeError } from "./gift-changes.ts";

/** Returns the actions on gifts of the table. Each shows its outcome and reloads the table; a failure leaves the table unchanged. */
export function useGiftActions() {
  const { revalidate } = useRevalidator();

  async function restore(batchId: string): Promise<void> {
    const answer = await requestGiftChange({ change: "restore", batchId });
    if (!answer.ok) return void showChangeError(answer, answer.reason === "gone" ? GIFT_TOASTS.restoreTooLate : GIFT_TOASTS.changeFailed);
    toastStore.add(GIFT_TOASTS.restored);
    await revalidate();
  }

  /** Resolves to true when the gifts are deleted. */
  async function remove(ids: readonly string[]): Promise<boolean> {
    const answer = await requestGiftChange({ change: "delete", ids: [...ids] });
    if (!answer.ok) {
      showChangeError(answer, answer.reason === "gone" ? GIFT_TOASTS.nothingToDelete : GIFT_TOASTS.deleteFailed);
      if (answer.reason === "gone") await revalidate();
      return answer.reason === "gone";
    }
    const { batchId, names } = answer;
    showUndoToast({
      title: names.length === 1 ? "Gift deleted" : `${names.length} gifts deleted`,
      description: names.length === 1 ? names[0] : undefined,
      onUndo: () => void restore(batchId),
    });
    await revalidate();
    return true;
  }

  async function reportChanged(request: Promise<GiftChangeOutcome<"flag" | "categorize-several">>): Promise<boolean> {
    const answer = await request;
    if (!answer.ok) {
      showChangeError(answer, GIFT_TOASTS.changeFailed);
      return false;
    }
    toastStore.add(describeChanged(answer.changed));
    await revalidate();
    return true;
  }

  return {
    remove,
    setFlag: (ids: readonly string[], flag: GiftFlag, value: boolean) =>
      reportChanged(requestGiftChange({ change: "flag", ids: [...ids], flag, value })),
    categorize: (ids: readonly string[], values: Partial<Record<TaxonomyKey, string[]>>) =>
      reportChanged(requestGiftChange({ change: "categorize-several", ids: [...ids], values })),
  };
}

export type GiftActions = ReturnType<typeof useGiftActions>;
