type Fields = Readonly<Record<string, unknown>>;

/** Serializes a value so that the order of its keys makes no difference, nor whether a missing value is undefined or left out. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part) && !(part instanceof Date)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Returns the fields in which two states of an object differ, with the value of each state; a missing value counts as null. */
export function findDifference(
  before: Fields = {},
  after: Fields = {},
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => canonical(before[field]) !== canonical(after[field]),
  );
  const pick = (fields: Fields) =>
    Object.fromEntries(changed.filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]));
  return { before: pick(before), after: pick(after) };
}

/** Formats a value of the log for display: lists with commas, null and undefined as "". */
export function toAuditText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(toAuditText).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object") return JSON.stringify(value);
  return String(value);
}

/** Turns `priceCents` and `price_cents` into "Price cents", `isFeatured` into "Featured", and `affiliateUrl` into "Affiliate URL". */
export function toFieldTitle(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .toLowerCase()
    .replace(/^is /, "")
    .replaceAll(/\b(?:url|seo)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
