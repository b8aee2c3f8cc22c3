import type { Brief, FinderResult } from "../types.ts";

const anyOf = new Intl.ListFormat("en", { type: "disjunction" });

/**
 * Returns what the page says of likings that no gift is about, "Nothing about dinosaurs here; the nearest:", and of those whose gifts do not
 * suit. Empty where there is none.
 */
export function noticeOf({
  brief,
  notFound,
  hidden,
  hasNearest,
  isPopular,
}: Pick<FinderResult, "brief" | "notFound" | "hidden" | "hasNearest" | "isPopular">) {
  const causes = [...new Set(hidden.map(({ because }) => because))];
  const said = [
    ...causes.map((cause) => {
      const names = hidden.flatMap(({ name, because }) => (because === cause ? [name] : []));
      const limits = isLimited(brief) ? "within these limits" : "that suits";
      return `Nothing about ${anyOf.format(names)} ${cause === null ? limits : `that suits (${cause})`}`;
    }),
    ...(notFound.length === 0 ? [] : [`Nothing about ${anyOf.format(notFound)} here`]),
  ].join(". ");
  if (said === "") return "";
  return hasNearest ? `${said}; the nearest:` : isPopular ? `${said}. What others like:` : `${said}. For the rest of what you told us:`;
}

const isLimited = ({ budget, withinDays, date, excluded }: Brief) =>
  budget !== null || withinDays !== null || date !== null || excluded.length > 0;
