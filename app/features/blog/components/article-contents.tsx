import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import { joinClasses } from "#app/ui/class-names.ts";
import { BLOG_TEXTS } from "../constants.ts";
import type { OutlineEntry } from "../types.ts";

/** Returns the id of the heading that the reader has reached: the last one above the upper third of the window. */
function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const headings = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3)?.id),
      { rootMargin: "0px 0px -66% 0px" },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}

/**
 * The table of contents: collapsed above the text on a phone, beside it on a desktop, where it stays in view and marks the current heading.
 */
export function ArticleContents({ outline, className }: { outline: readonly OutlineEntry[]; className?: string }) {
  const entries = outline.filter(({ depth }) => depth <= 3);
  const current = useCurrentHeading(entries.map(({ id }) => id));
  const list = (
    <ol className="flex flex-col">
      {entries.map(({ id, text, depth }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className={joinClasses(
              "flex min-h-touch items-center border-l-2 py-1.5 text-[0.9375rem] leading-snug transition-colors duration-150 hover:text-evergreen lg:min-h-0",
              depth === 3 ? "pl-7" : "pl-4",
              id === current ? "border-ribbon font-semibold text-ink" : "border-line text-soft-ink",
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={BLOG_TEXTS.contents} className={className}>
      <details className="group rounded-card border border-line bg-card px-4 lg:hidden">
        <summary className="flex min-h-touch items-center justify-between font-semibold">
          {BLOG_TEXTS.contents}
          <ChevronDown aria-hidden className="size-4.5 text-soft-ink transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="pb-3">{list}</div>
      </details>
      <div className="hidden lg:sticky lg:top-28 lg:block lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto">
        <p className="mb-2 text-sm font-semibold">{BLOG_TEXTS.contents}</p>
        {list}
      </div>
    </nav>
  );
}
