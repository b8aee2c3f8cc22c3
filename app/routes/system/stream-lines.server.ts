import { writeAnswer } from "#app/platform/answers/answer-json.server.ts";
import type { Shape } from "#app/platform/answers/shapes.ts";
import { log } from "#app/platform/log.server.ts";
import { nameError } from "#app/platform/name-error.ts";

/**
 * Returns a response of JSON lines (NDJSON) of a declared shape, each sent as soon as it exists. An error before the first line is thrown, so that it gets a
 * status of its own; a later one just ends the response. `onLeave` is called when the reader disconnects before the end.
 */
export async function streamLines<Value>(
  shape: Shape<Value>,
  values: AsyncGenerator<NoInfer<Value>>,
  onLeave: () => void,
): Promise<Response> {
  const encoder = new TextEncoder();
  let hasLeft = false;
  let next: Promise<IteratorResult<Value>> = Promise.resolve(await values.next());
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await next;
        if (hasLeft) return;
        if (done) return controller.close();
        controller.enqueue(encoder.encode(`${writeAnswer(shape, value)}\n`));
        next = values.next();
        // The next pull handles a rejection; without one, because the reader is gone, it must not count as unhandled.
        next.catch(() => undefined);
      } catch (error) {
        log.warn({ failure: nameError(error) }, "an answer ended early");
        if (!hasLeft) controller.close();
      }
    },
    async cancel() {
      hasLeft = true;
      onLeave();
      await values.return(undefined);
    },
  });
  return new Response(body, {
    headers: { "content-type": "application/x-ndjson; charset=utf-8", "cache-control": "no-store", "x-accel-buffering": "no" },
  });
}
