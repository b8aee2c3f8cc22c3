import { describe, expect, it } from "vitest";
import { collectBody, readText } from "./read-body.server.ts";

const ask = (body?: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://own.example", { method: "POST", body, headers, duplex: "half" } as RequestInit);
const TOO_LARGE = { ok: false, reason: "too-large" };

/** A stream of parts of 100 bytes, longer than anybody would read; `sent()` says how many were taken. */
function endlessBody() {
  let sent = 0;
  const stream = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(100));
      // A limit that fails should fail the test, not fill the memory.
      if (sent === 10_000) controller.close();
    },
  });
  return { stream, sent: () => sent };
}

describe("I2: bodies are counted while they stream", () => {
  it("stops at the limit without reading on", async () => {
    const endless = endlessBody();
    expect(await collectBody(ask(endless.stream), 1000)).toEqual(TOO_LARGE);
    expect(endless.sent()).toBeLessThan(20);
  });

  it("reads nothing of one that says itself that it is longer", async () => {
    const endless = endlessBody();
    expect(await collectBody(ask(endless.stream, { "content-length": "1001" }), 1000)).toEqual(TOO_LARGE);
    expect(endless.sent()).toBeLessThan(2);
  });

  it("counts bytes, not characters, and takes the last one", async () => {
    expect(await collectBody(ask("é".repeat(6)), 10)).toEqual(TOO_LARGE);
    expect(await collectBody(ask("é".repeat(5)), 10)).toEqual({ ok: true, bytes: new Uint8Array(Buffer.from("é".repeat(5))) });
    expect(await collectBody(ask(), 10)).toEqual({ ok: true, bytes: new Uint8Array(0) });
  });

  it("says that one broke off", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("the line went dead")) });
    expect(await collectBody(ask(broken), 10)).toEqual({ ok: false, reason: "cut-off" });
  });
});

it("I3: bytes that are no text are refused", async () => {
  expect(await readText(ask("naïve"))).toBe("naïve");
  await expect(readText(ask(new Uint8Array([0x22, 0xff, 0x22])))).rejects.toMatchObject({ init: { status: 400 } });
});
