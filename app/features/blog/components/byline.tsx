import { joinClasses } from "#app/ui/class-names.ts";
import { formatDay } from "#app/features/catalogue/rules.ts";
import { authorNamesOf } from "../authors.rules.ts";
import { BLOG_TEXTS } from "../constants.ts";
import type { PostCard } from "../types.ts";

/** Who, when, how long. */
export function Byline({
  post: { authors, publishedAt, readingTime },
  className,
}: {
  post: Pick<PostCard, "authors" | "publishedAt" | "readingTime">;
  className?: string;
}) {
  return (
    <p className={joinClasses("flex flex-wrap items-center gap-x-2 text-sm text-soft-ink", className)}>
      <span className="font-medium text-ink">{authorNamesOf(authors).join(", ")}</span>
      <span aria-hidden>·</span>
      <time dateTime={publishedAt.toISOString()}>{formatDay(publishedAt)}</time>
      <span aria-hidden>·</span>
      <span>{BLOG_TEXTS.minutes(readingTime)}</span>
    </p>
  );
}

/** An author's picture, or the first letter of the name. */
export function AuthorFace({ name, avatar, className = "size-12 text-xl" }: { name: string; avatar: string | null; className?: string }) {
  const classes = joinClasses("inline-flex shrink-0 items-center justify-center rounded-full bg-sage object-cover", className);
  if (avatar !== null)
    return (
      <img
        alt=""
        src={avatar.startsWith("/media/") ? `${avatar}/320.webp` : avatar}
        width={96}
        height={96}
        loading="lazy"
        referrerPolicy="no-referrer"
        className={classes}
      />
    );
  return (
    <span aria-hidden className={joinClasses(classes, "font-display text-evergreen")}>
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
