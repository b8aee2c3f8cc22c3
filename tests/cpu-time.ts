/** Milliseconds of processor time that `run` takes on this thread: what else the machine does does not count. */
export function cpuMs(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
