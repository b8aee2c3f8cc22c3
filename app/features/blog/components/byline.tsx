import { Fragment } from "react";
import { Link } from "react-router";
import { joinClasses } from "#app/ui/class-names.ts";
import { LocalDay } from "#app/ui/local-time.tsx";
import { pictureAddress } from "#app/features/media/picture-address.ts";
import { blogPath } from "../addresses.ts";
import { authorNamesOf } from "../authors.ts";
import { BLOG_TEXTS } from "../constants.ts";
import type { PostCard } from "../types.ts";

/** A post's authors, date and reading time. */
export function Byline({
  post: { authors, publishedAt, readingTime },
  linksAuthors = false,
  className,
}: {
  post: Pick<PostCard, "authors" | "publishedAt" | "readingTime">;
  /** True makes the names links to the authors' pages; within a tile, which is a link itself, they cannot be. */
  linksAuthors?: boolean;
  className?: string;
}) {
  return (
    <p className={joinClasses("flex flex-wrap items-center gap-x-2 text-sm text-soft-ink", className)}>
      <span className="font-medium text-ink">
        {linksAuthors && authors.length > 0
          ? authors.map(({ name, slug }, index) => (
              <Fragment key={slug}>
                {index === 0 ? null : ", "}
                <Link to={blogPath({ author: slug })} className="inline-flex min-h-touch items-center hover:underline">
                  {name}
                </Link>
              </Fragment>
            ))
          : authorNamesOf(authors).join(", ")}
      </span>
      <span aria-hidden>·</span>
      <LocalDay date={publishedAt} />
      <span aria-hidden>·</span>
      <span>{BLOG_TEXTS.minutes(readingTime)}</span>
    </p>
  );
}

/** An author's picture; the name's first letter is shown while it loads, where there is none and where it fails to load. */
export function AuthorAvatar({ name, avatar, className = "size-12 text-xl" }: { name: string; avatar: string | null; className?: string }) {
  const initial = [...name][0]?.toUpperCase();
  return (
    <span
      aria-hidden
      className={joinClasses(
        "relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-sage font-display text-evergreen",
        className,
      )}
    >
      {initial}
      {avatar === null ? null : (
        <img
          {...pictureAddress(avatar, 320)}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          data-initial={initial}
          className="absolute inset-0 size-full bg-none object-cover after:flex after:items-center after:justify-center after:bg-sage after:bg-none after:content-[attr(data-initial)] data-failed:hidden data-loaded:bg-sage"
        />
      )}
    </span>
  );
}
