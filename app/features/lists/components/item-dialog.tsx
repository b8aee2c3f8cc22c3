import { useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import type { ListItem } from "../list-types.ts";
import { ItemForm } from "./item-form.tsx";
import type { ChangeList } from "./use-list-changes.ts";

interface ItemDialogProps {
  /** The item that is being edited; the dialog is open while there is one. */
  item: ListItem | null;
  listPath: string;
  onClose: () => void;
  change: ChangeList;
}

/** Edits note, quantity, and whether several people may share the gift. */
export function ItemDialog({ item, onClose, ...rest }: ItemDialogProps) {
  const [shown, setShown] = useState(item);
  if (item !== null && item !== shown) setShown(item);
  return (
    <Dialog isOpen={item !== null} onClose={onClose} title="Edit gift" description={shown?.title} closesOnBackdrop={false}>
      {shown === null ? null : <ItemForm key={shown.id} item={shown} onDone={onClose} {...rest} />}
    </Dialog>
  );
}
