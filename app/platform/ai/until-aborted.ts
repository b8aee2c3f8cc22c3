/**
 * Resolves as `promise` does, or rejects with the signal's reason as soon as that is aborted, even if the work behind the promise ignores
 * it. A value that arrives after the abort goes to `onLate`.
 */
export async function untilAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
  onLate: (value: Value) => void = () => undefined,
): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason as Error);
  aborted.catch(() => undefined);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } catch (error) {
    promise.then(onLate, () => undefined);
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
