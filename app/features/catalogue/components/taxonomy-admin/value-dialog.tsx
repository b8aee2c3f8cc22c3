import { useCallback, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ValueForm, type ValueFormProps } from "./value-form.tsx";

interface ValueDialogProps extends Omit<ValueFormProps, "onCancel" | "onDone" | "onUnsaved"> {
  isOpen: boolean;
  onClose: () => void;
  title: string;
}

/** The dialog for a new or an existing value. It asks before it discards unsaved input. */
export function ValueDialog({ isOpen, onClose, title, ...rest }: ValueDialogProps) {
  const discard = useRef<(() => void) | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (discard.current !== null) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOpen]);

  function close() {
    setIsAsking(false);
    onClose();
  }
  const onUnsaved = useCallback((given: (() => void) | null) => {
    discard.current = given;
  }, []);
  const leave = () => (discard.current === null ? close() : setIsAsking(true));

  return (
    <>
      <Dialog isOpen={isOpen} onClose={leave} title={title} closesOnBackdrop={false}>
        <ValueForm {...rest} onCancel={leave} onDone={close} onUnsaved={onUnsaved} />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          discard.current?.();
          close();
        }}
        title="Discard your changes?"
        text="What you’ve typed isn’t saved yet."
        confirmLabel="Discard"
      />
    </>
  );
}
