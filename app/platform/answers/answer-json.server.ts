import { isDeepStrictEqual } from "node:util";
import type { Shape } from "./shapes.ts";
import { CHECKS_ITSELF } from "../self-checks.server.ts";

/** Writes an answer as JSON. Outside of production it throws for a value that does not fit the shape, or that has a field which it does not name. */
export function writeAnswer<Value>(shape: Shape<Value>, value: Value): string {
  const written = JSON.stringify(value);
  if (CHECKS_ITSELF) {
    const sent: unknown = JSON.parse(written);
    const read: unknown = JSON.parse(JSON.stringify(shape(sent, "The answer")));
    if (!isDeepStrictEqual(read, sent))
      throw new Error(`The answer has fields that its shape does not name: ${written} instead of ${JSON.stringify(read)}`);
  }
  return written;
}

/** Answers with JSON of a declared shape, by which the browser reads it. */
export function answerJson<Value>(shape: Shape<Value>, value: NoInfer<Value>, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("content-type", "application/json");
  return new Response(writeAnswer(shape, value), { ...init, headers });
}
