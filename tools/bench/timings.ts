/** Returns the value below which the fraction `q` (0 to 1) of the values lies. */
export function quantile(values: readonly number[], q: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * q)] as number;
}

/** Returns how long `ask` takes, in milliseconds. */
export async function timed(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}
