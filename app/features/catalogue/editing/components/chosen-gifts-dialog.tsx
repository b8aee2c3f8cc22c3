import { X } from "lucide-react";
import { useEffect } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { giftPath } from "../../addresses.ts";
import { formatCount } from "../../gift-tags.ts";
import type { SelectedGifts } from "./use-gift-selection.ts";

interface ChosenGiftsDialogProps {
  isOpen: boolean;
  selected: SelectedGifts;
  onClose: () => void;
}

/** Lists everything that is selected one by one, also what the filters do not show, and takes it out of the selection. */
export function ChosenGiftsDialog({ isOpen, selected: { selection, drop }, onClose }: ChosenGiftsDialogProps) {
  const gifts = selection.kind === "some" ? [...selection.gifts] : [];
  const isEmpty = gifts.length === 0;
  useEffect(() => {
    if (isOpen && isEmpty) onClose();
  }, [isOpen, isEmpty, onClose]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`${formatCount(gifts.length)} selected`}>
      <ul className="flex flex-col divide-y divide-line">
        {gifts.map(([id, name]) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <a href={giftPath(id)} target="_blank" rel="noopener" className="min-w-0 py-2 break-words hover:underline">
              {name}
            </a>
            <IconButton label={`Remove ${name} from the selection`} icon={<X aria-hidden />} onClick={() => drop([id])} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
