import { useState } from "react";
import { AMAZON_PRICES_TEXTS } from "../texts.ts";
import { AmazonPricesForm } from "./amazon-prices-form.tsx";

/** Asks the owner how Amazon's prices may be shown, from the first tag until there is an answer. */
export function AmazonPricesQuestion() {
  const [isAnswered, setIsAnswered] = useState(false);
  if (isAnswered) return null;
  return (
    <section aria-labelledby="amazon-prices-question" className="mb-6 flex flex-col gap-3 rounded-card bg-butter p-5">
      <div>
        <h2 id="amazon-prices-question" className="text-subheading">
          {AMAZON_PRICES_TEXTS.question}
        </h2>
        <p className="mt-1 max-w-measure text-[0.9375rem]">{AMAZON_PRICES_TEXTS.why}</p>
      </div>
      <AmazonPricesForm current={null} onAnswered={() => setIsAnswered(true)} />
    </section>
  );
}
