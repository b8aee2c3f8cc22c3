/** The part of an error that may be logged where its message may repeat what a user wrote: its name, and the first code among its causes. */
export interface NamedError {
  name: string;
  code: string | undefined;
}

const NAME = /^[A-Za-z_]{1,40}Error$/;
/** Matches codes of Node (ECONNREFUSED) and of PostgreSQL (57P01). */
const CODE = /^(?:[A-Z][A-Z0-9_]{2,39}|[0-9A-Z]{5})$/;

/** Returns the name and code of anything thrown, as far as they cannot be text of a user or another service. */
export function nameError(error: unknown): NamedError {
  const { name } = (error ?? {}) as { name?: unknown };
  return { name: typeof name === "string" && NAME.test(name) ? name : "Error", code: findCode(error) };
}

function findCode(error: unknown): string | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    const { code } = current as { code?: unknown };
    if (typeof code === "string" && CODE.test(code)) return code;
  }
  return undefined;
}
