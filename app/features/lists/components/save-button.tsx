import { Heart } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { SAVE_TEXTS } from "../constants.ts";
import { useIsSaved } from "./saved-gifts-store.ts";
import { type GiftToSave, requestSaveDialog } from "./save-request-store.ts";

/** "Save Gift": opens the dialog. Without JavaScript it is a plain form, which saves to the newest list. */
export function SaveButton({ gift: { id, name } }: { gift: GiftToSave }) {
  const isSaved = useIsSaved(id);

  function open(event: FormEvent) {
    event.preventDefault();
    requestSaveDialog({ id, name });
  }

  return (
    <form method="post" action="/saves" onSubmit={open} className="contents">
      <input type="hidden" name="giftId" value={id} />
      <Button type="submit" variant="secondary" aria-pressed={isSaved}>
        <Heart aria-hidden className={joinClasses("size-[1.15em]", isSaved ? "fill-ribbon text-ribbon" : null)} />
        {SAVE_TEXTS.button}
      </Button>
    </form>
  );
}
