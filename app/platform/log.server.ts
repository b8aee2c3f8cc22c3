import pino from "pino";
import { describeError } from "./describe-error.ts";
import { currentRequestId } from "./request-scope.server.ts";

/**
 * The process's structured log (JSON lines on standard output). Secrets are redacted by name; errors are described without the values that
 * they repeat.
 */
export const log = pino({
  level: process.env.LOG_LEVEL || "info",
  base: undefined,
  // Every line that is logged on behalf of a request carries its id.
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
