import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { linkWithout } from "../links.rules.ts";
import { FINDER_TEXTS } from "../screen.constants.ts";

/** True for a click that stays in this window. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;

/** Tells who has just waved a gift away how to undo it, wherever on the page that was. True where it was this window's click. */
export function useWaveAway(): (gift: { id: string; name: string }, event: MouseEvent) => boolean {
  const navigate = useNavigate();
  const { showToast } = useToast();
  return ({ id, name }, event) => {
    if (!isPlain(event)) return false;
    // Whatever was asked since stays.
    const undo = () => void navigate(linkWithout(window.location.search.slice(1), "not", id), { preventScrollReset: true });
    showToast({ title: FINDER_TEXTS.wavedAway, description: name, action: { label: FINDER_TEXTS.undo, onClick: undo } });
    return true;
  };
}
