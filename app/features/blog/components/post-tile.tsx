import { Star } from "lucide-react";
import { Link } from "react-router";
import { joinClasses } from "#app/ui/class-names.ts";
import { postPath } from "../addresses.ts";
import type { PostCard } from "../types.ts";
import { Byline } from "./byline.tsx";
import { CoverPicture } from "./cover-picture.tsx";

interface PostTileProps {
  post: PostCard;
  headingLevel?: 2 | 3;
  /** True for the first post of a list, whose cover and text stand side by side on a desktop. */
  isLead?: boolean;
  isFirst?: boolean;
}

/** A post in a list. Its one real link is stretched over the whole tile. */
export function PostTile({ post, headingLevel = 2, isLead = false, isFirst = false }: PostTileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={joinClasses(
        "group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-transform duration-200 ease-settle hover:-translate-y-0.5",
        "has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-evergreen",
        isLead ? "lg:grid lg:grid-cols-[1.15fr_1fr]" : null,
      )}
    >
      <CoverPicture
        image={post.coverImage}
        isFirst={isFirst}
        sizes={isLead ? "(min-width: 1024px) 640px, 100vw" : "(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw"}
        className={isLead ? "lg:h-full" : undefined}
      />
      <div className={joinClasses("flex flex-1 flex-col", isLead ? "gap-4 p-5 sm:p-7 lg:justify-center lg:p-10" : "gap-2.5 p-5")}>
        <p className="flex items-center gap-2 text-sm font-semibold text-evergreen">
          {post.isFeatured ? (
            <span className="inline-flex items-center gap-1 rounded-tag bg-marigold px-2 py-0.5 text-[0.8125rem] text-ink">
              <Star aria-hidden className="size-3.5 fill-ink" />
              Featured
            </span>
          ) : null}
          {post.category?.name}
        </p>
        <Heading className={isLead ? "text-title" : "text-subheading"}>
          <Link to={postPath(post.slug)} className="outline-none group-hover:text-evergreen after:absolute after:inset-0">
            {post.title}
          </Link>
        </Heading>
        <p className={joinClasses("text-soft-ink", isLead ? "text-lg leading-relaxed" : "line-clamp-3")}>{post.excerpt}</p>
        <Byline post={post} className={isLead ? "mt-1" : "mt-auto pt-2"} />
      </div>
    </article>
  );
}

/** Posts in up to three columns. */
export function PostGrid({ posts, headingLevel }: { posts: readonly PostCard[]; headingLevel?: 2 | 3 }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {posts.map((post) => (
        <li key={post.id}>
          <PostTile post={post} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
