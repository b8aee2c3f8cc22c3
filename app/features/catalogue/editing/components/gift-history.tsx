import { AuditFields } from "#app/features/accounts/components/audit-entry.tsx";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { GiftHistoryPage } from "../gift-history.ts";

interface GiftHistoryProps extends GiftHistoryPage {
  giftId: string;
}

/** Lists who changed what of a gift, newest first. */
export function GiftHistory({ giftId, entries, hasMore }: GiftHistoryProps) {
  const mayReadLog = useRight("people");
  if (entries.length === 0) return null;
  return (
    <section aria-label="History">
      <h3 className="mb-2 text-sm font-semibold text-soft-ink">History</h3>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <li key={entry.key}>
            <details>
              <summary className="flex min-h-touch cursor-pointer flex-col justify-center py-1.5 text-sm">
                <span>
                  <span className="font-semibold">{entry.actorName || "Someone"}</span> {entry.action} it
                  {entry.file === null ? null : ` by importing ${entry.file || "a file"}`}
                </span>
                <span className="text-soft-ink">
                  <LocalTime date={entry.at} />
                </span>
              </summary>
              <AuditFields record={entry} className="pb-3" />
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
