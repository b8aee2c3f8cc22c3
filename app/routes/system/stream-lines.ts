import { log } from "#app/platform/log.server.ts";
import { nameError } from "#app/platform/name-error.ts";

/**
 * An answer of JSON lines (NDJSON), each sent as soon as it is there. What goes wrong before the first line is thrown, so that it gets a
 * true status; after it the answer just ends. `onLeave` is called when the reader goes before the end.
 */
export async function streamLines(values: AsyncGenerator<unknown>, onLeave: () => void): Promise<Response> {
  const encoder = new TextEncoder();
  let hasLeft = false;
  let next: Promise<IteratorResult<unknown>> = Promise.resolve(await values.next());
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await next;
        if (hasLeft) return;
        if (done) return controller.close();
        controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
        next = values.next();
        // Looked at with the next pull; a reader who never pulls again must not make it an unhandled one.
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
