import { Pencil, Plus, Share2, Trash2 } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { Form, useNavigate } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { listPath } from "../links.ts";
import type { ItemClaim, OwnList, RefusedChange } from "../list-types.ts";
import { ItemDialog } from "./item-dialog.tsx";
import { ItemPanel } from "./item-panel.tsx";
import { ListDetailsDialog } from "./list-details-dialog.tsx";
import { ListTotals, OccasionBand } from "./list-facts.tsx";
import { ListPanel, RemovedBand } from "./list-panel.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { OwnItems } from "./own-items.tsx";
import { RecentlyRemoved } from "./recently-removed.tsx";
import { ShareListDialog } from "./share-list-dialog.tsx";
import { useListChanges } from "./use-list-changes.ts";

export interface OwnListScreenProps {
  list: OwnList;
  otherLists: readonly { id: string; name: string }[];
  /** The claims, once their day has come; null before. */
  claims: readonly ItemClaim[] | null;
  /** What is edited on the page itself: `list`, `sharing` or an item's id. */
  edited: string | null;
  /** Removed items that can still be restored, newest first. */
  removedItems: readonly { id: string; name: string }[];
  /** The id of the one that a plain form has just removed. */
  removedId: string | null;
  /** A plain form that was refused. */
  refused: RefusedChange | null;
  /** Today as an ISO day. */
  today: string;
  siteUrl: string;
}

type Task = { kind: "share" | "edit-list" } | { kind: "edit-item" | "move-item"; itemId: string };

/** Renders one of the user's own lists with all its controls. */
export function OwnListScreen({ list, otherLists, claims, removedItems, removedId, refused, today, siteUrl, ...rest }: OwnListScreenProps) {
  const [task, setTask] = useState<Task | null>(null);
  const [spoken, setSpoken] = useState("");
  const change = useListChanges(list);
  const { showToast } = useToast();
  const navigate = useNavigate();
  const path = listPath(list.id);
  // A form that was refused is open again, regardless of the URL.
  const edited = refused === null ? rest.edited : (refused.typed.itemId ?? (refused.change === "share" ? "sharing" : "list"));
  const onPage = { listPath: path, change, refused, onDone: () => void navigate(path, { preventScrollReset: true }) };
  const close = () => setTask(null);
  const itemOf = (kind: Task["kind"]) => {
    const itemId = task !== null && task.kind === kind && "itemId" in task ? task.itemId : null;
    return list.items.find(({ id }) => id === itemId) ?? null;
  };

  async function remove(itemId: string) {
    const item = list.items.find(({ id }) => id === itemId);
    const result = await change("remove-item", { itemId });
    if (!result.ok) return;
    showToast({
      title: "Removed from your list",
      description: `You’ll find ${item?.title ?? "it"} under “Recently removed” for an hour.`,
      action: { label: "Undo", onClick: () => void change("restore-item", { itemId }) },
    });
  }

  function act(name: string, itemId: string) {
    if (name === "remove") void remove(itemId);
    else if (name === "edit") setTask({ kind: "edit-item", itemId });
    else if (name === "move") setTask({ kind: "move-item", itemId });
  }

  const panelOf = (itemId: string) => {
    const item = itemId === edited ? list.items.find(({ id }) => id === itemId) : undefined;
    return item && <ItemPanel item={item} order={list.items.map(({ id }) => id)} otherLists={otherLists} {...onPage} />;
  };

  return (
    <div className="mx-auto w-full max-w-[60rem] px-4 pt-3 pb-16 md:px-6">
      <Breadcrumbs items={[{ label: "My Gift Lists", to: "/gift-lists" }]} className="mb-2" />
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 text-title wrap-break-word">{list.name}</h1>
          <Badge tone={list.isPublic ? "positive" : "neutral"}>{list.isPublic ? "Shared by link" : "Private"}</Badge>
        </div>
        {list.description === "" ? null : <p className="max-w-measure whitespace-pre-line">{list.description}</p>}
        <ListTotals items={list.items} />
        <div className="flex flex-wrap gap-3 pt-1">
          <ButtonLink to={`${path}/add`}>
            <Plus aria-hidden className="size-4.5" />
            Add from any shop
          </ButtonLink>
          <ListButtons path={path} onOpen={(kind) => setTask({ kind })} />
          <DeleteList listId={list.id} />
        </div>
      </header>
      <div className="mt-6 flex flex-col gap-5">
        <RemovedBand removed={removedItems.find(({ id }) => id === removedId)} listPath={path} />
        <ListPanel list={list} edited={edited} today={today} siteUrl={siteUrl} {...onPage} />
        <OccasionBand occasionDate={list.occasionDate} items={list.items} today={today} calendarPath={`${path}/occasion.ics`} />
        {list.items.length === 0 ? (
          <EmptyState
            title="Nothing on this list yet"
            text="Save gifts with the heart on any card, or add something from any shop with its link."
            action={
              <ButtonLink to="/gift-finder" variant="secondary">
                Find a Gift
              </ButtonLink>
            }
          />
        ) : (
          <OwnItems list={list} claims={claims} today={today} change={change} panelOf={panelOf} onAct={act} onSpeak={setSpoken} />
        )}
      </div>
      <RecentlyRemoved
        title="Recently removed"
        things={removedItems.filter(({ id }) => id !== removedId)}
        action={path}
        fields={{ change: "restore-item" }}
        idField="itemId"
        onPutBack={(itemId) => void change("restore-item", { itemId })}
      />
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <ShareListDialog
        list={list}
        today={today}
        siteUrl={siteUrl}
        listPath={path}
        isOpen={task?.kind === "share"}
        onClose={close}
        change={change}
      />
      <ListDetailsDialog list={list} today={today} listPath={path} isOpen={task?.kind === "edit-list"} onClose={close} change={change} />
      <ItemDialog item={itemOf("edit-item")} listPath={path} onClose={close} change={change} />
      <MoveDialog item={itemOf("move-item")} otherLists={otherLists} onClose={close} change={change} />
    </div>
  );
}

/** Opens dialogs; before hydration and without JavaScript the same links open forms on the page. */
function ListButtons({ path, onOpen }: { path: string; onOpen: (kind: "share" | "edit-list") => void }) {
  const opener = (kind: "share" | "edit-list") => (event: MouseEvent) => {
    event.preventDefault();
    onOpen(kind);
  };
  return (
    <form action={path} className="contents">
      <Button type="submit" name="edit" value="sharing" variant="secondary" onClick={opener("share")}>
        <Share2 aria-hidden className="size-4.5" />
        Share
      </Button>
      <Button type="submit" name="edit" value="list" variant="secondary" onClick={opener("edit-list")}>
        <Pencil aria-hidden className="size-4.5" />
        Edit list
      </Button>
    </form>
  );
}

/** Deletes the list and leads to the overview, where it can be undone. */
function DeleteList({ listId }: { listId: string }) {
  return (
    <Form method="post" action="/gift-lists">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="listId" value={listId} />
      <Button type="submit" variant="quiet" className="text-ribbon hover:bg-blush">
        <Trash2 aria-hidden className="size-4.5" />
        Delete list
      </Button>
    </Form>
  );
}
