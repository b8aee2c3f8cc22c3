import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

/**
 * State and handlers of a button that opens a panel, with a frame around both. Esc closes the panel and returns the focus to the button; a
 * press outside and leaving the frame with Tab close it too. Spread `frameProps` on the frame and give the panel the id.
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
    // An open list inside the panel handles the first Esc itself.
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
