import type { Brief, FinderResult } from "../types.ts";

const anyOf = new Intl.ListFormat("en", { type: "disjunction" });

/** Returns what the page says of likings that no gift is about: "Nothing about dinosaurs here; the nearest:". Empty where there is none. */
export function noticeOf({
  brief,
  notFound,
  hasNearest,
  isPopular,
}: Pick<FinderResult, "brief" | "notFound" | "hasNearest" | "isPopular">) {
  if (notFound.length === 0) return "";
  const said = `Nothing about ${anyOf.format(notFound)} ${isLimited(brief) ? "within these limits" : "here"}`;
  return hasNearest ? `${said}; the nearest:` : isPopular ? `${said}. What others like:` : `${said}. For the rest of what you told us:`;
}

const isLimited = ({ budget, withinDays, date, excluded }: Brief) =>
  budget !== null || withinDays !== null || date !== null || excluded.length > 0;
