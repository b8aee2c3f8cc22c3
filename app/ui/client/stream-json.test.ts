import { afterEach, expect, test, vi } from "vitest";
import { number, object, text, union } from "#app/platform/answers/shapes.ts";
import { streamJson } from "./stream-json.ts";

const line = object({ a: union(text, number) });
const ask = () => Array.fromAsync(streamJson("/import", line, { body: "x" }));

function answerWith(body: BodyInit, init: ResponseInit = {}) {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, init)));
}

afterEach(() => vi.unstubAllGlobals());

test("lines of JSON are read however they are cut, the last one only when it is whole", async () => {
  const bytes = new TextEncoder().encode('{"a":"🎁"}\n\n{"a":2}\n{"a":');
  for (const size of [1, 3, 1000]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.slice(index * size, (index + 1) * size));
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      },
    });
    answerWith(body);
    expect(await ask()).toEqual([
      { answer: { a: "🎁" }, trouble: null },
      { answer: { a: 2 }, trouble: null },
    ]);
  }
});

test("a line that this page cannot read ends the answer with trouble", async () => {
  const told = vi.mocked(console.error).mockReturnValue();
  for (const foreign of ['{"b":1}', "{", "null"]) {
    answerWith(`{"a":1}\n${foreign}\n{"a":2}\n`);
    const [first, last, ...rest] = await ask();
    expect(first?.answer).toEqual({ a: 1 });
    expect(last?.trouble).toMatchObject({
      kind: "failed",
      message: "The site has been updated since you opened this page. Please reload it.",
    });
    expect(rest).toEqual([]);
  }
  told.mockClear();
});

test("a refusal has the server's words, and a connection that breaks is trouble after what has arrived", async () => {
  answerWith('{"title":"Too large","detail":"In parts, please."}', { status: 413 });
  expect(await ask()).toMatchObject([{ trouble: { status: 413, title: "Too large", message: "In parts, please." } }]);
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!isFirst) return controller.error(new TypeError("network error"));
      isFirst = false;
      controller.enqueue(new TextEncoder().encode('{"a":1}\n'));
    },
  });
  answerWith(body);
  expect(await ask()).toMatchObject([{ answer: { a: 1 } }, { trouble: { kind: "unreachable" } }]);
});
