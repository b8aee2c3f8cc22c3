import { Link } from "react-router";
import { isStoreLink } from "#app/features/affiliate/store-links.ts";
import { isWebAddress } from "#app/features/catalogue/gift-tags.ts";
import { blogPath } from "../addresses.ts";
import { websiteHost } from "../authors.ts";
import type { ShownAuthor } from "../types.ts";
import { AuthorAvatar } from "./byline.tsx";

/** A post's author with picture, name, bio and website. */
export function AuthorBox({ author }: { author: ShownAuthor }) {
  const { name, slug, avatar, bio } = author;
  return (
    <aside aria-label={`About ${name}`} className="flex gap-4 rounded-card border border-line bg-card p-5">
      <AuthorAvatar name={name} avatar={avatar} />
      <div className="min-w-0">
        <p className="text-sm text-soft-ink">Written by</p>
        <p className="font-display text-subheading leading-snug font-heading">{name}</p>
        {bio ? <p className="mt-1.5 text-soft-ink">{bio}</p> : null}
        <p className="mt-1 flex flex-wrap gap-x-5">
          <Link
            to={blogPath({ author: slug })}
            className="inline-flex min-h-touch items-center font-semibold text-evergreen underline underline-offset-4"
          >
            All posts by {name}
          </Link>
          <Website author={author} />
        </p>
      </div>
    </aside>
  );
}

function Website({ author: { url, isPaid } }: { author: Pick<ShownAuthor, "url" | "isPaid"> }) {
  if (!isWebAddress(url)) return null;
  return (
    <span className="inline-flex min-h-touch items-center gap-1.5">
      <a
        href={url}
        rel={isStoreLink(url) ? "sponsored noopener" : "noopener"}
        className="inline-flex min-h-touch items-center font-semibold text-evergreen underline underline-offset-4"
      >
        {websiteHost(url)}
      </a>
      {isPaid ? <span className="text-sm text-soft-ink">(paid link)</span> : null}
    </span>
  );
}

interface AuthorHeaderProps {
  author: Pick<ShownAuthor, "name" | "avatar" | "url" | "isPaid"> & { description: string | null };
}

/** The head of an author's page: picture, name, bio and website, above their posts. */
export function AuthorHeader({ author }: AuthorHeaderProps) {
  const { name, description, avatar } = author;
  return (
    <header className="mb-6 flex max-w-[44rem] flex-wrap gap-x-6 gap-y-4">
      <AuthorAvatar name={name} avatar={avatar} className="size-24 text-title" />
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-title">{name}</h1>
        {description ? <p className="mt-2 text-lg text-soft-ink">{description}</p> : null}
        <Website author={author} />
      </div>
    </header>
  );
}
