import { redirect } from "react-router";
import { postPath } from "#app/features/blog/addresses.ts";
import { PostArticle } from "#app/features/blog/components/post-article.tsx";
import { BLOG_TEXTS, PREVIEW_TEXTS } from "#app/features/blog/constants.ts";
import { digestOfToken } from "#app/features/blog/editor.commands.server.ts";
import { findPost, findPostByPreview } from "#app/features/blog/post.queries.server.ts";
import { heartFor } from "#app/features/lists/components/save-heart.tsx";
import { throwPageError } from "#app/platform/errors.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import type { Route } from "./+types/preview";
import { loadShownPost } from "./shown-post.server.ts";

/**
 * GET /blog/preview/{token}: the last saved version of a post, for anyone with the secret link. Once the post is published, it redirects
 * there.
 */
export async function loader({ params }: Route.LoaderArgs) {
  const post = await findPostByPreview(digestOfToken(params.token));
  if (post === null) throwPageError(404, { title: BLOG_TEXTS.notFoundTitle, detail: PREVIEW_TEXTS.unknown });
  if ((await findPost(post.slug)) !== null) return redirect(postPath(post.slug));
  return (await loadShownPost(post)).shown;
}

export function headers() {
  // The preview may not be cached or indexed, nor its URL be sent to linked sites.
  return { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const title = loaderData?.post.title ?? BLOG_TEXTS.notFoundTitle;
  return describePage(siteOf(matches), { title, description: PREVIEW_TEXTS.note, path: location.pathname, noindex: true });
}

export default function PostPreview({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  return (
    <div className="mx-auto w-full max-w-content px-4 pt-6 pb-16 md:px-6">
      <p role="status" className="mx-auto mb-8 max-w-[52rem] rounded-control bg-butter px-4 py-3 text-center font-medium">
        {PREVIEW_TEXTS.note}
      </p>
      <PostArticle {...loaderData} actionsFor={heartFor} disclosure={site.affiliateDisclosure} share={null} />
    </div>
  );
}
