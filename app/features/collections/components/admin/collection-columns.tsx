import { ExternalLink, RotateCcw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import type { Column } from "#app/ui/data-table.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { collectionPath } from "../../addresses.ts";
import type { ListedCollection } from "../../types.ts";
import { StandingBadge } from "./standing-badge.tsx";

/** The columns of the list of collections; who may not edit sees no buttons. */
export function collectionColumns(mayEdit: boolean): Column<ListedCollection>[] {
  return [
    { id: "title", head: "Title", onCard: "title", cell: (collection) => <Title collection={collection} mayEdit={mayEdit} /> },
    { id: "standing", head: "State", cell: ({ standing }) => <StandingBadge standing={standing} /> },
    { id: "kind", head: "Chosen", cell: ({ isByRule }) => (isByRule ? "By rule" : "By hand") },
    { id: "gifts", head: "Gifts", align: "right", cell: ({ gifts }) => <span className="tabular-nums">{formatCount(gifts)}</span> },
    { id: "dates", head: "Dates", cell: (collection) => <Dates {...collection} /> },
    { id: "changed", head: "Changed", cell: ({ changedAt }) => <LocalTime date={changedAt} /> },
    { id: "actions", head: "Actions", onCard: "plain", align: "right", cell: (collection) => <Actions {...{ collection, mayEdit }} /> },
  ];
}

function Title({ collection: { id, title, standing }, mayEdit }: { collection: ListedCollection; mayEdit: boolean }) {
  if (!mayEdit || standing === "deleted") return <span className="font-semibold wrap-anywhere">{title}</span>;
  return (
    <Link
      to={`/admin/collections/${id}`}
      className="inline-flex min-h-touch items-center font-semibold wrap-anywhere hover:text-evergreen hover:underline"
    >
      {title}
    </Link>
  );
}

function Dates({ shownFrom, shownUntil }: Pick<ListedCollection, "shownFrom" | "shownUntil">) {
  if (shownFrom === null && shownUntil === null) return <span className="text-soft-ink">Always</span>;
  return (
    <span className="flex flex-col text-sm">
      {shownFrom === null ? null : (
        <span>
          from <LocalTime date={shownFrom} />
        </span>
      )}
      {shownUntil === null ? null : (
        <span>
          until <LocalTime date={shownUntil} />
        </span>
      )}
    </span>
  );
}

function Actions({ collection: { id, slug, title, standing }, mayEdit }: { collection: ListedCollection; mayEdit: boolean }) {
  return (
    <span className="flex items-center justify-end gap-1">
      {standing === "shown" ? (
        <a
          href={collectionPath(slug)}
          aria-label={`Open the page of ${title}`}
          className="inline-flex size-touch items-center justify-center rounded-control text-soft-ink hover:bg-linen hover:text-ink [&_svg]:size-4.5"
        >
          <ExternalLink aria-hidden />
        </a>
      ) : null}
      {!mayEdit ? null : standing === "deleted" ? (
        <Change intent="restore" id={id} label={`Restore ${title}`} icon={<RotateCcw aria-hidden />} />
      ) : (
        <Change intent="delete" id={id} label={`Delete ${title}`} icon={<Trash2 aria-hidden />} />
      )}
    </span>
  );
}

function Change({ intent, id, label, icon }: { intent: "delete" | "restore"; id: string; label: string; icon: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <IconButton type="submit" label={label} icon={icon} className={intent === "delete" ? "text-ribbon" : "text-evergreen"} />
    </Form>
  );
}
