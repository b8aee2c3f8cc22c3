/** Returns the milliseconds of processor time that `run` takes on this thread, unaffected by other load on the machine. */
export function cpuMs(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Returns how much something may cost in a test. Where all files share one process (`npm run test:shuffled`) what ran before has the code of
 * others compiled anew and leaves them its garbage, so that there only a cost of another order is noticed.
 */
export function atMost(cost: number): number {
  return process.env.SHARED_PROCESS === undefined ? cost : cost * 10;
}
