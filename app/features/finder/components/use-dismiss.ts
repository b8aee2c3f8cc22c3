import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { linkWithout } from "../results/links.ts";
import { FINDER_TEXTS } from "../results/screen-texts.ts";

/** Returns true for a click that stays in this window. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;

/**
 * Shows a toast with an undo button after a gift is dismissed, wherever on the page that happens. The returned function answers true where
 * the click was in this window.
 */
export function useDismiss(): (gift: { id: string; name: string }, event: MouseEvent) => boolean {
  const navigate = useNavigate();
  const { showToast } = useToast();
  return ({ id, name }, event) => {
    if (!isPlain(event)) return false;
    // The URL is read at the time of the undo, so whatever was asked since stays.
    const undo = () => void navigate(linkWithout(window.location.search.slice(1), "not", id), { preventScrollReset: true });
    showToast({ title: FINDER_TEXTS.dismissed, description: name, action: { label: FINDER_TEXTS.undo, onClick: undo } });
    return true;
  };
}
