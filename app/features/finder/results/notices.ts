import type { Brief, FinderResult } from "../types.ts";

const anyOf = new Intl.ListFormat("en", { type: "disjunction" });

/**
 * Returns what the page says of likings that no gift is about, "We have nothing about dinosaurs. The closest we have:", and of those whose
 * gifts do not suit. Empty where there is none.
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
      const about = anyOf.format(names);
      if (cause !== null) return `We left out gifts about ${about} (${cause})`;
      return isLimited(brief) ? `We have nothing about ${about} within these limits` : `None of our gifts about ${about} fit`;
    }),
    ...(notFound.length === 0 ? [] : [`We have nothing about ${anyOf.format(notFound)}`]),
  ].join(". ");
  if (said === "") return "";
  return hasNearest
    ? `${said}. The closest we have:`
    : isPopular
      ? `${said}. Here’s what others like:`
      : `${said}. Here’s what fits the rest:`;
}

const isLimited = ({ budget, withinDays, date, excluded }: Brief) =>
  budget !== null || withinDays !== null || date !== null || excluded.length > 0;
