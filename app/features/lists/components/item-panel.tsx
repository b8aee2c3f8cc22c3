import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { ListItem, RefusedChange } from "../list-types.ts";
import { ItemForm } from "./item-form.tsx";
import type { EditFormProps } from "./edit-form.tsx";

export interface ItemPanelProps extends EditFormProps {
  item: ListItem;
  /** The ids of the list's items in their order. */
  order: readonly string[];
  otherLists: readonly { id: string; name: string }[];
}

/** Offers all changes of an item as plain forms in its row, for readers without JavaScript, who have no dialogs. */
export function ItemPanel({ item, order, otherLists, ...rest }: ItemPanelProps) {
  const { refused = null, listPath } = rest;
  const at = order.indexOf(item.id);
  const places = [
    { label: "To the top", beforeId: order[0], isOf: at > 0 },
    { label: "Up", beforeId: order[at - 1], isOf: at > 0 },
    { label: "Down", beforeId: order[at + 2] ?? "", isOf: at < order.length - 1 },
    { label: "To the end", beforeId: "", isOf: at < order.length - 1 },
  ].filter(({ isOf }) => isOf);
  return (
    <div className="flex max-w-md flex-col gap-5 rounded-control border border-line bg-paper p-4">
      <Problem refused={refused} />
      <ItemForm item={item} {...rest} place="page" />
      {places.length === 0 ? null : (
        <div role="group" aria-label="Position on the list" className="flex flex-wrap gap-2 border-t border-line pt-4">
          {places.map(({ label, beforeId = "" }) => (
            <form key={label} method="post" action={listPath}>
              <Hidden change="place-item" itemId={item.id} />
              <input type="hidden" name="beforeId" value={beforeId} />
              <Button type="submit" variant="secondary" size="sm">
                {label}
              </Button>
            </form>
          ))}
        </div>
      )}
      {otherLists.length === 0 ? null : (
        <form method="post" action={listPath} className="flex flex-wrap items-end gap-2 border-t border-line pt-4">
          <input type="hidden" name="itemId" value={item.id} />
          <SelectField label="Choose a list" name="targetId" className="min-w-40 flex-1">
            {otherLists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" name="change" value="copy-item" variant="secondary">
            Copy
          </Button>
          <Button type="submit" name="change" value="move-item" variant="secondary">
            Move
          </Button>
        </form>
      )}
      <form method="post" action={listPath} className="border-t border-line pt-4">
        <Hidden change="remove-item" itemId={item.id} />
        <Button type="submit" variant="quiet" className="text-ribbon hover:bg-blush">
          Remove
        </Button>
      </form>
    </div>
  );
}

/** Shows a problem that belongs to no field: the gift is on the other list already, or that list is full. */
function Problem({ refused }: { refused: RefusedChange | null }) {
  if (refused === null || refused.change === "edit-item") return null;
  return (
    <p role="alert" className="rounded-control bg-blush px-3.5 py-2.5 font-medium text-ribbon-deep">
      {refused.problem}
    </p>
  );
}

function Hidden({ change, itemId }: { change: string; itemId: string }) {
  return (
    <>
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="itemId" value={itemId} />
    </>
  );
}
