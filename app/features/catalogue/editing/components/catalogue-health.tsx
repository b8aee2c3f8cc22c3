import { Link } from "react-router";
import { MARK_FILTERS } from "../gift-table.schema.ts";
import type { GiftMarkCounts } from "../gift-table.types.ts";

const FAULTS = ["no-picture", "no-category", "no-price", "stale-price", "dead-link"] as const;

/** What the catalogue lacks, each with the way to the gifts concerned. */
export function CatalogueHealth({ counts }: { counts: GiftMarkCounts }) {
  return (
    <section aria-labelledby="health" className="rounded-card border border-line bg-card p-5">
      <h2 id="health" className="text-subheading">
        Catalog health
      </h2>
      <p className="mt-1 mb-3 text-[0.9375rem] text-soft-ink">Of {counts.total.toLocaleString("en-US")} gifts</p>
      <ul className="divide-y divide-line border-y border-line">
        {FAULTS.map((fault) => (
          <li key={fault} className="flex min-h-touch items-center justify-between gap-4">
            <span>{MARK_FILTERS[fault]}</span>
            {counts[fault] === 0 ? (
              <span className="text-soft-ink">None</span>
            ) : (
              <Link
                to={`/admin/gifts?mark=${fault}`}
                className="inline-flex min-h-touch items-center font-semibold text-ribbon hover:underline"
              >
                {counts[fault].toLocaleString("en-US")} to mend
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
