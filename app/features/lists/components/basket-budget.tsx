import { joinClasses } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { CURRENCY, currencySign, formatMoney, parseMoney } from "#app/platform/money.ts";
import { compareWithBudget, sumBasket } from "../basket.ts";
import type { BasketItem, BudgetVerdict } from "../basket-types.ts";
import { basketCommands, useBasket } from "./basket-store.ts";

const WORDS: Record<BudgetVerdict["kind"], (amount: string) => string> = {
  under: (amount) => `${amount} left in your budget`,
  spent: () => "Right on budget",
  over: (amount) => `${amount} over budget`,
};

function nameUnpriced(count: number): string {
  return count === 1 ? "plus 1 gift without a price" : `plus ${count} gifts without a price`;
}

/** Compares the basket's total with a budget, in words and as a bar. */
export function BasketBudget({ items }: { items: readonly BasketItem[] }) {
  const { budgetText } = useBasket();
  const totals = sumBasket(items);
  const { count, priceCents, currency, unpricedCount } = totals;
  const budgetCents = parseMoney(budgetText);
  const verdict = compareWithBudget(totals, budgetCents === null ? null : { cents: budgetCents, currency: CURRENCY });
  const isOver = verdict?.kind === "over";
  return (
    <div className="w-full">
      <div className="flex items-baseline justify-between gap-4">
        <p>
          Total <span className="text-soft-ink">({count === 1 ? "1 gift" : `${count} gifts`})</span>
        </p>
        <p className="font-display text-2xl font-heading tabular-nums">{formatMoney(priceCents, currency)}</p>
      </div>
      {unpricedCount > 0 ? <p className="text-right text-sm text-soft-ink">{nameUnpriced(unpricedCount)}</p> : null}
      <TextField
        className="mt-3"
        label="Your budget"
        name="budget"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        icon={<span aria-hidden>{currencySign(CURRENCY)}</span>}
        placeholder="100"
        value={budgetText}
        onChange={(event) => basketCommands.setBudgetText(event.currentTarget.value)}
        error={budgetText.trim() !== "" && budgetCents === null ? "Please enter an amount, such as 100 or 75.50." : undefined}
      />
      {verdict ? (
        <progress
          aria-label="Total as a share of the budget"
          max={1}
          value={Math.min(verdict.share, 1)}
          className={joinClasses(
            "mt-4 block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-linen [&::-webkit-progress-bar]:bg-linen",
            isOver
              ? "[&::-moz-progress-bar]:bg-ribbon [&::-webkit-progress-value]:bg-ribbon"
              : "[&::-moz-progress-bar]:bg-evergreen [&::-webkit-progress-value]:bg-evergreen",
          )}
        />
      ) : null}
      <p
        role="status"
        className={joinClasses("text-[0.9375rem] font-semibold", verdict ? "mt-2" : null, isOver ? "text-ribbon" : "text-evergreen")}
      >
        {verdict ? WORDS[verdict.kind](formatMoney(verdict.differenceCents, verdict.currency)) : null}
      </p>
    </div>
  );
}
