/** Returns the milliseconds of processor time that `run` takes on this thread, unaffected by other load on the machine. */
export function cpuMs(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
