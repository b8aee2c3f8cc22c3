import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** What will happen. */
  text: ReactNode;
  title?: string;
  confirmLabel?: string;
  /** It is being done. */
  isBusy?: boolean;
  children?: ReactNode;
}

/** Asks before something is lost. Cancel has the focus, so that Enter loses nothing. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  text,
  title = "Are you absolutely sure?",
  confirmLabel = "Delete",
  isBusy = false,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      role="alertdialog"
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm} busy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
