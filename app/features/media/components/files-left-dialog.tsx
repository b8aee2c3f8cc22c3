import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { MediaBulkChanging } from "./use-media-bulk.ts";

/** Names the files that were not deleted since they are in use, with their places, and offers to delete them all the same. */
export function FilesLeftDialog({ bulk }: { bulk: MediaBulkChanging }) {
  const { left } = bulk;
  const files = left?.files ?? [];
  const more = (left?.count ?? 0) - files.length;
  return (
    <ConfirmDialog
      isOpen={left !== null}
      onClose={bulk.forgetLeft}
      onConfirm={() => {
        bulk.forgetLeft();
        void bulk.run({ deed: "delete", of: { ids: files.map(({ id }) => id) }, isConfirmed: true });
      }}
      title={left?.count === 1 ? "1 file is in use and stays" : `${left?.count} files are in use and stay`}
      text="They’re shown in these places, which would have no picture without them."
      confirmLabel={more > 0 ? `Delete these ${files.length} anyway` : "Delete anyway"}
    >
      <ul className="flex max-h-60 flex-col gap-2 overflow-y-auto text-[0.9375rem]">
        {files.map(({ id, name, uses }) => (
          <li key={id} className="break-words">
            <span className="font-semibold">{name}</span>
            <span className="text-soft-ink">
              {uses.length === 0 ? "" : `: ${uses.map((use) => `${use.place} ${use.name}`).join(", ")}`}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-sm text-soft-ink">{`and ${more} more, which also stay`}</p> : null}
    </ConfirmDialog>
  );
}
