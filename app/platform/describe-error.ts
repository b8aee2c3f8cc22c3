import { nameError } from "./name-error.ts";

/** What the log holds of an error. */
export interface DescribedError {
  name: string;
  code: string | undefined;
  message: string | undefined;
  /** Of a failed query: the statement with its placeholders. */
  query: string | undefined;
  /** Of a violated constraint. */
  constraint: string | undefined;
  /** The calls, without the message that stands above them. */
  stack: string | undefined;
  cause: DescribedError | undefined;
}

const MAX_CAUSES = 5;

/** A database's errors repeat the values of the query, and a parser's the text: both may be what a person wrote. So may who wraps them. */
function mayRepeatWords(error: Error): boolean {
  if ("params" in error || "severity" in error || error instanceof SyntaxError) return true;
  return error.cause instanceof Error && mayRepeatWords(error.cause);
}

function textOf(error: Error, name: string): string | undefined {
  const value = (error as unknown as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}

/** Describes anything thrown for the log: where it happened and what kind it is, but no value that a person may have written. */
export function describeError(error: unknown): DescribedError {
  return describeTo(MAX_CAUSES, error);
}

function describeTo(depth: number, error: unknown): DescribedError {
  const named = nameError(error);
  if (!(error instanceof Error))
    return { ...named, message: undefined, query: undefined, constraint: undefined, stack: undefined, cause: undefined };
  const calls = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    ...named,
    message: mayRepeatWords(error) ? undefined : error.message,
    query: "params" in error ? textOf(error, "query") : undefined,
    constraint: textOf(error, "constraint"),
    stack: calls?.join("\n"),
    cause: error.cause === undefined || depth === 0 ? undefined : describeTo(depth - 1, error.cause),
  };
}
