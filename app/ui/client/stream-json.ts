import { type ReadValue, request, type Sent } from "./send-json.ts";
import { troubleOf, unreadableAnswer } from "./trouble.ts";

/** Yields the lines of a body as they arrive, without the last one where it is cut off. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (rest + decoder.decode(chunk.value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines.filter((line) => line !== "");
    }
  } finally {
    reader.releaseLock();
  }
}

/** Sends a body and yields each line of JSON of the answer as it arrives. Never rejects: trouble is the last thing that is yielded. */
export async function* streamJson<Answer>(
  path: string,
  read: ReadValue<Answer>,
  init: Pick<RequestInit, "body" | "headers" | "signal">,
): AsyncGenerator<Sent<Answer>> {
  const response = await request(path, { ...init, method: "POST" });
  if (!(response instanceof Response)) return yield { answer: null, trouble: response };
  const { ok, status, body } = response;
  if (!ok || body === null) return yield { answer: null, trouble: troubleOf(status, await response.json().catch(() => null)) };
  try {
    for await (const line of readLines(body)) {
      let answer: Answer;
      try {
        answer = read(JSON.parse(line));
      } catch (error) {
        return yield { answer: null, trouble: unreadableAnswer(status, error) };
      }
      yield { answer, trouble: null };
    }
  } catch {
    yield { answer: null, trouble: troubleOf(0) };
  }
}
