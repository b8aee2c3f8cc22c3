/** Yields the steps that `work` reports as they arrive; when `work` rejects, the error is thrown after the last step. */
export async function* streamSteps<Step>(work: (tell: (step: Step) => void) => Promise<void>): AsyncGenerator<Step> {
  const waiting: Step[] = [];
  let wake: () => void = () => undefined;
  let isOver = false;
  const running = work((step) => {
    waiting.push(step);
    wake();
  }).finally(() => {
    isOver = true;
    wake();
  });
  // The promise is awaited below; this handler prevents an unhandled rejection when the consumer stops before that.
  running.catch(() => undefined);
  for (;;) {
    const step = waiting.shift();
    if (step !== undefined) {
      yield step;
      continue;
    }
    if (isOver) break;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  await running;
}
