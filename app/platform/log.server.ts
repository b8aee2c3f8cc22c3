import pino from "pino";
import { describeError } from "./describe-error.ts";

/** The process's structured log (JSON lines on standard output). Secrets are redacted by name; errors are told without the values that they repeat. */
export const log = pino({
  level: process.env.LOG_LEVEL || "info",
  base: undefined,
  serializers: { err: describeError },
  redact: {
    paths: ["password", "token", "secret", "authorization", "cookie", "*.password", "*.token", "*.secret", "*.authorization", "*.cookie"],
    censor: "[redacted]",
  },
});
