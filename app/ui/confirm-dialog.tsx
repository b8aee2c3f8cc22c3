import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Description of what will happen. */
  text: ReactNode;
  title?: string;
  confirmLabel?: string;
  /** True while the action is running. */
  isBusy?: boolean;
  children?: ReactNode;
}

/** Asks before a destructive action. Cancel has the initial focus, so that Enter is harmless. */
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
