/** Values of fields with these names are never sent back. */
const SECRETS: readonly string[] = ["password", "current", "next", "code", "token"];

/** Returns the fields of a form without passwords and codes. */
export function withoutSecrets(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRETS.includes(name)));
}
