import { type Trouble, troubleOf } from "./trouble.ts";

/** The outcome of a request: the answer, expected refusals included, or the trouble that kept it from coming. */
export type Sent<Answer> = { answer: Answer; trouble: null } | { answer: null; trouble: Trouble };

const SIGN_IN = /^\/auth(\/|$)/;
const JSON_TYPE = /^application\/json\b/;

/** The parts of a response that decide whether it is an answer. */
interface RawAnswer {
  status: number;
  contentType: string;
  text: string;
}

/** Reads a response: JSON below status 500 is the answer; 401, 403 and everything else are trouble. */
export function readAnswer<Answer>({ status, contentType, text }: RawAnswer): Sent<Answer> {
  const isAnswer = status < 500 && status !== 401 && status !== 403 && JSON_TYPE.test(contentType);
  try {
    const body: unknown = JSON.parse(text);
    return isAnswer ? { answer: body as Answer, trouble: null } : { answer: null, trouble: troubleOf(status, body) };
  } catch {
    return { answer: null, trouble: troubleOf(status) };
  }
}

/** Sends a request to this site. Never rejects; a redirect to the sign-in page counts as an ended session. */
async function ask<Answer>(path: string, init: RequestInit): Promise<Sent<Answer>> {
  try {
    const response = await fetch(path, { ...init, headers: { accept: "application/json", ...init.headers } });
    const { status, redirected, url, headers } = response;
    if (redirected && SIGN_IN.test(new URL(url).pathname)) return { answer: null, trouble: troubleOf(401) };
    return readAnswer<Answer>({ status, contentType: headers.get("content-type") ?? "", text: await response.text() });
  } catch {
    return { answer: null, trouble: troubleOf(0) };
  }
}

/** Sends JSON to a path of this site. Never rejects. */
export function sendJson<Answer>(path: string, body: unknown, init: Pick<RequestInit, "keepalive" | "signal"> = {}): Promise<Sent<Answer>> {
  return ask(path, { ...init, method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

/** Reads JSON from a path of this site. Never rejects. */
export function readJson<Answer>(path: string, init: Pick<RequestInit, "signal"> = {}): Promise<Sent<Answer>> {
  return ask(path, init);
}
