import { nameError } from "./name-error.ts";

/** An error in the form that the log records. */
export interface DescribedError {
  name: string;
  code: string | undefined;
  message: string | undefined;
  /** The statement of a failed query, with its placeholders. */
  query: string | undefined;
  /** The name of a violated constraint. */
  constraint: string | undefined;
  /** The calls of the stack, without the message above them. */
  stack: string | undefined;
  cause: DescribedError | undefined;
}

const MAX_CAUSES = 5;

/**
 * True for errors that may repeat text that a user wrote: a database's repeat the values of the query, a parser's the text, and errors that
 * wrap them may do the same.
 */
function mayRepeatWords(error: Error): boolean {
  if ("params" in error || "severity" in error || error instanceof SyntaxError) return true;
  return error.cause instanceof Error && mayRepeatWords(error.cause);
}

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
}

/** Describes any thrown value for the log: where it happened and its kind, but no value that a user may have written. */
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
