import type { RequestListener } from "node:http";

/** Time that a route which takes a stream itself has to answer a sender whose time is over. */
const GRACE_MS = 5000;

/** How long what is sent to a path may take to arrive. */
export type TimeOf = (pathname: string) => { seconds: number; streamed: boolean };

/** Closes the connection of a sender whose request is not complete in the time that its address gives it. */
export function guardAgainstSlowRequests(handler: RequestListener, timeOf: TimeOf): RequestListener {
  return (request, response) => {
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    if (hasBody) {
      const { seconds, streamed } = timeOf(request.url?.split("?", 1)[0] ?? "");
      const timer = setTimeout(
        () => {
          if (!request.complete) request.destroy();
        },
        seconds * 1000 + (streamed ? GRACE_MS : 0),
      );
      request.once("close", () => clearTimeout(timer)).once("end", () => clearTimeout(timer));
    }
    handler(request, response);
  };
}
