import { useCallback } from "react";
import { fetchJson } from "#app/ui/client/send-json.ts";
import { toastStore } from "#app/ui/toast/toast-store.ts";
import { useLazyModule } from "#app/ui/use-lazy-module.ts";
import { giftOptionsAnswer } from "../answers.ts";
import type { GiftFormOptions } from "../opened-gift.ts";
import { GIFT_FORM_TEXTS } from "../texts.ts";

async function fetchOptions(): Promise<GiftFormOptions> {
  const { answer, trouble } = await fetchJson("/admin/gifts/options", giftOptionsAnswer);
  if (trouble !== null) throw new Error(`/admin/gifts/options answered ${trouble.status}`);
  return answer;
}

/** Returns every value of the taxonomies, fetched the first time that they are wanted; null until then. */
export function useFormOptions(isWanted: boolean): GiftFormOptions | null {
  const tell = useCallback(() => {
    const { title, text } = GIFT_FORM_TEXTS.categoriesMissing;
    toastStore.add({ title, description: text, type: "destructive" });
  }, []);
  return useLazyModule(fetchOptions, isWanted, tell);
}
