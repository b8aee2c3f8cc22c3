import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

/**
 * A button and the panel that it opens, in a frame around both: Esc gives the focus back to the button, a press elsewhere and leaving the frame by
 * Tab close the panel too. Spread `frameProps` on the frame; the panel has the id.
 */
export function usePopover() {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    function onPress(event: PointerEvent) {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false);
    }
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    // A list inside that is open takes the first Esc for itself.
    if (event.key !== "Escape" || !isOpen || event.defaultPrevented) return;
    event.preventDefault();
    setIsOpen(false);
    button.current?.focus();
  }
  function onBlur(event: FocusEvent) {
    if (event.relatedTarget !== null && !frame.current?.contains(event.relatedTarget)) setIsOpen(false);
  }

  return { isOpen, setIsOpen, id, button, frameProps: { ref: frame, onKeyDown, onBlur } };
}
