import { GiftFinderList } from "#app/features/catalogue/components/gift-finder-list.tsx";
import type { GiftChoice } from "#app/features/catalogue/gift-choices.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { GIFT_CHOICES_AT } from "../../constants.ts";

interface GiftDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onPick: (gift: GiftChoice) => void;
}

/** A dialog to choose the gift whose card is inserted into the text. */
export function GiftDialog({ isOpen, onClose, onPick }: GiftDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Insert a gift card">
      <div className="min-h-80">
        <GiftFinderList
          pickLabel="Insert"
          choicesAt={GIFT_CHOICES_AT}
          onPick={(gift) => {
            onClose();
            // The timeout lets the closing dialog return the focus first, so that the text field takes it last.
            setTimeout(() => onPick(gift), 0);
          }}
        />
      </div>
    </Dialog>
  );
}
