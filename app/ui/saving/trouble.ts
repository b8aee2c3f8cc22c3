/**
 * The reason why a request got no answer that its screen understands. `unreachable`: the connection is lost; `signed-out`: the session has
 * ended; `forbidden`: the account has lost the right; `failed`: the server failed, or refused the body.
 */
export interface Trouble {
  kind: "unreachable" | "signed-out" | "forbidden" | "failed";
  /** The HTTP status; 0 without a response. */
  status: number;
  /** The server's message for people, such as what was refused or how long to wait. */
  message: string | null;
  /** The request id, which finds the line in the server's log. */
  reference: string | null;
}

/** The parts of an `application/problem+json` body that are used. */
interface Problem {
  detail?: unknown;
  requestId?: unknown;
}

const textOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

function kindOf(status: number): Trouble["kind"] {
  if (status === 0) return "unreachable";
  if (status === 401) return "signed-out";
  return status === 403 ? "forbidden" : "failed";
}

/** Returns the trouble behind a response with `status` (0: no response); `body` may be a problem document. */
export function troubleOf(status: number, body: unknown = null): Trouble {
  const { detail, requestId } = (typeof body === "object" && body !== null ? body : {}) as Problem;
  return { kind: kindOf(status), status, message: textOrNull(detail), reference: textOrNull(requestId) };
}
