import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { REMOVED_VALUE_DAYS } from "../../taxonomy-admin.ts";
import type { RemovedValue } from "../../taxonomy-value.ts";

interface RemovedValuesProps {
  removed: readonly RemovedValue[];
  onRestore: (value: RemovedValue) => Promise<void>;
}

/** What was deleted or merged in this tab; each can be brought back. */
export function RemovedValues({ removed, onRestore }: RemovedValuesProps) {
  const [busyId, setBusyId] = useState<string | null>(null);
  if (removed.length === 0) return null;

  async function restore(value: RemovedValue) {
    setBusyId(value.id);
    await onRestore(value);
    setBusyId(null);
  }

  return (
    <details className="rounded-card border border-line bg-card px-4 py-2.5">
      <summary className="min-h-touch cursor-pointer py-2 font-semibold">
        Deleted and merged <span className="font-normal text-soft-ink tabular-nums">{removed.length}</span>
      </summary>
      <p className="text-[0.9375rem] text-soft-ink">
        You can restore each one for {REMOVED_VALUE_DAYS} days, on the gifts that had it. Restoring also undoes a merge.
      </p>
      <ul className="mt-1 flex flex-col divide-y divide-line">
        {removed.map((value) => (
          <li key={value.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-semibold break-words">{value.name}</p>
              <p className="text-sm text-soft-ink">
                <LocalTime date={value.removedAt} /> · {value.mergedInto === null ? "deleted" : `merged into ${value.mergedInto}`}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              busy={busyId === value.id}
              aria-label={`Restore ${value.name}`}
              onClick={() => void restore(value)}
            >
              <Undo2 aria-hidden className="size-4" />
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
