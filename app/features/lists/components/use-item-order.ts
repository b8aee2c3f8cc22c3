import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { itemIdOf } from "./item-row.tsx";

/** Keys may be pressed faster than the server answers; the last place counts. */
const SETTLE_MS = 400;
/** So near to the screen's edge the page scrolls along. */
const EDGE_PX = 90;
const SCROLL_PX = 14;

interface ItemOrderOptions {
  /** The ids as the server has them. */
  ids: readonly string[];
  /** Puts an item before another one, or at the end. */
  onPlace: (itemId: string, beforeId: string | null) => void;
  /** Says to those who don't see it where the item is now. */
  onMove: (itemId: string, position: number) => void;
}

function moveTo(ids: readonly string[], id: string, index: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(index, 0, id);
}

/** The index that a dragged row takes at this height: behind every row whose middle lies above. */
function indexAt(rows: readonly HTMLElement[], draggedId: string, y: number): number {
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return itemIdOf(row) !== draggedId && top + height / 2 < y;
  }).length;
}

/**
 * The order of a list's rows while it is being changed: by dragging a handle (`data-grip`), or with the arrow keys, Home and End on it. The
 * page shows the new order at once; `onPlace` hears of it when the item rests. Spread `listProps` on the list element.
 */
export function useItemOrder({ ids, onPlace, onMove }: ItemOrderOptions) {
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const drag = useRef<{ id: string; y: number; before: readonly string[] } | null>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const order = draft ?? ids;

  // What the server says now counts; whatever was drafted has been sent.
  const key = ids.join();
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    setDraft(null);
  }

  useEffect(() => () => clearTimeout(settling.current), []);

  // While something is dragged near the edge the page scrolls, also when the pointer rests there.
  useEffect(() => {
    if (draggedId === null) return;
    let frame = requestAnimationFrame(function follow() {
      const y = drag.current?.y ?? 0;
      if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
      else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [draggedId]);

  function place(id: string, next: readonly string[]) {
    onPlace(id, next[next.indexOf(id) + 1] ?? null);
  }

  function gripOf(target: EventTarget): string | null {
    const grip = target instanceof Element ? target.closest("[data-grip]") : null;
    return grip === null ? null : itemIdOf(grip);
  }

  function endDrag(isKept: boolean) {
    const dragged = drag.current;
    drag.current = null;
    setDraggedId(null);
    if (dragged === null) return;
    if (!isKept) return setDraft(null);
    if (order.join() !== dragged.before.join()) place(dragged.id, order);
  }

  const listProps = {
    ref: list,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const id = gripOf(event.target);
      if (id === null || event.button !== 0) return;
      // The list keeps the pointer: the handle moves in the document while it is dragged.
      list.current?.setPointerCapture(event.pointerId);
      drag.current = { id, y: event.clientY, before: order };
      setDraggedId(id);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const dragged = drag.current;
      if (dragged === null || list.current === null) return;
      dragged.y = event.clientY;
      const next = moveTo(
        order,
        dragged.id,
        indexAt([...(list.current.children as HTMLCollectionOf<HTMLElement>)], dragged.id, event.clientY),
      );
      if (next.join() !== order.join()) setDraft(next);
    },
    onPointerUp: () => endDrag(true),
    onPointerCancel: () => endDrag(false),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === "Escape" && drag.current !== null) return endDrag(false);
      const id = gripOf(event.target);
      if (id === null) return;
      const index = order.indexOf(id);
      const targets: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: order.length - 1 };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      const wanted = Math.min(Math.max(target, 0), order.length - 1);
      if (wanted === index) return;
      const next = moveTo(order, id, wanted);
      setDraft(next);
      onMove(id, wanted + 1);
      clearTimeout(settling.current);
      settling.current = setTimeout(() => place(id, next), SETTLE_MS);
    },
  };
  return { order, draggedId, listProps };
}
