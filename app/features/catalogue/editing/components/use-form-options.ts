import { useCallback } from "react";
import { toastStore } from "#app/ui/toast/toast-store.ts";
import { useLazyModule } from "#app/ui/use-lazy-module.ts";
import type { GiftFormOptions } from "../gift-form.types.ts";
import { GIFT_FORM_TEXTS } from "../texts.constants.ts";

async function fetchOptions(): Promise<GiftFormOptions> {
  const response = await fetch("/admin/gifts/options", { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`/admin/gifts/options answered ${response.status}`);
  return (await response.json()) as GiftFormOptions;
}

/** Returns every value of the taxonomies, fetched the first time that they are wanted; null until then. */
export function useFormOptions(isWanted: boolean): GiftFormOptions | null {
  const tell = useCallback(() => {
    const { title, text } = GIFT_FORM_TEXTS.categoriesMissing;
    toastStore.add({ title, description: text, type: "destructive" });
  }, []);
  return useLazyModule(fetchOptions, isWanted, tell);
}
