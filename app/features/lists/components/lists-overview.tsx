import { Plus } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { GiftPicture } from "#app/features/catalogue/components/gift-picture.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { CalendarDay } from "#app/ui/local-time.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { sayDistance } from "../arrival.ts";
import { LIST_LIMITS } from "../constants.ts";
import { listPath } from "../links.ts";
import type { ListSummary } from "../list-types.ts";
import { RecentlyRemoved } from "./recently-removed.tsx";

export interface ListsOverviewProps {
  lists: readonly ListSummary[];
  /** Deleted lists that can still be restored, newest first. */
  deletedLists: readonly { id: string; name: string }[];
  /** The id of the one that was deleted just now. */
  deletedId: string | null;
  /** True where the form for a new list is open on the page itself: without JavaScript, or before hydration. */
  isNew: boolean;
  /** The rejected name of a new list with its error. */
  refusal: { name: string; error: string } | null;
  /** Today as an ISO day. */
  today: string;
}

/** "My Gift Lists": shows all of the user's lists, newest first. */
export function ListsOverview({ lists, deletedLists, deletedId, isNew, refusal, today }: ListsOverviewProps) {
  const [isNaming, setIsNaming] = useState(false);
  const deleted = deletedLists.find(({ id }) => id === deletedId);
  function openDialog(event: MouseEvent) {
    event.preventDefault();
    setIsNaming(true);
  }
  const newList = (
    <form action="/gift-lists" className="contents">
      <Button type="submit" name="new" value="1" onClick={openDialog}>
        <Plus aria-hidden className="size-4.5" />
        New list
      </Button>
    </form>
  );
  return (
    <div className="mx-auto w-full max-w-content px-4 pt-8 pb-16 md:px-6 md:pt-12">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">My Gift Lists</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/saved-gifts" variant="secondary">
            Saved Gifts
          </ButtonLink>
          {lists.length === 0 ? null : newList}
        </div>
      </div>
      {deleted === undefined ? null : <Deleted {...deleted} />}
      {isNaming || (!isNew && refusal === null) ? null : (
        <section aria-label="New list" className="mb-8 max-w-[26rem] rounded-card border border-line bg-card p-5 shadow-card">
          <h2 className="mb-4 text-subheading">New list</h2>
          <NewList refusal={refusal} />
        </section>
      )}
      {lists.length === 0 ? (
        <EmptyState
          title="No lists yet"
          text="Create one for a person or an occasion, then save gifts to it with the heart on any card."
          action={newList}
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {lists.map((list) => (
            <li key={list.id} className="grid">
              <ListCard list={list} today={today} />
            </li>
          ))}
        </ul>
      )}
      <RecentlyRemoved
        title="Recently deleted"
        things={deletedLists.filter((list) => list !== deleted)}
        action="/gift-lists"
        fields={{ intent: "restore" }}
        idField="listId"
      />
      <Dialog size="sm" isOpen={isNaming} onClose={() => setIsNaming(false)} title="New list">
        <NewList refusal={refusal} />
      </Dialog>
    </div>
  );
}

/** Offers to undo the deletion that led to this page. */
function Deleted({ id, name }: { id: string; name: string }) {
  return (
    <Form method="post" action="/gift-lists" className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-butter px-5 py-3">
      <p role="status" className="min-w-0 flex-1 basis-60 wrap-break-word">
        <b className="font-semibold">{name}</b> was deleted.
      </p>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="listId" value={id} />
      <Button type="submit" variant="secondary" size="sm">
        Undo
      </Button>
    </Form>
  );
}

function NewList({ refusal }: Pick<ListsOverviewProps, "refusal">) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" action="/gift-lists" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="create" />
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="off"
        placeholder="For Mom, Christmas 2026 …"
        maxLength={LIST_LIMITS.name}
        defaultValue={refusal?.name}
        error={refusal?.error}
      />
      <Button type="submit" busy={isSending} className="self-end">
        Create list
      </Button>
    </Form>
  );
}

function ListCard({ list, today }: { list: ListSummary; today: string }) {
  const { id, name, description, itemCount, pictures, isPublic, occasionDate } = list;
  return (
    <article className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-transform duration-200 ease-settle hover:-translate-y-0.5 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2">
      <Collage pictures={pictures} />
      <div className="flex flex-1 flex-col gap-1.5 p-4 sm:p-5">
        <h2 className="text-subheading wrap-break-word">
          <Link to={listPath(id)} className="outline-none after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        {description === "" ? null : <p className="line-clamp-2 text-[0.9375rem] text-soft-ink">{description}</p>}
        <p className="mt-auto flex flex-wrap items-center gap-2 pt-2 text-[0.9375rem] text-soft-ink">
          <span className="mr-auto tabular-nums">{itemCount === 1 ? "1 gift" : `${itemCount} gifts`}</span>
          {occasionDate === null ? null : (
            <Badge tone="outline">
              <CalendarDay day={occasionDate} form="short" />
              {`, ${sayDistance(occasionDate, today)}`}
            </Badge>
          )}
          {isPublic ? <Badge tone="positive">Shared</Badge> : null}
        </p>
      </div>
    </article>
  );
}

/** Shows the first pictures of a list: one large and up to three small ones. */
function Collage({ pictures }: { pictures: readonly string[] }) {
  const [first, ...rest] = pictures;
  if (first === undefined) return <div className="grid h-44 place-items-center bg-linen text-soft-ink">Nothing saved yet</div>;
  const fill = "block size-full object-cover bg-linen";
  return (
    <div className="flex h-44 gap-0.5 bg-card">
      <div className="min-w-0 flex-2">
        <GiftPicture image={first} alt="" sizes="260px" className={fill} />
      </div>
      {rest.length === 0 ? null : (
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          {rest.slice(0, 3).map((picture, index) => (
            <div key={index} className="min-h-0 flex-1">
              <GiftPicture image={picture} alt="" sizes="130px" className={fill} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
