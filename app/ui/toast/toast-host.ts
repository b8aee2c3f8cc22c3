import { useEffect, useState } from "react";
import { findTopModal, subscribeToModals } from "../modal-stack.ts";

/**
 * Returns an element that lies above everything and is never inert: a popover (top layer), inside the topmost modal dialog when one is
 * open, else in the body. It is moved rather than recreated, so that its content keeps its state. Null until it is mounted.
 */
export function useTopmostHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement("div");
    element.popover = "manual";
    element.className = "pointer-events-none fixed inset-0 m-0 size-full max-h-none max-w-none overflow-visible bg-transparent";
    const place = () => {
      (findTopModal() ?? document.body).append(element);
      element.showPopover?.();
    };
    place();
    setHost(element);
    const unsubscribe = subscribeToModals(place);
    return () => {
      unsubscribe();
      element.remove();
      setHost(null);
    };
  }, []);

  return host;
}
