import { Link } from "react-router";
import { isStoreLink } from "#app/features/affiliate/store-links.ts";
import { isWebAddress } from "#app/features/catalogue/gift-tags.ts";
import { blogPath } from "../addresses.ts";
import { websiteHost } from "../authors.ts";
import type { BlogAuthor } from "../types.ts";
import { AuthorAvatar } from "./byline.tsx";

/** A post's author with picture, name, bio and website. */
export function AuthorBox({ author }: { author: BlogAuthor }) {
  const { name, slug, avatar, bio, url } = author;
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
          {isWebAddress(url) ? (
            <a
              href={url}
              rel={isStoreLink(url) ? "sponsored noopener" : "noopener"}
              className="inline-flex min-h-touch items-center font-semibold text-evergreen underline underline-offset-4"
            >
              {websiteHost(url)}
            </a>
          ) : null}
        </p>
      </div>
    </aside>
  );
}
