import pino from "pino";
import { describeError } from "./describe-error.ts";
import { currentRequestId } from "./request-scope.server.ts";

/** The process's structured log (JSON lines on standard output). Secrets are redacted by name; errors are told without the values that they repeat. */
export const log = pino({
  level: process.env.LOG_LEVEL || "info",
  base: undefined,
  // Whatever is logged on behalf of a request says which.
  mixin() {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  },
  serializers: { err: describeError },
  redact: {
    paths: ["password", "token", "secret", "authorization", "cookie", "*.password", "*.token", "*.secret", "*.authorization", "*.cookie"],
    censor: "[redacted]",
  },
});
