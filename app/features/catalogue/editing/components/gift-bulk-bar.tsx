import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { PopoverButton } from "#app/ui/popover-button.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { formatCount } from "../../gift-tags.ts";
import { type BulkRequest, MAX_SELECTED } from "../bulk-changes.ts";
import type { GiftTablePage } from "../gift-table-rows.ts";
import { GIFTS_SCREEN } from "../texts.ts";
import { BulkChangeDialog } from "./bulk-change-dialog.tsx";
import { CategorizeDialog } from "./categorize-dialog.tsx";
import { ChosenGiftsDialog } from "./chosen-gifts-dialog.tsx";
import { focusTable } from "./use-table-keys.ts";
import type { BulkChanging, BulkOutcome } from "./use-bulk-change.ts";
import { countSelected, type SelectedGifts, toRequest } from "./use-gift-selection.ts";

interface GiftBulkBarProps {
  selected: SelectedGifts;
  page: GiftTablePage;
  bulk: BulkChanging;
}

const FLAGS = [
  { flag: "isFeatured", value: "true", label: "Feature" },
  { flag: "isFeatured", value: "false", label: "Stop featuring" },
  { flag: "isTrending", value: "true", label: "Mark as trending" },
  { flag: "isTrending", value: "false", label: "Unmark as trending" },
  { flag: "inStock", value: "true", label: "Mark as in stock" },
  { flag: "inStock", value: "false", label: "Mark as out of stock" },
] as const;
/** So many names of gifts that are on another page stand in the bar. */
const NAMED = 3;

/** Shows what is selected, and what can be done with it; it stays in view while the editor selects more. */
export function GiftBulkBar({ selected, page, bulk }: GiftBulkBarProps) {
  const [open, setOpen] = useState<"change" | "categorize" | "chosen" | "delete" | null>(null);
  const { selection } = selected;
  const count = countSelected(selection);
  // The bar goes with the selection, and with it the button that was pressed.
  useEffect(() => () => void setTimeout(focusTable), []);
  const isTooMany = selection.kind === "some" && count > MAX_SELECTED;

  async function run(deed: BulkRequest["deed"]): Promise<BulkOutcome> {
    if (bulk.progress !== null) return { kind: "refused", message: "Another change is still running. Please wait until it’s done." };
    const outcome = await bulk.run({ of: toRequest(selection), deed });
    if (outcome.kind === "done" && deed.kind === "delete") selected.clear();
    return outcome;
  }
  async function runAndClose(deed: BulkRequest["deed"]) {
    setOpen(null);
    await run(deed);
  }

  return (
    <div
      role="region"
      aria-label="Selected gifts"
      className="sticky top-14 z-10 flex flex-wrap items-center gap-2 rounded-card border border-evergreen bg-sage px-3 py-2 md:top-2"
    >
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-2 px-1">
        <p aria-live="polite" className="font-semibold tabular-nums">
          {sayCount(selected, count)}
          {isTooMany ? ` (you can select at most ${MAX_SELECTED} one by one)` : ""}
        </p>
        <Hidden selected={selected} onShow={() => setOpen("chosen")} />
        <SelectAllFound selected={selected} page={page} />
        <Button variant="quiet" size="sm" onClick={selected.clear}>
          Clear selection
        </Button>
      </div>
      {bulk.progress === null ? null : <Progress {...bulk.progress} />}
      {isTooMany || count === 0 ? null : (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <PopoverButton
            label="Mark"
            panelLabel="Mark the selected gifts"
            panelClassName="flex w-56 flex-col gap-1 max-md:left-0 max-md:right-auto"
          >
            {FLAGS.map(({ flag, value, label }) => (
              <Button
                key={label}
                variant="quiet"
                size="sm"
                className="justify-start"
                onClick={() => void run({ kind: "field", field: flag, value })}
              >
                {label}
              </Button>
            ))}
          </PopoverButton>
          <Button variant="secondary" onClick={() => setOpen("change")}>
            Change
          </Button>
          <Button variant="secondary" onClick={() => setOpen("categorize")}>
            Categorize
          </Button>
          <Button variant="danger" onClick={() => setOpen("delete")}>
            Delete
          </Button>
        </div>
      )}
      <BulkChangeDialog isOpen={open === "change"} count={count} onClose={() => setOpen(null)} onChange={run} />
      <CategorizeDialog isOpen={open === "categorize"} count={count} onClose={() => setOpen(null)} onChange={run} />
      <ChosenGiftsDialog isOpen={open === "chosen"} selected={selected} onClose={() => setOpen(null)} />
      <ConfirmDialog
        isOpen={open === "delete"}
        onClose={() => setOpen(null)}
        onConfirm={() => void runAndClose({ kind: "delete" })}
        text={count === 1 ? GIFTS_SCREEN.deleteText : GIFTS_SCREEN.deleteSeveralText(count)}
      />
    </div>
  );
}

function sayCount({ selection, elsewhere }: SelectedGifts, count: number): string {
  if (selection.kind === "some") return `${formatCount(count)} selected`;
  const plus = selection.isMore ? "+" : "";
  const all = `${formatCount(selection.total)}${plus} ${elsewhere !== null ? "found by another search" : "found"}`;
  if (selection.except.size === 0) return `All ${all}`;
  return `${formatCount(count)}${plus} selected: all ${all}, except ${formatCount(selection.except.size)}`;
}

/** Names the selected gifts that are not on this page, and leads to them. */
function Hidden({ selected, onShow }: { selected: SelectedGifts; onShow: () => void }) {
  const { selection, hidden, elsewhere } = selected;
  if (selection.kind === "all")
    return elsewhere !== null ? (
      <Link to={`/admin/gifts${elsewhere}`} preventScrollReset className="font-semibold text-evergreen underline underline-offset-4">
        Show them
      </Link>
    ) : null;
  const names = hidden.slice(0, NAMED).map(([, name]) => name);
  const rest = hidden.length - names.length;
  return (
    <>
      {hidden.length === 0 ? null : (
        <p className="min-w-0 text-sm break-words">
          {formatCount(hidden.length)} not on this page: {names.join(", ")}
          {rest > 0 ? ` and ${formatCount(rest)} more` : ""}
        </p>
      )}
      <Button variant="quiet" size="sm" onClick={onShow}>
        Show selected
      </Button>
    </>
  );
}

/** Offers to select what the filters find on other pages too, once all of this page is selected. */
function SelectAllFound({ selected, page }: { selected: SelectedGifts; page: GiftTablePage }) {
  const { selection, checked } = selected;
  const isPageChosen = page.rows.length > 0 && page.rows.every(({ id }) => checked?.has(id));
  if (selection.kind === "all" || !isPageChosen || page.total <= page.rows.length) return null;
  return (
    <Button variant="quiet" size="sm" onClick={selected.selectAllFound}>
      Select all {formatCount(page.total)}
      {page.isMore ? "+" : ""} found
    </Button>
  );
}

function Progress({ gifts, of }: NonNullable<BulkChanging["progress"]>) {
  return (
    <div role="status" className="flex min-w-56 items-center gap-3">
      {of === 0 ? null : <ProgressBar label="Changing the gifts" value={gifts} max={of} />}
      <span className="text-sm tabular-nums">{of === 0 ? "Changing…" : `${formatCount(gifts)} of ${formatCount(of)}`}</span>
    </div>
  );
}
