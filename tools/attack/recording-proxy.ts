import { once } from "node:events";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { freshClientAddress } from "./send.ts";
import type { Finding } from "./findings.ts";
import { judge, type Caller } from "./judge.ts";
import type { TargetServer } from "./target-server.ts";

/** A proxy on loopback between a tool and the site. */
export interface RecordingProxy {
  url: string;
  /** Returns the number of requests that passed. */
  count(): number;
  /** Returns the faults of answers, each once per path. */
  findings(): Finding[];
  close(): Promise<void>;
}

/**
 * Forwards a tool's requests as `caller`, whose cookie the tool need not know, each from its own client address, so that no rate limit
 * stops the tool; it judges every answer, whatever the tool itself reports.
 */
export async function startRecordingProxy(targetServer: TargetServer, caller: Caller): Promise<RecordingProxy> {
  const cookie = await targetServer.signIn(caller);
  const found = new Map<string, Finding>();
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    count++;
    const { hostname, port } = new URL(targetServer.siteUrl);
    const headers: Record<string, string | string[] | undefined> = {
      ...incoming.headers,
      "x-forwarded-for": freshClientAddress(incoming.headers["x-forwarded-for"]),
      // The proxy has to read the body, so it must not be compressed.
      "accept-encoding": "identity",
      ...(cookie === undefined ? {} : { cookie }),
    };
    const { method = "GET", url: target = "/" } = incoming;
    const onward = ask({ hostname, port, method, path: target, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const body = Buffer.concat(chunks);
        const given = {
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
          cookies: answer.headers["set-cookie"] ?? [],
          body: body.toString(),
          ms: 0,
        };
        const siteUrl = `http://${incoming.headers.host}`;
        const circumstances = { caller, siteUrl, folders: [targetServer.dataDir], isPrivate: false };
        for (const what of judge({ method, target, headers: {}, body: null }, given, circumstances)) {
          const where = `${method} ${target.split("?")[0]}`;
          found.set(`${where} ${what}`, { where, what, how: target });
        }
        outgoing.writeHead(given.status, answer.headers);
        outgoing.end(body);
      });
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => count,
    findings: () => [...found.values()],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
