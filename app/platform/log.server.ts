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

/** A decision about who gets in, or may do what. */
interface GateEvent {
  gate: "password" | "second step" | "passkey" | "role" | "limit" | "ways in";
  outcome: "let in" | "refused" | "changed";
  /** The account, by its id; null where no account is known. */
  userId?: string | null;
  /** A word of ours on what it was about: a limit's name, a role, the kind of change. */
  what?: string;
}

/** Logs a decision about access, so that a break-in can be looked into. It names accounts by id: no address, name or typed word (K2, P1). */
export function logGate(event: GateEvent): void {
  log.info(event, "access");
}
