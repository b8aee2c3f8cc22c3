import { GripVertical, X } from "lucide-react";
import { useId, useState } from "react";
import { GiftLine } from "#app/features/catalogue/components/gift-finder-list.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useSortableList } from "#app/ui/use-sortable-list.ts";
import type { CollectionGift } from "../../types.ts";
import { giftNote } from "./collection-fields.ts";

interface GiftOrderProps {
  /** The list's name for screen readers. */
  label: string;
  ids: readonly string[];
  gifts: ReadonlyMap<string, CollectionGift>;
  /** True where another order counts, so that nothing can be moved. */
  isFixed?: boolean;
  onChange: (ids: string[]) => void;
}

const idOf = (element: Element) => element.closest<HTMLElement>("[data-order-id]")?.dataset.orderId ?? null;

/** Gifts in an order that is changed by dragging, or with the arrow keys on a handle. */
export function GiftOrder({ label, ids, gifts, isFixed = false, onChange }: GiftOrderProps) {
  const hintId = useId();
  const [spoken, setSpoken] = useState("");
  const nameOf = (id: string) => gifts.get(id)?.name ?? "A deleted gift";
  const { order, draggedId, listProps } = useSortableList<HTMLOListElement>({
    ids,
    idOf,
    onPlace: async (id, beforeId) => {
      const others = ids.filter((other) => other !== id);
      const place = beforeId === null ? others.length : others.indexOf(beforeId);
      onChange(others.toSpliced(place, 0, id));
      return true;
    },
    // The form has the new order at once, whatever is pressed next.
    onMove: (id, position) => {
      onChange(ids.filter((other) => other !== id).toSpliced(position - 1, 0, id));
      setSpoken(`${nameOf(id)} is now number ${position} of ${ids.length}.`);
    },
  });
  return (
    <>
      <p id={hintId} className="sr-only">
        Drag it, or press the arrow keys, Home, or End to move it.
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The list handles events that bubble up from the handles, which are buttons. */}
      <ol {...listProps} aria-label={label} className="flex flex-col divide-y divide-line rounded-card border border-line bg-card">
        {order.map((id) => {
          const gift = gifts.get(id);
          return (
            <li
              key={id}
              data-order-id={id}
              className={joinClasses(
                "flex items-center gap-3 py-1.5 pr-1",
                id === draggedId ? "bg-linen" : null,
                isFixed ? "pl-3" : "pl-1",
              )}
            >
              {isFixed ? null : (
                <button
                  type="button"
                  data-grip=""
                  aria-label={`Move ${nameOf(id)}`}
                  aria-describedby={hintId}
                  className="inline-flex size-touch shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-soft-ink hover:bg-linen"
                >
                  <GripVertical aria-hidden className="size-4.5" />
                </button>
              )}
              <GiftLine gift={{ name: nameOf(id), image: gift?.image ?? null, category: gift === undefined ? null : giftNote(gift) }} />
              {gift !== undefined && !gift.isShown ? <Badge tone="out-of-stock">Hidden</Badge> : null}
              <IconButton
                label={`Remove ${nameOf(id)}`}
                icon={<X aria-hidden />}
                onClick={() => onChange(ids.filter((other) => other !== id))}
                className="text-ribbon"
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
