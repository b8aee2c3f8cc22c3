import { useState } from "react";
import { Link } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import type { AmazonPrices } from "../../types.ts";
import { MARK_FILTERS } from "../gift-table-filters.ts";
import type { GiftMarkCounts } from "../gift-table-rows.ts";
import { AMAZON_PRICES_TEXTS } from "../texts.ts";
import { AmazonPricesForm } from "./amazon-prices-form.tsx";

const FAULTS = ["no-picture", "no-category", "no-price", "stale-price", "dead-link"] as const;
/** The faults that break the rules of Amazon's program; without a tag of ours these rules do not apply. */
const PROGRAM_FAULTS = [...FAULTS, "amazon-price"] as const;

interface CatalogueHealthProps {
  counts: GiftMarkCounts;
  /** How Amazon's prices are shown, and whether a setting determines that; null where there is no tag. */
  amazonPrices: { rule: AmazonPrices; isSetting: boolean } | null;
}

/** Shows the catalogue's faults, each with a link to the gifts concerned. */
export function CatalogueHealth({ counts, amazonPrices }: CatalogueHealthProps) {
  return (
    <section aria-labelledby="health" className="rounded-card border border-line bg-card p-5">
      <h2 id="health" className="text-subheading">
        Catalog health
      </h2>
      <p className="mt-1 mb-3 text-[0.9375rem] text-soft-ink">Across {counts.total.toLocaleString("en-US")} gifts</p>
      <ul className="divide-y divide-line border-y border-line">
        {(amazonPrices === null ? FAULTS : PROGRAM_FAULTS).map((fault) => (
          <li key={fault} className="flex min-h-touch items-center justify-between gap-4">
            <span>{MARK_FILTERS[fault]}</span>
            {counts[fault] === 0 ? (
              <span className="text-soft-ink">None</span>
            ) : (
              <Link
                to={`/admin/gifts?mark=${fault}`}
                className="inline-flex min-h-touch items-center font-semibold text-ribbon hover:underline"
              >
                {counts[fault].toLocaleString("en-US")} to fix
              </Link>
            )}
          </li>
        ))}
      </ul>
      {amazonPrices === null ? null : <PriceRule {...amazonPrices} />}
    </section>
  );
}

function PriceRule({ rule, isSetting }: { rule: AmazonPrices; isSetting: boolean }) {
  const [answer, setAnswer] = useState(rule);
  const mayAnswer = useRight("site");
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-72 text-[0.9375rem] text-soft-ink">
        {AMAZON_PRICES_TEXTS.states[answer]} {isSetting ? AMAZON_PRICES_TEXTS.bySetting : null}
      </p>
      {isSetting || !mayAnswer ? null : <AmazonPricesForm current={answer} onAnswered={setAnswer} />}
    </div>
  );
}
