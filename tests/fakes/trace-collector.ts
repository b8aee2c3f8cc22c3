import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as received, its attributes as plain values. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface TraceMessage {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, "attributes" | "service"> & { attributes: Attribute[] })[] }[];
  }[];
}

export interface TraceCollector {
  endpoint: string;
  /** All spans, and the messages as received. */
  spans: ReceivedSpan[];
  messages: string[];
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const toValues = (attributes: Attribute[]) => Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

function readSpans(message: TraceMessage): ReceivedSpan[] {
  return message.resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, ...span }) => ({
        ...span,
        service: String(toValues(resource.attributes)["service.name"]),
        attributes: toValues(attributes),
      })),
    ),
  );
}

/** Starts an OpenTelemetry collector that takes traces as JSON over HTTP, on a free port of this machine. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const messages: string[] = [];
  const server = createServer(async (request, response) => {
    const message = await readBody(request);
    messages.push(message);
    if (request.url === "/v1/traces") spans.push(...readSpans(JSON.parse(message) as TraceMessage));
    response.writeHead(request.url === "/v1/traces" ? 200 : 404, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    messages,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
