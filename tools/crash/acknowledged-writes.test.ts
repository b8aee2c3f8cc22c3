import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { isTurnedAway, openLedger, startWriting } from "./acknowledged-writes.ts";

/** Writes to a site that answers so, until it has answered each kind of write, and returns the reasons of what failed. */
async function writeTo(answer: RequestListener): Promise<string[]> {
  const asked = new Set<string | undefined>();
  const server = createServer((request, response) => {
    asked.add(request.url);
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const ledger = openLedger();
  const writing = startWriting(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, "", ledger);
  while (asked.size < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await writing.stop();
  server.close();
  server.closeAllConnections();
  expect([ledger.gifts.size, ledger.files.size]).toEqual([0, 0]);
  return [...ledger.refusals.keys()].toSorted();
}

const answerWith =
  (status: number, text: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(text);

test("a write that is answered with 503 is turned away, as is one whose connection is lost", async () => {
  const refused = await writeTo(answerWith(503, "{}"));
  expect(refused).toEqual(["A file was refused with 503", "A gift was refused with 503"]);
  const lost = await writeTo((request) => request.socket.destroy());
  expect(lost).toEqual(["fetch failed"]);
  const half = await writeTo((_request, response) => {
    response.writeHead(200, { "content-length": "100" }).write("{");
    setTimeout(() => response.destroy(), 20);
  });
  expect(half).toEqual(["terminated"]);
  expect([...refused, ...lost, ...half, "A gift was refused with 503 after a long wait"].filter((reason) => !isTurnedAway(reason))).toEqual(
    [],
  );
});

test("one that is answered with 500 is not, nor one that a proxy answers, or that is done by halves", async () => {
  const failed = await writeTo(answerWith(500, '{"title":"Something went wrong"}'));
  expect(failed).toEqual(["A file was refused with 500", "A gift was refused with 500"]);
  const page = await writeTo(answerWith(502, "<html>Bad gateway</html>"));
  expect(page).toEqual(["A file was refused with 502", "A gift was refused with 502"]);
  const cut = await writeTo(answerWith(200, '{"ok":true'));
  expect([...failed, ...page, ...cut, "The operation was aborted due to timeout"].filter(isTurnedAway)).toEqual([]);
});
