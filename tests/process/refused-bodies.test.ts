import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { untilReady, useSiteProcesses } from "./site-process.ts";

const site = useSiteProcesses();

test("I2: a connection on which a long form was refused serves on", { timeout: 120_000 }, async () => {
  const { url } = await site.start({ LOG_LEVEL: "silent" });
  await untilReady(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  const send = (length: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { origin: url, "content-type": "application/x-www-form-urlencoded", "content-length": length };
      const sending = request(`${url}/contact`, { agent, method: "POST", headers }, (response) => {
        ports.add(response.socket.localPort);
        response.resume().on("end", () => resolve(response.statusCode));
      });
      sending.on("error", reject).end("x".repeat(length));
    });
  expect(await send(200_000)).toBe(413);
  // The HTTP library cuts a connection half a second after an answer that came before the whole request.
  await sleep(800);
  expect(await send(10)).toBe(422);
  expect(ports.size).toBe(1);
  agent.destroy();
});
