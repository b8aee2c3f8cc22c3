import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { findTopModal, registerModal } from "./modal-stack.ts";

interface ModalOptions {
  isOpen: boolean;
  onClose: () => void;
  /** False where a slip of the pointer would lose work. */
  closesOnBackdrop: boolean;
}

/**
 * Drives a native `<dialog>` from React state. The browser gives the focus trap, its return, Esc and the top layer; `onClose` is only a wish,
 * the owner decides. `isPresent` stays true until the closing motion has ended; `opening` counts how often it has been opened, for what has to
 * start anew each time, also when it is opened again in the middle of that motion.
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
  // Also when the end of the closing motion is heard of after it was opened again.
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
    // A file field inside fires "cancel" too, and it bubbles.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Reached when the browser closed it by itself, as it does on a second Esc. "close" comes late: by then the dialog may be open again.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || !isOpen || event.currentTarget.open) return;
      // An owner who asks first, or says no, still wants it.
      setShowing(showing + 1);
      onClose();
    },
    // The dialog's own box is filled by its content, so an event on the box itself happened on the backdrop. Both ends of
    // the click must: dragging a selection out of a field is no wish to leave.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      didPressBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (closesOnBackdrop && didPressBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
  return { dialogProps, isPresent, opening };
}

/** Tells the style sheet how wide the scrollbar is that the scroll lock will take away, so that the page does not move. */
function keepScrollbarPlace() {
  const page = document.documentElement;
  page.style.setProperty("--scrollbar-width", `${window.innerWidth - page.clientWidth}px`);
}
