import { useId, useRef, useState } from "react";
import { useSortableList } from "#app/ui/use-sortable-list.ts";
import { cleanCategoryName } from "../../gift-tags.ts";
import type { TaxonomyValue } from "../../taxonomy-value.ts";
import { ValueCard } from "./value-card.tsx";

interface ValueGridProps {
  /** The list's name for screen readers, such as "Occasions". */
  label: string;
  values: readonly TaxonomyValue[];
  /** False while a search shows only some, among which a place would say little. */
  canMove: boolean;
  onEdit: (value: TaxonomyValue) => void;
  onMerge: (value: TaxonomyValue) => void;
  onDelete: (value: TaxonomyValue) => void;
  onPlace: (id: string, beforeId: string | null) => Promise<boolean>;
}

function valueIdOf(element: Element): string | null {
  return element.closest<HTMLElement>("[data-order-id]")?.dataset.orderId ?? null;
}

/** Shows the cards of a taxonomy in an order that can be changed. The grid takes at most 70 % of the screen's height. */
export function ValueGrid({ label, values, canMove, onEdit, onMerge, onDelete, onPlace }: ValueGridProps) {
  const hintId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState("");
  const byId = new Map(values.map((value) => [value.id, value]));
  const { order, draggedId, listProps } = useSortableList<HTMLUListElement>({
    ids: values.map(({ id }) => id),
    idOf: valueIdOf,
    scroller: area,
    onPlace,
    onMove: (id, position) => setSpoken(`${cleanCategoryName(byId.get(id)?.name ?? "")} is now number ${position} of ${values.length}.`),
  });
  return (
    <>
      <p id={hintId} className="sr-only">
        Drag it, or press the arrow keys, Home, or End to move it.
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable area has to be reachable by keyboard. */}
      <div ref={area} role="region" aria-label={label} tabIndex={0} className="-m-1 max-h-[70dvh] overflow-y-auto rounded-card p-1">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The list handles events that bubble up from the grips, which are buttons. */}
        <ul {...listProps} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {order.map((id) => {
            const value = byId.get(id);
            return value === undefined ? null : (
              <ValueCard
                key={id}
                value={value}
                hintId={hintId}
                canMove={canMove}
                isDragged={id === draggedId}
                onEdit={() => onEdit(value)}
                onMerge={() => onMerge(value)}
                onDelete={() => onDelete(value)}
              />
            );
          })}
        </ul>
      </div>
    </>
  );
}
