/**
 * The reason why a request got no answer that its screen understands. `unreachable`: the connection is lost; `signed-out`: the session has
 * ended; `forbidden`: the account has lost the right; `failed`: the server failed, refused the
 * body, or answered what this page cannot read.
 */
export interface Trouble {
  kind: "unreachable" | "signed-out" | "forbidden" | "failed";
  /** The HTTP status; 0 without a response. */
  status: number;
  /** The server's message for people, such as what was refused or how long to wait. */
  message: string | null;
  /** The server's name of the failure, where it has no more to say. */
  title: string | null;
  /** The request id, which finds the line in the server's log. */
  reference: string | null;
}

/** The parts of an `application/problem+json` body that are used. */
interface Problem {
  title?: unknown;
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
  const { title, detail, requestId } = (typeof body === "object" && body !== null ? body : {}) as Problem;
  return { kind: kindOf(status), status, message: textOrNull(detail), title: textOrNull(title), reference: textOrNull(requestId) };
}

/** Returns the trouble of an answer that this page cannot read, as after an update of the site. The console says what does not fit. */
export function unreadableAnswer(status: number, fault: unknown): Trouble {
  console.error("This page cannot read what the site has answered.", fault);
  return {
    kind: "failed",
    status,
    message: "The site has been updated since you opened this page. Please reload it.",
    title: null,
    reference: null,
  };
}
