import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { HOSTILE_PAGES } from "#tests/factories/hostile-pages.ts";

/** The name under which the attacked server finds the shop; see reach-local-shop.ts. */
export const SHOP_HOST = "shop.attack";

/** A shop's page that names a product at once. */
export const BENIGN_PAGE = `http://${SHOP_HOST}/mug`;

/** Addresses of its hostile pages, by what they are made of. */
export const HOSTILE_ADDRESSES: readonly (readonly [what: string, url: string])[] = Object.keys(HOSTILE_PAGES).map((what, place) => [
  `a page of ${what}`,
  `http://${SHOP_HOST}/hostile/${place}`,
]);

export interface LocalShop {
  /** What a server's environment needs so that it finds the shop. */
  env: Record<string, string>;
  close(): void;
}

/** Serves a shop with hostile pages on 127.0.0.1. */
export async function startLocalShop(): Promise<LocalShop> {
  const bytesOf = (beginning: string) => Buffer.from(`${beginning}<title>Mug</title>`);
  // Made once: who measures how long other answers take has the same loop.
  const pages = Object.values(HOSTILE_PAGES).map((make) => bytesOf(make()));
  const plain = bytesOf("");
  const server = createServer((request, response) => {
    const place = /^\/hostile\/(\d+)$/.exec(request.url ?? "")?.[1];
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pages[Number(place)] ?? plain);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  return {
    env: {
      ATTACK_SHOP_PORT: String((server.address() as AddressInfo).port),
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, "reach-local-shop.ts")}`,
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
