/** What may be logged of an error whose message may repeat what a person wrote: its name, and the first code among its causes. */
export interface NamedError {
  name: string;
  code: string | undefined;
}

const NAME = /^[A-Za-z_]{1,40}Error$/;
/** Of Node (ECONNREFUSED) or of PostgreSQL (57P01). */
const CODE = /^(?:[A-Z][A-Z0-9_]{2,39}|[0-9A-Z]{5})$/;

/** The name and code of anything thrown, as far as they are surely no text of a person or a neighbour. */
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
