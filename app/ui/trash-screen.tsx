import { useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button, ButtonLink } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { SelectionBox } from "./data-table-selection.tsx";
import { EmptyState } from "./empty-state.tsx";
import { LocalTime } from "./local-time.tsx";
import { PageHeader } from "./page-header.tsx";
import { Pagination } from "./pagination.tsx";

/** A deleted thing that can be restored. */
interface TrashRow {
  id: string;
  name: string;
  /** What stands beside the name; empty for nothing. */
  detail: string;
  deletedAt: Date;
  /** Null where it is unknown. */
  deletedBy: string | null;
}

/** What the things are called, and where their trash is. */
interface TrashWords {
  subtitle: string;
  caption: string;
  /** The heading of the column with their names. */
  head: string;
  one: string;
  many: string;
  back: { to: string; label: string };
  path: string;
}

interface TrashScreenProps {
  words: TrashWords;
  rows: readonly TrashRow[];
  page: number;
  pageCount: number;
  /** What was just done. */
  done?: string;
}

/** Deleted things, which can be restored or deleted for good. The form names what is checked `item`, and `one` beside a single button. */
export function TrashScreen({ words, rows, page, pageCount, done }: TrashScreenProps) {
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <PageHeader
        title="Trash"
        subtitle={words.subtitle}
        actions={
          <ButtonLink to={words.back.to} variant="secondary">
            {words.back.label}
          </ButtonLink>
        }
      />
      {done === undefined ? null : (
        <p role="status" className="rounded-control bg-sky px-4 py-3">
          {done}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState title="The trash is empty" text="What you delete will wait here in case you change your mind." />
      ) : (
        <TrashTable key={rows.map(({ id }) => id).join()} rows={rows} words={words} />
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={(to) => `${words.path}?page=${to}`} />
    </div>
  );
}

/** When a thing was deleted, and by whom. */
function Deletion({ at, by }: { at: Date; by: string | null }) {
  return (
    <>
      <LocalTime date={at} />
      {by === null ? null : ` by ${by}`}
    </>
  );
}

function TrashTable({ rows, words }: Pick<TrashScreenProps, "rows" | "words">) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  const toggle = (id: string) =>
    setChecked((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const count = checked.size === 1 ? words.one : `${checked.size} ${words.many}`;
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-3">
      <div className="overflow-x-auto rounded-card border border-line bg-card">
        <table className="w-full text-[0.9375rem]">
          <caption className="sr-only">{words.caption}</caption>
          <thead className="text-left text-sm text-soft-ink">
            <tr className="border-b border-line">
              <th scope="col" className="w-11 pl-1.5">
                <SelectionBox
                  label="Select all"
                  isChecked={checked.size === rows.length}
                  isMixed={checked.size > 0 && checked.size < rows.length}
                  onToggle={() => setChecked(new Set(checked.size === rows.length ? [] : rows.map(({ id }) => id)))}
                />
              </th>
              <th scope="col" className="px-3 py-2 font-semibold">
                {words.head}
              </th>
              <th scope="col" className="px-3 py-2 font-semibold max-sm:hidden">
                Deleted
              </th>
              <th scope="col" className="px-3 py-2">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, detail, deletedAt, deletedBy }) => (
              <tr key={id} className="border-b border-line last:border-b-0">
                <td className="pl-1.5">
                  <SelectionBox name="item" value={id} label={`Select ${name}`} isChecked={checked.has(id)} onToggle={() => toggle(id)} />
                </td>
                <td className="px-3 py-2 break-words">
                  <span className="font-semibold">{name}</span>
                  {detail === "" ? null : <span className="text-soft-ink"> {detail}</span>}
                  <span className="block text-sm text-soft-ink sm:hidden">
                    <Deletion at={deletedAt} by={deletedBy} />
                  </span>
                </td>
                <td className="px-3 py-2 text-sm text-soft-ink max-sm:hidden">
                  <Deletion at={deletedAt} by={deletedBy} />
                </td>
                <td className="px-3 py-1.5 text-right">
                  <Button
                    type="submit"
                    name="one"
                    value={id}
                    size="sm"
                    variant="secondary"
                    disabled={isBusy}
                    aria-label={`Restore ${name}`}
                  >
                    Restore
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="restore" disabled={isBusy || checked.size === 0}>
          Restore selected
        </Button>
        <Button variant="secondary" disabled={isBusy || checked.size === 0} onClick={() => setIsAsking(true)}>
          Delete for good
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit([["intent", "erase"], ...[...checked].map((id) => ["item", id])], { method: "post", preventScrollReset: true });
        }}
        title={`Delete ${count} for good?`}
        confirmLabel="Delete for good"
        text="This can’t be undone."
      />
    </Form>
  );
}
