import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { toastStore } from "#app/ui/toast/toast-store.ts";
import { GIFT_TOASTS } from "../texts.ts";
import { requestGiftChange, showChangeError } from "./gift-changes.ts";

interface DuplicateButtonProps {
  giftId: string;
  /** True while the form has changes, which a copy of the stored gift would not have. */
  isDirty: boolean;
  onDuplicated: (id: string) => void;
}

/** Makes a draft of the stored gift. */
export function DuplicateButton({ giftId, isDirty, onDuplicated }: DuplicateButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function duplicate() {
    setIsBusy(true);
    const answer = await requestGiftChange({ change: "duplicate", id: giftId });
    setIsBusy(false);
    if (!answer.ok) return showChangeError(answer, answer.reason === "gone" ? GIFT_TOASTS.unknownGift : GIFT_TOASTS.duplicateFailed);
    toastStore.add(GIFT_TOASTS.duplicated);
    onDuplicated(answer.id);
  }
  return (
    <Button
      variant="quiet"
      busy={isBusy}
      disabled={isDirty}
      title={isDirty ? "Save your changes first" : undefined}
      onClick={() => void duplicate()}
    >
      <Copy aria-hidden className="size-4.5" />
      Duplicate
    </Button>
  );
}
