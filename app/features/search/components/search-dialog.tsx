import { Dialog } from "#app/ui/dialog.tsx";
import { SearchBox } from "./search-box.tsx";

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The search over the page, keyboard first. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Search">
      <SearchBox isShown={isOpen} onLeave={onClose} />
    </Dialog>
  );
}
