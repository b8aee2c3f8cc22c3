import { type Access, bodyOf } from "#app/access.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { collectBody, isDeclaredLonger } from "#app/platform/read-body.server.ts";

/**
 * Returns the request with its body as a whole, so that nothing runs for one that is too long; bodies that are to be streamed stay as they
 * are. Throws a page error: 413 for a long body, counted while it streams (I2), and 400 for one that breaks off.
 */
export async function receiveBody(request: Request, access: Access): Promise<Request> {
  const { maxBytes, streamed } = bodyOf(access);
  if (streamed) return request;
  const received = await collectBody(request, maxBytes);
  if (!received.ok) {
    if (received.reason === "cut-off") throwPageError(400);
    // Our own pages have a text for this.
    throwPageError(413, access.from === "anywhere" ? { detail: `The body can be at most ${maxBytes / 1000} kB.` } : {});
  }
  if (request.body === null) return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: received.bytes });
}

/**
 * Returns the request without its body where its headers say that the body is too long; it is refused for these headers once its sender is
 * authorised. With a body whose stream was made and that nobody reads, the HTTP library cuts the connection half a second after the refusal,
 * in the middle of the next request on it.
 */
export function withoutLongBody(request: Request, access: Access | undefined): Request {
  if (access?.write === undefined) return request;
  const { maxBytes, streamed } = bodyOf(access);
  if (streamed || !isDeclaredLonger(request, maxBytes)) return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal });
}
