import { formatCount } from "../../gift-tags.ts";
import { wordEach } from "../reading-cost.ts";
import type { ModelReadingView, ModelUse } from "../types.ts";

const USES: Readonly<Record<ModelUse, { what: string; piece: string }>> = {
  choosing: { what: "Understanding shoppers and choosing for them", piece: "a question" },
  suggesting: { what: "Suggesting categories in the gift form", piece: "a gift" },
  reading: { what: "Reading the catalog, each gift once", piece: "a gift" },
};

/** Shows what each use of the language model costs, and what it has cost today; a shop without one may decide by it (`dailyTokens` is 0 then). */
export function ModelCosts({ costs, price, dailyTokens }: Pick<ModelReadingView, "costs" | "price" | "dailyTokens">) {
  const today = costs.reduce((sum, { tokensToday }) => sum + tokensToday, 0);
  return (
    <section aria-labelledby="model-costs" className="rounded-card border border-line bg-card p-5">
      <h2 id="model-costs" className="mb-1 text-subheading">
        What the language model costs
      </h2>
      <p className="text-soft-ink">
        {dailyTokens === 0 ? (
          <>
            This is what each use would cost. <code>AI_DAILY_TOKENS</code> limits all of them together.
          </>
        ) : (
          <>
            {formatCount(Math.round(today))} of today’s {formatCount(dailyTokens)} tokens used (<code>AI_DAILY_TOKENS</code>, until midnight
            UTC).
          </>
        )}{" "}
        <code>AI_USES</code> sets what the model is used for
        {price === null ? (
          <>
            , and <code>AI_PRICE</code> what a million tokens cost you
          </>
        ) : null}
        .
      </p>
      <ul className="mt-2 divide-y divide-line">
        {costs.map(({ use, tokensEach, isMeasured, tokensToday, isOn }) => (
          <li key={use} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 sm:flex-nowrap">
            <span>
              <span className="font-semibold">{USES[use].what}</span>
              {isOn ? null : <span className="text-soft-ink"> – off</span>}
              <span className="block text-sm text-soft-ink first-letter:uppercase">
                {wordEach(tokensEach, USES[use].piece, price)}
                {isMeasured ? ", as measured here" : ", typically"}
              </span>
            </span>
            <span className="shrink-0 text-soft-ink tabular-nums">{formatCount(Math.round(tokensToday))} tokens today</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
