import { type ToastContent, toastStore } from "#app/ui/toast/toast-store.ts";

let shownId: number | null = null;

/** Takes the basket's toast away, if it is still there. */
export function hideBasketToast() {
  if (shownId !== null) toastStore.dismiss(shownId);
  shownId = null;
}

/** Shows what happened to the basket, in place of what happened before: gathering five gifts must not bury the page. */
export function showBasketToast(content: ToastContent) {
  hideBasketToast();
  shownId = toastStore.add(content);
}
