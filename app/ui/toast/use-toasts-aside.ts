import { type RefObject, useEffect, useState } from "react";
import type { Toast } from "./toast-store.ts";

/** True where the middle of an element is under another one. */
function isUnder(element: Element, cover: Element): boolean {
  const [{ left, top, width, height }, over] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
  const [x, y] = [left + width / 2, top + height / 2];
  return x > over.left && x < over.right && y > over.top && y < over.bottom;
}

/**
 * Says whether the toasts stand at the top of the window instead of at the bottom. They change sides where they cover what the keyboard has
 * reached, which on a short page cannot be scrolled from under them.
 */
export function useToastsAside(stack: RefObject<HTMLElement | null>, toasts: readonly Toast[]): boolean {
  const [movedFor, setMovedFor] = useState<number | null>(null);
  const newestId = toasts[0]?.id ?? null;

  useEffect(() => {
    if (newestId === null) return;
    let frame = 0;
    function look() {
      const focused = document.activeElement;
      if (!stack.current || !focused?.matches(":focus-visible") || stack.current.contains(focused)) return;
      if (isUnder(focused, stack.current)) setMovedFor((before) => (before === null ? newestId : null));
    }
    function lookSoon() {
      cancelAnimationFrame(frame);
      // By then the page has scrolled to what got the focus.
      frame = requestAnimationFrame(look);
    }
    lookSoon();
    document.addEventListener("focusin", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", lookSoon);
    };
  }, [stack, newestId]);

  return toasts.some(({ id }) => id === movedFor);
}
