import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Keys may be pressed faster than the server answers; the last place counts. */
const SETTLE_MS = 400;
/** So near to the edge of what scrolls it scrolls along. */
const EDGE_PX = 70;
const SCROLL_PX = 12;

interface OrderOptions {
  /** The ids as the server has them. */
  ids: readonly string[];
  /** The id of the item that an element lies in, or null. */
  idOf: (element: Element) => string | null;
  /** What scrolls while something is dragged near its edge; without one, the page. */
  scroller?: RefObject<HTMLElement | null>;
  /** Puts an item before another one, or at the end. */
  onPlace: (id: string, beforeId: string | null) => void;
  /** Says to those who don't see it where the item is now; counts from 1. */
  onMove: (id: string, position: number) => void;
}

function moveTo(ids: readonly string[], id: string, index: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(index, 0, id);
}

/** Whether the pointer is past the middle of what it is over, coming from the dragged item. */
function isPastMiddle(over: DOMRect, dragged: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  const isOtherRow = over.top >= dragged.bottom || over.bottom <= dragged.top;
  const [at, middle, from] = isOtherRow
    ? [clientY, over.top + over.height / 2, dragged.top]
    : [clientX, over.left + over.width / 2, dragged.left];
  return from < middle ? at > middle : at < middle;
}

/** Lets what scrolls follow what is dragged, also while the pointer rests near its edge. */
function useEdgeScroll(draggedId: string | null, scroller: RefObject<HTMLElement | null> | undefined, pointerY: RefObject<number>) {
  useEffect(() => {
    if (draggedId === null) return;
    let frame = requestAnimationFrame(function follow() {
      const area = scroller?.current?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
      const scrolled = scroller?.current ?? window;
      if (pointerY.current < Math.max(area.top, 0) + EDGE_PX) scrolled.scrollBy(0, -SCROLL_PX);
      else if (pointerY.current > Math.min(area.bottom, window.innerHeight) - EDGE_PX) scrolled.scrollBy(0, SCROLL_PX);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [draggedId, scroller, pointerY]);
}

/**
 * The order of a grid or list while it is being changed: by dragging a handle (`data-grip`) of an item, or with the arrow keys, Home and End on the
 * handle. The page shows the new order at once; `onPlace` hears of it when the item rests. Spread `listProps` on the list, whose children the
 * items are.
 */
export function useOrder<List extends HTMLElement>({ ids, idOf, scroller, onPlace, onMove }: OrderOptions) {
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const drag = useRef<{ id: string; before: readonly string[] } | null>(null);
  const pointerY = useRef(0);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<List>(null);
  const order = draft ?? ids;

  // What the server says now counts; whatever was drafted has been sent.
  const key = ids.join();
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    setDraft(null);
  }
  useEffect(() => () => clearTimeout(settling.current), []);
  useEdgeScroll(draggedId, scroller, pointerY);

  const gripOf = (target: EventTarget) => (target instanceof Element && target.closest("[data-grip]") !== null ? idOf(target) : null);
  const place = (id: string, next: readonly string[]) => onPlace(id, next[next.indexOf(id) + 1] ?? null);

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
    onPointerDown(event: PointerEvent) {
      const id = gripOf(event.target);
      if (id === null || event.button !== 0) return;
      // The list keeps the pointer: the handle moves in the document while it is dragged.
      list.current?.setPointerCapture(event.pointerId);
      pointerY.current = event.clientY;
      drag.current = { id, before: order };
      setDraggedId(id);
    },
    onPointerMove(event: PointerEvent) {
      const dragged = drag.current;
      if (dragged === null) return;
      pointerY.current = event.clientY;
      const items = [...(list.current?.children ?? [])];
      const at = document.elementFromPoint(event.clientX, event.clientY);
      const over = items.find((item) => item.contains(at));
      const own = items.find((item) => idOf(item) === dragged.id);
      if (over === undefined || own === undefined || over === own) return;
      const index = items.indexOf(over);
      // Short of its middle the item rests before it: changing places at its edge, two of different sizes would swap to and fro.
      const isPast = isPastMiddle(over.getBoundingClientRect(), own.getBoundingClientRect(), event);
      const target = isPast ? index : index - Math.sign(index - items.indexOf(own));
      if (order[target] !== dragged.id) setDraft(moveTo(order, dragged.id, target));
    },
    onPointerUp: () => endDrag(true),
    onPointerCancel: () => endDrag(false),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape" && drag.current !== null) return endDrag(false);
      const id = gripOf(event.target);
      if (id === null) return;
      const index = order.indexOf(id);
      const targets: Record<string, number> = {
        ArrowUp: index - 1,
        ArrowLeft: index - 1,
        ArrowDown: index + 1,
        ArrowRight: index + 1,
        Home: 0,
        End: order.length - 1,
      };
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
