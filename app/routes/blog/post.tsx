import { redirect } from "react-router";
import { BlogFailure } from "#app/features/blog/components/blog-failure.tsx";
import { blogPath, postPath } from "#app/features/blog/addresses.ts";
import { PostArticle } from "#app/features/blog/components/post-article.tsx";
import { PostGrid } from "#app/features/blog/components/post-tile.tsx";
import { usePostViewReport } from "#app/features/blog/components/report-post-view.ts";
import { BLOG_TEXTS, MAX_RELATED_POSTS, POSTS_TAG } from "#app/features/blog/constants.ts";
import { articleMarkup } from "#app/features/blog/markup.ts";
import { findPost, findPostSlugByOldSlug } from "#app/features/blog/post.queries.server.ts";
import { findNextPublication, listRelatedPosts } from "#app/features/blog/posts.queries.server.ts";
import type { PostDetail } from "#app/features/blog/types.ts";
import { ShareGift } from "#app/features/catalogue/components/share-gift.tsx";
import { breadcrumbMarkup, type Crumb } from "#app/features/catalogue/markup.ts";
import { heartFor } from "#app/features/lists/components/save-heart.tsx";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { useSite } from "#app/site/use-site.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/post";
import { loadShownPost } from "./shown-post.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const post = await findPost(params.slug);
  if (post === null) {
    const movedTo = await findPostSlugByOldSlug(params.slug);
    if (movedTo !== null) return redirect(postPath(movedTo), 301);
    throwPageError(404, { title: BLOG_TEXTS.notFoundTitle, detail: BLOG_TEXTS.notFound });
  }
  const [{ shown, tags }, related, nextPublication] = await Promise.all([
    loadShownPost(post),
    listRelatedPosts(post.id, MAX_RELATED_POSTS),
    findNextPublication(),
  ]);
  const info = context.get(requestInfoContext);
  for (const tag of [POSTS_TAG, ...tags]) info.cacheTags.add(tag);
  // A scheduled post may be among the related ones.
  info.expiresAt = nextPublication;
  return { ...shown, related };
}

function crumbsOf({ title, category }: Pick<PostDetail, "title" | "category">): Crumb[] {
  return [
    { label: "Home", to: "/" },
    { label: BLOG_TEXTS.title, to: blogPath() },
    ...(category === null ? [] : [{ label: category.name, to: blogPath({ category: category.slug }) }]),
    { label: title },
  ];
}

export function meta({ loaderData, matches, error, location }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData) {
    const { status, title } = readRouteError(error);
    const said = status === 404 ? title : BLOG_TEXTS.loadFailure;
    return describePage(site, { title: said, description: said, path: location.pathname, noindex: true });
  }
  const { post } = loaderData;
  const path = postPath(post.slug);
  return [
    ...describePage(site, {
      title: post.seoTitle,
      description: post.metaDescription,
      path,
      type: "article",
      image: `/share-pictures/posts/${post.slug}.png`,
      imageAlt: post.title,
      jsonLd: [breadcrumbMarkup(site.url, path, crumbsOf(post)), articleMarkup(site, post)],
    }),
    { property: "article:published_time", content: post.publishedAt.toISOString() },
    { property: "article:modified_time", content: post.updatedAt.toISOString() },
    ...(post.section === "" ? [] : [{ property: "article:section", content: post.section }]),
    ...post.tags.map(({ name }) => ({ property: "article:tag", content: name })),
  ];
}

const FRAME = "mx-auto w-full max-w-content px-4 pt-3 pb-16 md:px-6";

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post, blocks, otherGifts, hasPaidLinks, related } = loaderData;
  const site = useSite();
  usePostViewReport(post.id);
  return (
    <div className={FRAME}>
      <Breadcrumbs items={crumbsOf(post).slice(0, -1)} className="mb-4" />
      <PostArticle
        post={post}
        blocks={blocks}
        otherGifts={otherGifts}
        hasPaidLinks={hasPaidLinks}
        actionsFor={heartFor}
        disclosure={site.affiliateDisclosure}
        share={<ShareGift what="post" name={post.title} description={post.excerpt} url={site.url + postPath(post.slug)} />}
      />
      {related.length === 0 ? null : (
        <section aria-labelledby="related-posts" className="mt-16 border-t border-line pt-10">
          <h2 id="related-posts" className="mb-6 text-heading">
            {BLOG_TEXTS.relatedPosts}
          </h2>
          <PostGrid posts={related} headingLevel={3} />
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className={FRAME}>
      <BlogFailure {...readRouteError(error)} failure={BLOG_TEXTS.loadFailure} />
    </div>
  );
}
