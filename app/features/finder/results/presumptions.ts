import { PARTS } from "../brief/parts.ts";
import { asBudget, USUAL_PRICE, usualPriceOf } from "../ask/usual-price.ts";
import { statedLimitsOf } from "../rank/limits/implied.ts";
import type { Brief } from "../types.ts";
import { formatShortMoney } from "#app/platform/money.ts";
import { briefLink } from "./questions.ts";
import type { ScreenChip } from "./screen-types.ts";

/** What is taken for granted though no part of the brief says it: an implied limit or the usual price, by the id that lifts it. */
interface Presumption {
  id: string;
  label: string;
}

/** Returns what an answer takes for granted beyond the brief's own parts. */
export function presumptionsOf(brief: Brief): Presumption[] {
  const usual = usualPriceOf(brief);
  const said = statedLimitsOf(brief);
  const dollars =
    usual === null
      ? ""
      : `Usually ${formatShortMoney(usual.minCents, usual.currency)} to ${formatShortMoney(usual.maxCents, usual.currency)}`;
  return [...(usual === null ? [] : [{ id: USUAL_PRICE, label: dollars }]), ...said.map(({ id, said: label }) => ({ id, label }))];
}

/** Returns them as chips, each of which can be lifted; the usual price can be changed into a budget. */
export function listPresumptionChips(brief: Brief): ScreenChip[] {
  const usual = usualPriceOf(brief);
  const { param, input, ends } = PARTS.budget;
  return presumptionsOf(brief).map(({ id, label }) => ({
    id: `allow:${id}`,
    label,
    isAssumed: true,
    removeTo: briefLink({ ...brief, allowed: [...brief.allowed, id] }),
    change:
      id === USUAL_PRICE && usual !== null && input !== undefined
        ? {
            field: param,
            input,
            value: PARTS.budget.startForm?.(asBudget(usual)) ?? "",
            ...(ends && { ends: ends.fields }),
          }
        : null,
  }));
}
