import { Dialog } from "#app/ui/dialog.tsx";
import type { GiftChoice } from "../../types.ts";
import { GiftFinderList } from "./gift-finder-list.tsx";

interface GiftDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onPick: (gift: GiftChoice) => void;
}

/** Chooses the gift whose card is to stand in the text. */
export function GiftDialog({ isOpen, onClose, onPick }: GiftDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Insert a gift card">
      <div className="min-h-80">
        <GiftFinderList
          pickLabel="Insert"
          onPick={(gift) => {
            onClose();
            // The field takes the focus back when the dialog has let go of it.
            setTimeout(() => onPick(gift), 0);
          }}
        />
      </div>
    </Dialog>
  );
}
