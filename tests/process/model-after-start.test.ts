import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { untilReady, useSiteProcesses } from "./site-process.ts";

const site = useSiteProcesses();

test("G3: with a model that never answers the very first question after a start is answered within 8 s", { timeout: 120_000 }, async () => {
  const asked = Promise.withResolvers<void>();
  const model = createServer(() => asked.resolve());
  model.listen(0, "127.0.0.1");
  await once(model, "listening");
  try {
    const { url } = await site.start({
      DEMO_CATALOGUE: "on",
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "silent",
      AI_API_KEY: "a-key",
      AI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    });
    await untilReady(url);
    const startedAt = performance.now();
    const response = await fetch(`${url}/api/v1/finder`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: "A birthday gift for my mom who loves gardening, under $50" }),
    });
    const found = (await response.json()) as { gifts: unknown[] };
    expect(performance.now() - startedAt).toBeLessThan(8000);
    expect([response.status, found.gifts.length > 0]).toEqual([200, true]);
    await asked.promise;
  } finally {
    model.closeAllConnections();
    model.close();
  }
});
