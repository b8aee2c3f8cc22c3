import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { findTopModal, registerModal } from "./modal-stack.ts";

interface ModalOptions {
  isOpen: boolean;
  onClose: () => void;
  /** False where a stray click would lose work. */
  closesOnBackdrop: boolean;
}

/**
 * Controls a native `<dialog>` by React state. The browser provides the focus trap, focus return, Esc and the top layer; `onClose` only
 * requests closing, and the caller decides. `isPresent` stays true until the closing animation has ended; `opening` counts the openings,
 * also during that animation, for content that has to start fresh each time.
 */
export function useModal({ isOpen, onClose, closesOnBackdrop }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const didPressBackdrop = useRef(false);
  const [isPresent, setIsPresent] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [opening, setOpening] = useState(0);
  const [showing, setShowing] = useState(0);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpening(opening + 1);
  }
  // The end of the closing animation may be reported after the dialog was opened again.
  if (isOpen && !isPresent) setIsPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    if (!findTopModal()) keepScrollbarPlace();
    dialog.showModal();
    const unregisterModal = registerModal(dialog);
    return () => {
      unregisterModal();
      dialog.close();
    };
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- `showing` asks to show it again.
  }, [isOpen, showing]);

  useEffect(() => {
    if (isOpen || !isPresent) return;
    let isStale = false;
    const motions = ref.current?.getAnimations().map((animation) => animation.finished) ?? [];
    void Promise.allSettled(motions).then(() => {
      if (!isStale) setIsPresent(false);
    });
    return () => {
      isStale = true;
    };
  }, [isOpen, isPresent]);

  const dialogProps = {
    ref,
    // A file input inside fires "cancel" too, and it bubbles.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // This runs when the browser closed the dialog on its own, as on a second Esc. "close" is fired with a delay, after which the dialog
    // may be open again.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || !isOpen || event.currentTarget.open) return;
      // The caller may refuse to close or ask first, so the dialog is shown again until it decides.
      setShowing(showing + 1);
      onClose();
    },
    // The dialog's content fills its box, so an event on the dialog itself happened on the backdrop. Both pointer down and click must:
    // dragging a selection out of a field should not close it.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      didPressBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (closesOnBackdrop && didPressBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
  return { dialogProps, isPresent, opening };
}

/** Sets the width of the scrollbar as a CSS variable before the scroll lock removes it, so that the page does not shift. */
function keepScrollbarPlace() {
  const page = document.documentElement;
  page.style.setProperty("--scrollbar-width", `${window.innerWidth - page.clientWidth}px`);
}
