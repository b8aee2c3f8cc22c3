import { Bookmark, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PopoverButton } from "#app/ui/popover-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { viewsAnswer } from "../answers.ts";
import { type GiftView, MAX_VIEWS, type ViewRequest } from "../gift-views.ts";
import { GIFT_TOASTS } from "../texts.ts";
import { showChangeError } from "./gift-changes.ts";

const sendViews = (change: ViewRequest) => sendJson("/admin/gifts/views", change, viewsAnswer);

/** Sends a change of the views. Resolves to true where it was made, and to null where it got no answer: a notice says that. */
export async function changeViews(change: ViewRequest): Promise<boolean | null> {
  const { answer, trouble } = await sendViews(change);
  if (trouble !== null) showChangeError({ reason: "trouble", trouble }, GIFT_TOASTS.viewFailed);
  return answer === null ? null : answer.ok;
}

interface GiftViewsMenuProps {
  views: readonly GiftView[];
  /** The table's query as it is now, with its columns and size: what a new view keeps. */
  query: string;
}

/** The saved views: each leads to its state of the table. The one in force can be kept under a name. */
export function GiftViewsMenu({ views, query }: GiftViewsMenuProps) {
  const mayEdit = useRight("catalogue.edit");
  const current = views.find((view) => view.query === query);
  if (views.length === 0 && !mayEdit) return null;
  return (
    <PopoverButton
      className="max-sm:static"
      panelLabel="Views"
      panelClassName="flex max-h-[min(38rem,70dvh)] w-[min(22rem,calc(100vw-2rem))] flex-col gap-4 overflow-y-auto"
      label={
        <>
          <Bookmark aria-hidden className="size-4.5" />
          <span className="max-w-40 truncate">{current?.name ?? "Views"}</span>
        </>
      }
    >
      {views.length === 0 ? (
        <p className="text-soft-ink">Save your search, filters, order, and columns as a view, and come back to it anytime.</p>
      ) : (
        <ul className="flex flex-col">
          {views.map((view) => (
            <ViewItem key={view.id} view={view} isCurrent={view === current} />
          ))}
        </ul>
      )}
      {mayEdit ? <SaveView query={query} current={current?.isOwn === true ? current : undefined} /> : null}
    </PopoverButton>
  );
}

function ViewItem({ view, isCurrent }: { view: GiftView; isCurrent: boolean }) {
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();
  async function remove() {
    const isGone = await changeViews({ change: "delete", id: view.id });
    if (isGone === true) showToast(GIFT_TOASTS.viewDeleted);
    if (isGone !== null) await revalidate();
  }
  const from = view.isOwn ? (view.isShared ? "Shared" : null) : view.by === null ? "Shared" : `Shared by ${view.by}`;
  return (
    <li className="flex items-center gap-1">
      <Link
        to={`/admin/gifts${view.query}`}
        preventScrollReset
        aria-current={isCurrent ? "true" : undefined}
        className={joinClasses(
          "min-h-touch min-w-0 grow rounded-control px-2 py-2.5 break-words hover:bg-linen",
          isCurrent ? "font-semibold" : null,
        )}
      >
        {view.name}
        {from === null ? null : <span className="block text-sm font-normal text-soft-ink">{from}</span>}
      </Link>
      {view.isOwn ? (
        <IconButton label={`Delete the view ${view.name}`} icon={<Trash2 aria-hidden />} onClick={() => void remove()} />
      ) : null}
    </li>
  );
}

function SaveView({ query, current }: { query: string; current: GiftView | undefined }) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();
  const [name, setName] = useState(current?.name ?? "");
  const [isShared, setIsShared] = useState(current?.isShared ?? false);
  const [error, setError] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    if (name.trim() === "") return setError("Please give it a name");
    setIsBusy(true);
    const { answer, trouble: met } = await sendViews({ change: "save", name, query, isShared });
    setTrouble(met);
    if (answer?.ok === true) showToast(GIFT_TOASTS.viewSaved);
    setError(answer?.ok === false ? `It wasn’t saved. You can have at most ${MAX_VIEWS} views.` : null);
    // Who is signed out, or has no connection, would be led away from what was typed.
    if (met === null) await revalidate();
    setIsBusy(false);
  }

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="flex flex-col gap-2 border-t border-line pt-3"
    >
      <TextField
        label="Save this view as"
        hint="A view with the same name is replaced."
        maxLength={60}
        value={name}
        error={error ?? undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <CheckboxField label="Share it with everyone here" checked={isShared} onChange={(event) => setIsShared(event.target.checked)} />
      <SaveTrouble
        trouble={trouble}
        denied={GIFT_TOASTS.permissionDenied}
        failed={GIFT_TOASTS.viewFailed}
        onRetry={() => void save()}
        isBusy={isBusy}
      />
      <Button type="submit" busy={isBusy}>
        Save view
      </Button>
    </form>
  );
}
