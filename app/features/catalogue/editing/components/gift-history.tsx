import { AuditFields } from "#app/features/accounts/components/audit-entry.tsx";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import type { AuditRecord } from "#app/features/accounts/audit-entries.ts";
import { LocalTime } from "#app/ui/local-time.tsx";

interface GiftHistoryProps {
  giftId: string;
  records: readonly AuditRecord[];
  hasMore: boolean;
}

/** Lists who changed what of a gift, newest first. */
export function GiftHistory({ giftId, records, hasMore }: GiftHistoryProps) {
  const mayReadLog = useRight("people");
  if (records.length === 0) return null;
  return (
    <section aria-label="History">
      <h3 className="mb-2 text-sm font-semibold text-soft-ink">History</h3>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {records.map((record) => (
          <li key={record.id}>
            <details>
              <summary className="flex min-h-touch cursor-pointer flex-col justify-center py-1.5 text-sm">
                <span>
                  <span className="font-semibold">{record.actorName || "Someone"}</span> {record.action} it
                </span>
                <span className="text-soft-ink">
                  <LocalTime date={new Date(record.at)} />
                </span>
              </summary>
              <AuditFields record={record} className="pb-3" />
            </details>
          </li>
        ))}
      </ol>
      {hasMore && mayReadLog ? (
        <a
          href={`/admin/audit?kind=gift&subject=${giftId}`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-touch items-center text-sm font-semibold text-evergreen underline underline-offset-4"
        >
          All changes
        </a>
      ) : null}
    </section>
  );
}
