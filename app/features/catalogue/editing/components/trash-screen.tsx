import { useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { formatMoney } from "#app/platform/money.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { TRASH_DAYS, type TrashedGift } from "../trash.ts";

interface TrashScreenProps {
  gifts: readonly TrashedGift[];
  page: number;
  pageCount: number;
  /** What was just done. */
  done?: string;
}

/** Deleted gifts, which can be restored or deleted for good. */
export function TrashScreen({ gifts, page, pageCount, done }: TrashScreenProps) {
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <PageHeader
        title="Trash"
        subtitle={`Deleted gifts stay here for ${TRASH_DAYS} days. A restored gift is back in its categories and on people’s lists.`}
        actions={
          <ButtonLink to="/admin/gifts" variant="secondary">
            Back to the gifts
          </ButtonLink>
        }
      />
      {done === undefined ? null : (
        <p role="status" className="rounded-control bg-sky px-4 py-3">
          {done}
        </p>
      )}
      {gifts.length === 0 ? (
        <EmptyState title="The trash is empty" text="What you delete will wait here in case you change your mind." />
      ) : (
        <TrashTable key={gifts.map(({ id }) => id).join()} gifts={gifts} />
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={(to) => `/admin/gifts/trash?page=${to}`} />
    </div>
  );
}

function TrashTable({ gifts }: { gifts: readonly TrashedGift[] }) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  const toggle = (id: string) =>
    setChecked((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const count = checked.size === 1 ? "one gift" : `${checked.size} gifts`;
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-3">
      <div className="overflow-x-auto rounded-card border border-line bg-card">
        <table className="w-full text-[0.9375rem]">
          <caption className="sr-only">Deleted gifts</caption>
          <thead className="text-left text-sm text-soft-ink">
            <tr className="border-b border-line">
              <th scope="col" className="w-12 px-3 py-2">
                <input
                  type="checkbox"
                  aria-label="Select all"
                  checked={checked.size === gifts.length}
                  onChange={({ target }) => setChecked(new Set(target.checked ? gifts.map(({ id }) => id) : []))}
                  className="size-5 accent-evergreen"
                />
              </th>
              <th scope="col" className="px-3 py-2 font-semibold">
                Gift
              </th>
              <th scope="col" className="px-3 py-2 font-semibold">
                Deleted
              </th>
              <th scope="col" className="px-3 py-2">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {gifts.map(({ id, name, priceCents, currency, deletedAt, deletedBy }) => (
              <tr key={id} className="border-b border-line last:border-b-0">
                <td className="px-3 py-2">
                  <input
                    type="checkbox"
                    name="gift"
                    value={id}
                    aria-label={`Select ${name}`}
                    checked={checked.has(id)}
                    onChange={() => toggle(id)}
                    className="size-5 accent-evergreen"
                  />
                </td>
                <td className="px-3 py-2 break-words">
                  <span className="font-semibold">{name}</span>
                  {priceCents === null ? null : <span className="text-soft-ink"> {formatMoney(priceCents, currency)}</span>}
                </td>
                <td className="px-3 py-2 text-sm text-soft-ink">
                  <LocalTime date={deletedAt} />
                  {deletedBy === null ? null : ` by ${deletedBy}`}
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
          Restore the selected
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
          void submit([["intent", "erase"], ...[...checked].map((id) => ["gift", id])], { method: "post", preventScrollReset: true });
        }}
        title={`Delete ${count} for good?`}
        confirmLabel="Delete for good"
        text="Nobody can bring them back after that."
      />
    </Form>
  );
}
