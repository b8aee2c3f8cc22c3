/** Plain sums since the start of the process: what a minute of the health page is made of. Times in milliseconds. */
export interface Totals {
  requests: number;
  /** Answers of 500 and above. */
  failures: number;
  keptPages: number;
  renders: number;
  renderMs: number;
  queries: number;
  queryMs: number;
  mailsSent: number;
  mailsFailed: number;
  finderRuns: number;
  finderMs: number;
}

/** All at nought. */
export function emptyTotals(): Totals {
  return {
    requests: 0,
    failures: 0,
    keptPages: 0,
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

/** What has been added between two moments. */
export function subtractTotals(later: Totals, earlier: Totals): Totals {
  const difference = emptyTotals();
  for (const name of Object.keys(difference) as (keyof Totals)[]) difference[name] = later[name] - earlier[name];
  return difference;
}
