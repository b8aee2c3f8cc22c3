import { once } from "node:events";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { addressAfter } from "./fresh-address.ts";
import type { Finding } from "./findings.ts";
import { type Caller, judge } from "./judge.ts";
import type { Victim } from "./victim.ts";

/** Stands on loopback between a tool and the site. */
export interface WatchingProxy {
  url: string;
  /** How many requests came by. */
  count(): number;
  /** What was wrong with answers, each fault once for each path. */
  findings(): Finding[];
  close(): Promise<void>;
}

/**
 * Passes on what a tool asks, each request from a network address of its own, so that no limit wards the tool off, as `caller`, whose cookie the
 * tool need not know; and judges every answer, whatever the tool itself makes of it.
 */
export async function startWatchingProxy(victim: Victim, caller: Caller): Promise<WatchingProxy> {
  const cookie = await victim.signIn(caller);
  const found = new Map<string, Finding>();
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    count++;
    const { hostname, port } = new URL(victim.siteUrl);
    const headers: Record<string, string | string[] | undefined> = {
      ...incoming.headers,
      "x-forwarded-for": addressAfter(incoming.headers["x-forwarded-for"]),
      // To be read here.
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
        const circumstances = { caller, siteUrl, folders: [victim.dataDir], isPrivate: false };
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
