import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { DIALECTS, type Dialect } from "./language-model-dialects.ts";

/** A request as received. */
export interface ModelRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
  /** The JSON between BEGIN DATA and END DATA. */
  data: unknown;
  /** All texts of the request in one. */
  text: string;
}

/** The fake's answer: `content` in pieces, up to a failure; or only a `status`. */
export interface ModelReply {
  /** The model's text; any other value is sent as JSON. */
  content?: unknown;
  status?: number;
  headers?: Record<string, string>;
  /** A raw body that is no model's answer. */
  body?: string;
  /** Sends nothing more after this many characters, and leaves the connection open. */
  stallAfter?: number;
  /** Breaks the connection after this many characters. */
  breakAfter?: number;
  /** Ends the answer properly after this many characters, as at the requested length. */
  cutAfter?: number;
  pieceLength?: number;
  pieceDelayMs?: number;
  /** Answers nothing before this has resolved. */
  waitFor?: Promise<void>;
  /** The reported usage; null leaves it out of the answer. */
  usedTokens?: number | null;
}

export type Behaviour = (request: ModelRequest) => ModelReply;

export interface FakeLanguageModel {
  /** The address for AI_BASE_URL. */
  url: string;
  requests: ModelRequest[];
  /** Number of requests whose client disconnected before the answer was complete. */
  abandoned: number;
  /** Sets the behavior for all further requests. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/**
 * Starts a fake provider on a free local port. It speaks the chat completions of OpenAI (streamed or whole) and, streamed only, the
 * dialects of the other providers, distinguished by the path.
 */
export async function startLanguageModel(behaviour: Behaviour = () => ({ status: 500 })): Promise<FakeLanguageModel> {
  let behave = behaviour;
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const fake: FakeLanguageModel = {
    url: "",
    requests: [],
    abandoned: 0,
    behave: (next) => {
      behave = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await readRequest(request);
    fake.requests.push(received);
    response.on("close", () => {
      if (!response.writableEnded && !response.errored) fake.abandoned += 1;
    });
    await reply(response, received, behave(received));
  }

  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return fake;
}

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  const body = (await json(request)) as Record<string, unknown>;
  const text = listTexts(body).join("\n");
  const [, line = "null"] = /BEGIN DATA\n(.*)\nEND DATA/.exec(text) ?? [];
  return { path: request.url ?? "", headers: request.headers, body, data: JSON.parse(line), text };
}

/** Returns every text of a request in any dialect. */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

async function reply(response: ServerResponse, request: ModelRequest, how: ModelReply): Promise<void> {
  const { status = 200, headers = {}, body } = how;
  await how.waitFor;
  if (status !== 200 || body !== undefined) {
    const sent = body ?? JSON.stringify({ error: { message: `refused: ${request.text}`, type: "server_error", code: "refused" } });
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(sent);
    return;
  }
  const dialect = DIALECTS.find(({ path }) => path.test(request.path));
  if (dialect === undefined) return void response.writeHead(404).end();
  const content = typeof how.content === "string" ? how.content : JSON.stringify(how.content ?? "");
  const usedTokens = how.usedTokens === undefined ? 100 : how.usedTokens;
  if (request.body.stream === false || (dialect.whole !== undefined && request.body.stream === undefined)) {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(dialect.whole?.(content, usedTokens)));
    return;
  }
  await stream(response, dialect, content, how, usedTokens);
}

async function stream(
  response: ServerResponse,
  dialect: Dialect,
  content: string,
  how: ModelReply,
  usedTokens: number | null,
): Promise<void> {
  const { stallAfter, breakAfter, cutAfter, pieceLength = 40, pieceDelayMs = 0 } = how;
  const end = Math.min(stallAfter ?? Infinity, breakAfter ?? Infinity, cutAfter ?? Infinity, content.length);
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  const send = (events: readonly string[]) => response.write(events.map((event) => `${event}\n\n`).join(""));
  if (stallAfter !== 0) send(dialect.begin);
  for (let at = 0; at < end && !response.destroyed; at += pieceLength) {
    send([dialect.piece(content.slice(at, Math.min(at + pieceLength, end)))]);
    if (pieceDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, pieceDelayMs));
  }
  if (breakAfter !== undefined) {
    // The data written before has to arrive first.
    await new Promise((resolve) => setTimeout(resolve, 30));
    response.destroy(new Error("broken on purpose"));
    return;
  }
  if (stallAfter !== undefined) return;
  send(dialect.end(cutAfter !== undefined, usedTokens));
  response.end();
}
