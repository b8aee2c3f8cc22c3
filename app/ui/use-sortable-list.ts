import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds without a key press before the new position is sent, since keys can be pressed faster than the server answers. */
const SETTLE_MS = 400;
/** Pixels from the edge of the scrolling area within which dragging scrolls it. */
const EDGE_PX = 70;
const SCROLL_PX = 12;

interface OrderOptions {
  /** Ids in the server's order. */
  ids: readonly string[];
  /** Returns the id of the item that contains an element, or null. */
  idOf: (element: Element) => string | null;
  /** The area that scrolls while an item is dragged near its edge; the default is the page. */
  scroller?: RefObject<HTMLElement | null>;
  /** Moves an item before another one, or to the end. Resolves to whether it was moved. */
  onPlace: (id: string, beforeId: string | null) => Promise<boolean>;
  /** Announces an item's new position to screen readers; positions start at 1. */
  onMove: (id: string, position: number) => void;
}

function moveTo(ids: readonly string[], id: string, index: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(index, 0, id);
}

/** True where the pointer is past the middle of the item under it, seen from the dragged item. */
function isPastMiddle(over: DOMRect, dragged: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  const isOtherRow = over.top >= dragged.bottom || over.bottom <= dragged.top;
  const [at, middle, from] = isOtherRow
    ? [clientY, over.top + over.height / 2, dragged.top]
    : [clientX, over.left + over.width / 2, dragged.left];
  return from < middle ? at > middle : at < middle;
}

/** Scrolls the area while an item is held near its edge, even if the pointer does not move. */
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
 * Reorders a grid or list by dragging an item's handle (`data-grip`), or with the arrow keys, Home and End on the handle. The new order is
 * shown immediately; `onPlace` is called when the item is dropped. Spread `listProps` on the list; the items are its children.
 */
export function useSortableList<List extends HTMLElement>({ ids, idOf, scroller, onPlace, onMove }: OrderOptions) {
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const drag = useRef<{ id: string; before: readonly string[] } | null>(null);
  const pointerY = useRef(0);
  const settling = useRef<{ id: string; timer: ReturnType<typeof setTimeout>; place: () => void } | null>(null);
  const list = useRef<List>(null);
  const order = draft ?? ids;

  // A new order from the server replaces the draft, which has been sent by then.
  const key = ids.join();
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    setDraft(null);
  }
  // A move that is still delayed is sent on unmount.
  useEffect(() => () => settling.current?.place(), []);
  useEdgeScroll(draggedId, scroller, pointerY);

  const gripOf = (target: EventTarget) => (target instanceof Element && target.closest("[data-grip]") !== null ? idOf(target) : null);

  async function place(id: string, next: readonly string[]) {
    const isPlaced = await onPlace(id, next[next.indexOf(id) + 1] ?? null);
    // An order that was not saved must not stay on the screen.
    if (!isPlaced) setDraft(null);
  }

  /** Sends an item's position after a pause in key presses. A delayed move of another item is sent first. */
  function settle(id: string, next: readonly string[]) {
    const waiting = settling.current;
    clearTimeout(waiting?.timer);
    if (waiting !== null && waiting.id !== id) waiting.place();
    const placeNow = () => {
      clearTimeout(settling.current?.timer);
      settling.current = null;
      void place(id, next);
    };
    settling.current = { id, place: placeNow, timer: setTimeout(placeNow, SETTLE_MS) };
  }

  function endDrag(isAccepted: boolean) {
    const dragged = drag.current;
    drag.current = null;
    setDraggedId(null);
    if (dragged === null) return;
    if (!isAccepted) return setDraft(null);
    if (order.join() !== dragged.before.join()) void place(dragged.id, order);
  }

  const listProps = {
    ref: list,
    onPointerDown(event: PointerEvent) {
      const id = gripOf(event.target);
      if (id === null || event.button !== 0) return;
      // The list captures the pointer, since the handle moves within the document during the drag.
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
      // The items swap only past the middle: at the edge, two items of different sizes would swap back and forth.
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
      settle(id, next);
    },
  };
  return { order, draggedId, listProps };
}
