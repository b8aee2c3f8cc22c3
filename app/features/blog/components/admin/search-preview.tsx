import { postPath } from "../../addresses.ts";
import type { EditedPost } from "../../post-form.ts";
import { CoverPicture } from "../cover-picture.tsx";

/** Approximate number of characters that search engines show before they truncate. */
const SHOWN = { title: 60, description: 160 } as const;

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

/** Shows the post as a search result and as a shared link. */
export function SearchPreview({ post, site }: { post: EditedPost; site: { name: string; url: string } }) {
  const title = post.seoTitle.trim() || post.title.trim() || "Untitled post";
  const description = post.metaDescription.trim() || post.excerpt.trim() || "Your excerpt will appear here.";
  const host = URL.canParse(site.url) ? new URL(site.url).host : "";
  return (
    <section aria-label="Search and share preview" className="grid gap-5 *:min-w-0 md:grid-cols-2">
      <div className="rounded-card border border-line bg-card p-5">
        <p className="mb-3 text-sm font-semibold text-soft-ink">Search result</p>
        <p className="truncate text-sm text-soft-ink">{`${host}${postPath(post.slug || "post-url-slug")}`}</p>
        <p className="mt-0.5 text-lg leading-snug font-medium text-evergreen">{cut(`${title} | ${site.name}`, SHOWN.title)}</p>
        <p className="mt-1 text-[0.9375rem] text-soft-ink">{cut(description, SHOWN.description)}</p>
      </div>
      <div className="rounded-card border border-line bg-card p-5">
        <p className="mb-3 text-sm font-semibold text-soft-ink">Share card</p>
        <div className="flex overflow-hidden rounded-control border border-line">
          <CoverPicture image={post.coverImage || null} sizes="160px" className="w-32 shrink-0 sm:w-40" />
          <div className="min-w-0 flex-1 p-3">
            <p className="truncate text-sm text-soft-ink">{host}</p>
            <p className="line-clamp-2 leading-snug font-semibold">{title}</p>
            <p className="line-clamp-2 text-sm text-soft-ink">{description}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
