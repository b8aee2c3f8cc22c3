import { type MouseEvent, type ReactNode, useSyncExternalStore } from "react";
import { useSortableList } from "#app/ui/use-sortable-list.ts";
import { useDayForm } from "#app/ui/local-time.tsx";
import { claimStateOf, nameClaimants } from "../claims.ts";
import type { ItemClaim, ListItem, OwnList } from "../list-types.ts";
import { arrivalNotes, itemIdOf, renderItemRow } from "./item-row.tsx";
import { useRowLinks } from "./use-row-links.ts";
import type { ChangeList } from "./use-list-changes.ts";

interface OwnItemsProps {
  list: OwnList;
  claims: readonly ItemClaim[] | null;
  today: string;
  change: ChangeList;
  /** Returns the form of a row that is edited on the page itself. */
  panelOf: (itemId: string) => ReactNode;
  /** Called with the name of a row's button: `edit`, `move`, `remove`. */
  onAct: (name: string, itemId: string) => void;
  /** Announces a move to users of screen readers. */
  onSpeak: (text: string) => void;
}

const neverChanges = () => () => undefined;

/**
 * False in server HTML: four buttons that need JavaScript in each of 500 rows would double the page. Readers without it get one link in
 * each row.
 */
function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const HINT_ID = "reorder-hint";

/** Renders the rows of the user's own list, which can be reordered. One listener serves all rows. */
export function OwnItems({ list, claims, today, change, panelOf, onAct, onSpeak }: OwnItemsProps) {
  const isLive = useIsLive();
  const followLink = useRowLinks();
  const noteArrival = arrivalNotes(list.occasionDate, today, useDayForm("short"));
  const byId = new Map(list.items.map((item) => [item.id, item]));
  const { order, draggedId, listProps } = useSortableList<HTMLOListElement>({
    ids: list.items.map(({ id }) => id),
    idOf: itemIdOf,
    onPlace: async (itemId, beforeId) => (await change("place-item", { itemId, beforeId: beforeId ?? "" })).ok,
    onMove: (itemId, position) => onSpeak(`${byId.get(itemId)?.title} is now number ${position} of ${list.items.length}.`),
  });

  function act(event: MouseEvent) {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>("[data-do]");
    const itemId = itemIdOf(target);
    if (button !== null && itemId !== null) return onAct(button.dataset.do ?? "", itemId);
    followLink(event);
  }

  return (
    <>
      <p id={HINT_ID} className="sr-only">
        Drag it, or press the arrow keys, Home, or End to move it.
      </p>
      {/* The listeners are for the handles, buttons and links inside, which handle keys themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ol {...listProps} onClick={act} className={isLive ? "wishes" : "wishes wishes-waiting"}>
        {order.map((id) => {
          const item = byId.get(id);
          if (item === undefined) return null;
          return renderItemRow({
            item,
            arrival: noteArrival(item),
            isDragged: id === draggedId,
            handle: isLive ? <Grip title={item.title} /> : null,
            claims: claims === null ? null : <RevealedClaims item={item} claims={claims} />,
            panel: panelOf(id),
            actions: isLive ? (
              <OwnActions title={item.title} />
            ) : (
              <a href={`?edit=${id}#item-${id}`} className="wish-plain" aria-label={`Edit ${item.title}`}>
                Edit
              </a>
            ),
          });
        })}
      </ol>
    </>
  );
}

function Grip({ title }: { title: string }) {
  return <button type="button" data-grip className="wish-grip" aria-label={`Move ${title}`} aria-describedby={HINT_ID} />;
}

function OwnActions({ title }: { title: string }) {
  return (
    <div className="wish-actions">
      <button type="button" data-do="edit" aria-label={`Edit ${title}`}>
        Edit
      </button>
      <button type="button" data-do="move" aria-label={`Move or copy ${title}`}>
        Move
      </button>
      <button type="button" data-do="remove" aria-label={`Remove ${title}`}>
        Remove
      </button>
    </div>
  );
}

function RevealedClaims({ item, claims }: { item: ListItem; claims: readonly ItemClaim[] }) {
  const own = claims.filter(({ itemId }) => itemId === item.id);
  if (own.length === 0) return null;
  const { isTaken } = claimStateOf(item, own);
  return (
    <p className="wish-claim">{`${nameClaimants(own)} ${own.length === 1 ? "is" : "are"} getting ${isTaken ? "this" : "part of this"}`}</p>
  );
}
