import { Dialog } from "#app/ui/dialog.tsx";
import type { OwnList } from "../list-types.ts";
import { ListDetailsForm } from "./list-details-form.tsx";
import type { ChangeList } from "./use-list-changes.ts";

interface ListDetailsDialogProps {
  list: OwnList;
  today: string;
  listPath: string;
  isOpen: boolean;
  onClose: () => void;
  change: ChangeList;
}

/** Edits the details of a list in a dialog. */
export function ListDetailsDialog({ isOpen, onClose, ...rest }: ListDetailsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Edit list" closesOnBackdrop={false}>
      <ListDetailsForm {...rest} onDone={onClose} />
    </Dialog>
  );
}
