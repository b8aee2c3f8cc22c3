import type { ReactNode } from "react";
import { Link } from "react-router";
import { joinClasses } from "#app/ui/class-names.ts";
import { blogPath } from "../addresses.ts";
import type { PostFilters, TopicCount } from "../types.ts";

interface TopicFilterProps {
  filters: PostFilters;
  topics: { categories: readonly TopicCount[]; tags: readonly TopicCount[]; authors: readonly TopicCount[] };
}

const PILL =
  "inline-flex min-h-touch items-center rounded-full border px-4 text-[0.9375rem] font-medium whitespace-nowrap transition-colors duration-150";
const REST = "border-line bg-card text-soft-ink hover:border-edge hover:text-ink";
const CHOSEN = "border-evergreen bg-evergreen text-paper";

/** Filters of the list: categories as pills; tags and authors behind a toggle, since few readers use them. */
export function TopicFilter({ filters, topics }: TopicFilterProps) {
  const { categories, tags, authors } = topics;
  if (categories.length + tags.length + authors.length === 0) return null;
  const hasMore = tags.length > 0 || authors.length > 1;
  return (
    <nav aria-label="Filter posts" className="flex flex-col gap-2">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        <Pill to={blogPath()} isChosen={filters.category === null && filters.tag === null && filters.author === null}>
          All posts
        </Pill>
        {categories.map(({ slug, name }) => (
          <Pill key={slug} to={blogPath({ category: slug })} isChosen={filters.category === slug}>
            {name}
          </Pill>
        ))}
      </ul>
      {hasMore ? (
        <details open={filters.tag !== null || filters.author !== null} className="group">
          <summary className="inline-flex min-h-touch list-none items-center text-[0.9375rem] font-semibold text-evergreen underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            Tags and authors
          </summary>
          <div className="flex flex-col gap-3 pt-1 pb-2">
            <TopicRow label="Tags" topics={tags} chosen={filters.tag} hrefFor={(tag) => blogPath({ tag })} />
            <TopicRow label="Authors" topics={authors} chosen={filters.author} hrefFor={(author) => blogPath({ author })} />
          </div>
        </details>
      ) : null}
    </nav>
  );
}

interface TopicRowProps {
  label: string;
  topics: readonly TopicCount[];
  chosen: string | null;
  hrefFor: (slug: string) => string;
}

function TopicRow({ label, topics, chosen, hrefFor }: TopicRowProps) {
  if (topics.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="w-full text-sm font-semibold text-soft-ink sm:w-20">{label}</p>
      <ul aria-label={label} className="flex min-w-0 flex-1 flex-wrap gap-2">
        {topics.map(({ slug, name, posts }) => (
          <Pill key={slug} to={hrefFor(slug)} isChosen={chosen === slug}>
            {name}
            <span className="ml-1.5 text-sm tabular-nums opacity-80">{posts}</span>
          </Pill>
        ))}
      </ul>
    </div>
  );
}

function Pill({ to, isChosen, children }: { to: string; isChosen: boolean; children: ReactNode }) {
  return (
    <li className="flex shrink-0">
      <Link to={to} preventScrollReset aria-current={isChosen ? "page" : undefined} className={joinClasses(PILL, isChosen ? CHOSEN : REST)}>
        {children}
      </Link>
    </li>
  );
}
