import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { OwnList } from "../list-types.ts";
import type { EditFormProps } from "./edit-form.tsx";
import { ListDetailsForm } from "./list-details-form.tsx";
import { SharingPanel } from "./sharing-panel.tsx";

export interface ListPanelProps extends EditFormProps {
  list: OwnList;
  /** The open panel, `list` or `sharing`; no other value opens a panel of the list. */
  edited: string | null;
  today: string;
  siteUrl: string;
}

/** Renders the content of the list's dialogs on the page itself, for readers without JavaScript or before hydration. */
export function ListPanel({ edited, ...rest }: ListPanelProps) {
  if (edited === "list") {
    return (
      <Panel title="Edit list">
        <ListDetailsForm {...rest} place="page" />
      </Panel>
    );
  }
  if (edited !== "sharing") return null;
  return (
    <Panel title="Share this list">
      <SharingPanel {...rest} />
      <ButtonLink to={rest.listPath} variant="quiet" className="mt-4">
        Done
      </ButtonLink>
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="max-w-[34rem] rounded-card border border-line bg-card p-5 shadow-card sm:p-6">
      <h2 className="mb-5 text-heading">{title}</h2>
      {children}
    </section>
  );
}

/** Offers to undo a removal that a plain form has just made. */
export function RemovedBand({ removed, listPath }: { removed: { id: string; name: string } | undefined; listPath: string }) {
  if (removed === undefined) return null;
  return (
    <Form method="post" action={listPath} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-butter px-5 py-3">
      <p role="status" className="min-w-0 flex-1 basis-60 wrap-break-word">
        <b className="font-semibold">{removed.name}</b> was removed from your list.
      </p>
      <input type="hidden" name="change" value="restore-item" />
      <input type="hidden" name="itemId" value={removed.id} />
      <Button type="submit" variant="secondary" size="sm">
        Undo
      </Button>
    </Form>
  );
}
