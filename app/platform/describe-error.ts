import pino from "pino";

/** An error of the database client: what was asked, and with which values, which may be what people wrote. */
interface QueryError extends Error {
  query: string;
  params: unknown[];
}

const MAX_QUERY_LENGTH = 500;

/**
 * An error as the log keeps it. Of a failed query that is the statement with its placeholders, the database's code and the stack; never its
 * values, nor a message, since PostgreSQL's messages repeat values too (P1).
 */
export function describeError(error: Error): object {
  const failed = findQueryError(error);
  if (failed === null) return pino.stdSerializers.err(error);
  return {
    type: error.name,
    message: "a query failed",
    code: codeOf(failed),
    query: failed.query.replace(/\s+/g, " ").trim().slice(0, MAX_QUERY_LENGTH),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
  };
}

function findQueryError(error: Error): QueryError | null {
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if ("query" in current && "params" in current && typeof current.query === "string") return current as QueryError;
  }
  return null;
}

function codeOf({ cause }: QueryError): string | undefined {
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}
