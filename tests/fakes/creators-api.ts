import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The fake's reply to a request for a product; without a reply the product is unknown. */
export type ItemReply = { status?: number; body: unknown };

/**
 * A fake of the store's Creators API after its documentation of 2026: tokens by client credentials, getItems with lowerCamelCase bodies.
 */
export interface FakeCreatorsApi {
  url: string;
  /** The replies to getItems in their order; the last one is repeated. */
  replies: ItemReply[];
  tokenStatus: number;
  tokenSeconds: number;
  tokenRequests: URLSearchParams[];
  itemRequests: { headers: IncomingMessage["headers"]; body: Record<string, unknown>; atMs: number }[];
  reset(): void;
  close(): Promise<void>;
}

/** Returns a product in the format of getItems. */
export function apiItem(asin: string, values: Record<string, unknown> = {}): ItemReply {
  return {
    body: {
      itemsResult: {
        items: [
          {
            asin,
            detailPageURL: `https://www.amazon.com/dp/${asin}?tag=shop-20`,
            images: { primary: { large: { url: "https://m.media-amazon.example/mug.jpg", height: 500, width: 500 } } },
            itemInfo: {
              title: { displayValue: "Stoneware Mug", label: "Title", locale: "en_US" },
              features: { displayValues: ["Holds 12 oz", "Dishwasher safe"] },
              byLineInfo: { brand: { displayValue: "Kiln & Co" } },
            },
            offersV2: {
              listings: [
                { price: { money: { amount: 24.5, currency: "USD", displayAmount: "$24.50" } }, availability: { type: "IN_STOCK" } },
              ],
            },
            ...values,
          },
        ],
      },
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Starts the fake on a free port of this machine. */
export async function startCreatorsApi(): Promise<FakeCreatorsApi> {
  const fake = {
    reset() {
      Object.assign(fake, { replies: [], tokenStatus: 200, tokenSeconds: 3600, tokenRequests: [], itemRequests: [] });
    },
  } as FakeCreatorsApi;
  fake.reset();
  const server: Server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (request.url === "/auth/o2/token") {
        fake.tokenRequests.push(new URLSearchParams(body));
        return answer(response, fake.tokenStatus, { access_token: `token-${fake.tokenRequests.length}`, expires_in: fake.tokenSeconds });
      }
      if (request.url !== "/catalog/v1/getItems") return answer(response, 404, {});
      fake.itemRequests.push({ headers: request.headers, body: JSON.parse(body) as Record<string, unknown>, atMs: performance.now() });
      const reply = (fake.replies.length > 1 ? fake.replies.shift() : fake.replies[0]) ?? { body: { errors: [{ code: "ItemsNotFound" }] } };
      answer(response, reply.status ?? 200, reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () => new Promise((resolve) => server.close(() => resolve()));
  return fake;
}
