import { type ToastContent, toastStore } from "#app/ui/toast/toast-store.ts";

let shownId: number | null = null;

/** Dismisses the basket's toast, if it is still shown. */
export function hideBasketToast() {
  if (shownId !== null) toastStore.dismiss(shownId);
  shownId = null;
}

/** Replaces the basket's previous toast: toasts for five gifts in a row must not cover the page. */
export function showBasketToast(content: ToastContent) {
  hideBasketToast();
  shownId = toastStore.add(content);
}
