/** Plain sums since the start of the process; the health page shows their differences per minute. Times are in milliseconds. */
export interface Totals {
  requests: number;
  /** Answers with status 500 and above. */
  failures: number;
  cachedPages: number;
  renders: number;
  renderMs: number;
  queries: number;
  queryMs: number;
  mailsSent: number;
  mailsFailed: number;
  finderRuns: number;
  finderMs: number;
}

export function emptyTotals(): Totals {
  return {
    requests: 0,
    failures: 0,
    cachedPages: 0,
    renders: 0,
    renderMs: 0,
    queries: 0,
    queryMs: 0,
    mailsSent: 0,
    mailsFailed: 0,
    finderRuns: 0,
    finderMs: 0,
  };
}

/** Returns the differences between two moments. */
export function subtractTotals(later: Totals, earlier: Totals): Totals {
  const difference = emptyTotals();
  for (const name of Object.keys(difference) as (keyof Totals)[]) difference[name] = later[name] - earlier[name];
  return difference;
}
