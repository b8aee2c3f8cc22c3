import { type Trouble, troubleOf, unreadableAnswer } from "./trouble.ts";

/** The outcome of a request: the answer, expected refusals included, or the trouble that kept it from coming. */
export type Sent<Answer> = { answer: Answer; trouble: null } | { answer: null; trouble: Trouble };
/** Reads an answer by the shape that its route declares, and throws for any other value. */
export type ReadValue<Answer> = (value: unknown) => Answer;

const SIGN_IN = /^\/auth(\/|$)/;
const JSON_TYPE = /^application\/json\b/;

/** The parts of a response that decide whether it is an answer. */
export interface RawAnswer {
  status: number;
  contentType: string;
  text: string;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a response: JSON below status 500 is the answer; 401, 403 and everything else are trouble, and so is an answer of another shape. */
export function readAnswer<Answer>({ status, contentType, text }: RawAnswer, read: ReadValue<Answer>): Sent<Answer> {
  const isAnswer = status < 500 && status !== 401 && status !== 403 && JSON_TYPE.test(contentType);
  const body = parse(text);
  if (!isAnswer || body === undefined) return { answer: null, trouble: troubleOf(status, body) };
  try {
    return { answer: read(body), trouble: null };
  } catch (error) {
    return { answer: null, trouble: unreadableAnswer(status, error) };
  }
}

/** Reads what a fetcher of the router has brought, which is nothing at first; trouble is an answer of another shape. */
export function readFetched<Answer>(data: unknown, read: ReadValue<Answer>): Sent<Answer> | { answer: null; trouble: null } {
  if (data === undefined || data === null) return { answer: null, trouble: null };
  try {
    return { answer: read(data), trouble: null };
  } catch (error) {
    return { answer: null, trouble: unreadableAnswer(200, error) };
  }
}

/** Sends a request to this site. Never rejects: returns the response, or the trouble; a redirect to the sign-in page is an ended session. */
export async function request(path: string, init: RequestInit): Promise<Response | Trouble> {
  try {
    const response = await fetch(path, { ...init, headers: { accept: "application/json", ...init.headers } });
    return response.redirected && SIGN_IN.test(new URL(response.url).pathname) ? troubleOf(401) : response;
  } catch {
    return troubleOf(0);
  }
}

async function ask<Answer>(path: string, read: ReadValue<Answer>, init: RequestInit): Promise<Sent<Answer>> {
  const response = await request(path, init);
  if (!(response instanceof Response)) return { answer: null, trouble: response };
  const contentType = response.headers.get("content-type") ?? "";
  try {
    return readAnswer({ status: response.status, contentType, text: await response.text() }, read);
  } catch {
    return { answer: null, trouble: troubleOf(0) };
  }
}

/** Sends JSON to a path of this site and reads the answer. Never rejects. */
export function sendJson<Answer>(
  path: string,
  body: unknown,
  read: ReadValue<Answer>,
  init: Pick<RequestInit, "keepalive" | "signal"> = {},
): Promise<Sent<Answer>> {
  return ask(path, read, { ...init, method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

/** Sends bytes of a media type to a path of this site and reads the answer. Never rejects. */
export function sendBlob<Answer>(path: string, body: Blob, type: string, read: ReadValue<Answer>): Promise<Sent<Answer>> {
  return ask(path, read, { method: "POST", headers: { "content-type": type }, body });
}

/** Reads JSON from a path of this site. Never rejects. */
export function fetchJson<Answer>(path: string, read: ReadValue<Answer>, init: Pick<RequestInit, "signal"> = {}): Promise<Sent<Answer>> {
  return ask(path, read, init);
}

/** Sends a form, whose success has no content, to a path of this site. Never rejects; returns the trouble, or null. */
export async function sendForm(path: string, fields: URLSearchParams): Promise<Trouble | null> {
  const response = await request(path, { method: "POST", body: fields });
  if (!(response instanceof Response)) return response;
  return response.ok ? null : troubleOf(response.status, await response.json().catch(() => null));
}

/** Reports something to the server without delaying the navigation; nobody waits for the answer. */
export function reportJson(path: string, report: unknown): void {
  const body = JSON.stringify(report);
  if (navigator.sendBeacon?.(path, body)) return;
  fetch(path, { method: "POST", body, keepalive: true }).catch(() => undefined);
}
