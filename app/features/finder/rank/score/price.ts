import type { Budget } from "../../types.ts";

/** Range that people mean to spend, as fractions of the maximum that they name. */
const SWEET_FROM = 0.55;
const SWEET_TO = 0.95;

/** Returns the price in cents of its currency that a budget aims at; null for one without any sum. */
export function aimOf({ minCents, maxCents, targetCents }: Budget): number | null {
  if (targetCents !== null) return targetCents;
  if (maxCents === null) return minCents;
  const sweet = (maxCents * (SWEET_FROM + SWEET_TO)) / 2;
  return minCents === null ? sweet : Math.max(sweet, (minCents + maxCents) / 2);
}

/**
 * Returns how well a price in the budget's currency fits it, 0 to 1: 1 near its target, or from 55 to 95 % of its maximum; 0.5 for an unknown price or budget.
 */
export function priceFit(priceCents: number | null, budget: Budget | null): number {
  if (priceCents === null || budget === null) return 0.5;
  const { minCents, maxCents, targetCents } = budget;
  if (targetCents !== null) return Math.max(0, 1 - Math.abs(priceCents - targetCents) / Math.max(targetCents, 1));
  if (maxCents === null)
    return minCents === null ? 0.5 : Math.max(0.2, 1 - Math.max(0, priceCents - 2 * minCents) / Math.max(4 * minCents, 1));
  const share = maxCents === 0 ? 1 : priceCents / maxCents;
  if (share > SWEET_TO) return share > 1 ? 0 : 0.9;
  return share >= SWEET_FROM ? 1 : share / SWEET_FROM;
}
