import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { GiftGrid } from "#app/features/catalogue/components/gift-grid.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { blogPath } from "../addresses.ts";
import { BLOG_TEXTS, MIN_OUTLINE } from "../constants.ts";
import type { PostDetail, ShownAuthor } from "../types.ts";
import { ArticleBody, type ShownBlock } from "./article-body.tsx";
import { ArticleContents } from "./article-contents.tsx";
import { AuthorBox } from "./author-box.tsx";
import { Byline } from "./byline.tsx";
import { CoverPicture } from "./cover-picture.tsx";

/** The fields of a post that its page receives. */
export type ShownPost = Omit<PostDetail, "article" | "authors" | "relatedGiftIds"> &
  Pick<PostDetail["article"], "outline"> & { authors: ShownAuthor[] };

interface PostArticleProps {
  post: ShownPost;
  blocks: readonly ShownBlock[];
  /** Gifts that belong to the post and are not shown in its text. */
  otherGifts: readonly ShownGift[];
  /** True where the text has a link that earns a commission. */
  hasPaidLinks: boolean;
  actionsFor?: (gift: ShownGift) => ReactNode;
  /** The site's own text about commissions. */
  disclosure: string;
  share: ReactNode;
}

/** A post, from its title to its author box. */
export function PostArticle({ post, blocks, otherGifts, hasPaidLinks, actionsFor, disclosure, share }: PostArticleProps) {
  const hasContents = post.outline.filter(({ depth }) => depth <= 3).length >= MIN_OUTLINE;
  const hasGifts = otherGifts.length > 0 || blocks.some(({ kind }) => kind === "gifts");
  return (
    <article>
      <header className="mx-auto max-w-[52rem] text-center">
        <p className="text-[0.9375rem] font-semibold text-evergreen">
          {post.category === null ? (
            <span className="text-soft-ink">{BLOG_TEXTS.uncategorized}</span>
          ) : (
            <Link to={blogPath({ category: post.category.slug })} className="inline-flex min-h-touch items-center hover:underline">
              {post.category.name}
            </Link>
          )}
        </p>
        <h1 className="text-hero">{post.title}</h1>
        <p className="mx-auto mt-5 max-w-[40rem] text-xl leading-relaxed text-pretty text-soft-ink">{post.excerpt}</p>
        <Byline post={post} linksAuthors className="mt-5 justify-center" />
      </header>
      <div className="mx-auto mt-8 max-w-[62rem] overflow-hidden rounded-card md:mt-10">
        <CoverPicture image={post.coverImage} sizes="(min-width: 1024px) 992px, 100vw" isFirst className="md:aspect-2/1" />
      </div>
      <div
        className={joinClasses(
          "mx-auto mt-8 md:mt-12",
          hasContents ? "max-w-[62rem] lg:grid lg:grid-cols-[14rem_minmax(0,42rem)] lg:justify-between lg:gap-12" : "max-w-[42rem]",
        )}
      >
        {hasContents ? <ArticleContents outline={post.outline} className="mb-8 lg:mb-0" /> : null}
        <div className="min-w-0">
          {hasGifts || hasPaidLinks ? (
            <p className="mb-8 rounded-control bg-linen px-4 py-3 text-[0.9375rem] text-soft-ink">
              {hasGifts ? BLOG_TEXTS.paidLinks : BLOG_TEXTS.paidTextLinks} {disclosure}{" "}
              <Link to="/affiliate-disclosure" className="font-medium text-evergreen underline underline-offset-2">
                How that works
              </Link>
            </p>
          ) : null}
          <ArticleBody blocks={blocks} actionsFor={actionsFor} />
          <PostTags tags={post.tags} />
          <div className="mt-8 border-t border-line pt-6">{share}</div>
          {post.authors.map((author) => (
            <div key={author.id} className="mt-6">
              <AuthorBox author={author} />
            </div>
          ))}
        </div>
      </div>
      {otherGifts.length === 0 ? null : (
        <section aria-labelledby="post-gifts" className="mt-16">
          <h2 id="post-gifts" className="mb-6 text-heading">
            {BLOG_TEXTS.relatedGifts}
          </h2>
          <GiftGrid gifts={otherGifts} actionsFor={actionsFor} />
        </section>
      )}
    </article>
  );
}

function PostTags({ tags }: Pick<ShownPost, "tags">) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-10 flex flex-wrap gap-2">
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={blogPath({ tag: slug })}
            className="inline-flex min-h-touch items-center rounded-full bg-linen px-4 text-[0.9375rem] font-medium text-soft-ink hover:text-ink"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
