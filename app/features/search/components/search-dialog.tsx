import { Dialog } from "#app/ui/dialog.tsx";
import { SearchBox } from "./search-box.tsx";

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Search">
      <SearchBox isShown={isOpen} onLeave={onClose} />
    </Dialog>
  );
}
