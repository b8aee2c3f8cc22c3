import { expect, test, vi } from "vitest";
import { number, object, text } from "#app/platform/answers/shapes.ts";
import { log } from "#app/platform/log.server.ts";
import { streamLines } from "./stream-lines.server.ts";

const nobodyLeaves = () => expect.unreachable("nobody has left");

test("each value is a line of JSON", async () => {
  async function* values() {
    yield { text: "one\ntwo" };
    yield { text: "3" };
  }
  expect(await (await streamLines(object({ text }), values(), nobodyLeaves)).text()).toBe('{"text":"one\\ntwo"}\n{"text":"3"}\n');
});

test("what goes wrong before the first line is thrown; after it the answer ends, and the log knows no message", async () => {
  // oxlint-disable-next-line require-yield -- It fails before it has anything to give.
  async function* failing(): AsyncGenerator<number> {
    throw new Error("away");
  }
  await expect(streamLines(number, failing(), nobodyLeaves)).rejects.toThrow("away");
  async function* breaking() {
    yield 1;
    throw new TypeError("Failed query: my neighbour");
  }
  const warn = vi.spyOn(log, "warn");
  expect(await (await streamLines(number, breaking(), nobodyLeaves)).text()).toBe("1\n");
  expect(warn).toHaveBeenCalledExactlyOnceWith({ failure: { name: "TypeError", code: undefined } }, "an answer ended early");
});

test("a reader who goes is told of, ends the work, and leaves no trace in the log", async () => {
  const warn = vi.spyOn(log, "warn");
  const onLeave = vi.fn<() => void>();
  let hasEnded = false;
  async function* values() {
    try {
      yield 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      yield 2;
    } finally {
      hasEnded = true;
    }
  }
  const reader = ((await streamLines(number, values(), onLeave)).body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  const pending = reader.read();
  await reader.cancel();
  await pending;
  expect(onLeave).toHaveBeenCalledOnce();
  expect(hasEnded).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});
