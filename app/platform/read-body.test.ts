import { describe, expect, it } from "vitest";
import { readJson } from "./read-body.server.ts";

const ask = (body?: BodyInit) => new Request("http://own.example", { method: "POST", body, duplex: "half" } as RequestInit);

describe("I2: bodies are counted while they stream", () => {
  it("stops at the limit without reading on", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(100));
      },
    });
    expect(await readJson(ask(endless), 1000)).toEqual({ ok: false, reason: "too-large" });
    expect(sent).toBeLessThan(20);
  });

  it("counts bytes, not characters", async () => {
    expect(await readJson(ask(JSON.stringify("é".repeat(6))), 10)).toEqual({ ok: false, reason: "too-large" });
    expect(await readJson(ask(JSON.stringify("é".repeat(4))), 10)).toEqual({ ok: true, value: "éééé" });
  });

  it.each([undefined, "", "{", "[".repeat(500), new Uint8Array([0x22, 0xff, 0x22])])(
    "I3: malformed input is said, not thrown: %j",
    async (body) => {
      expect(await readJson(ask(body), 1000)).toEqual({ ok: false, reason: "malformed" });
    },
  );
});
