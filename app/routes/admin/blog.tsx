import { redirect } from "react-router";
import { adminBlogPath, adminFilterSchema } from "#app/features/blog/admin-filters.schema.ts";
import { listAdminPosts, listPostChoices } from "#app/features/blog/admin-posts.queries.server.ts";
import { ADMIN_BLOG_TEXTS } from "#app/features/blog/admin-texts.constants.ts";
import { PostsScreen } from "#app/features/blog/components/admin/posts-screen.tsx";
import { POSTS_PER_PAGE } from "#app/features/blog/constants.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/blog";
import { ReloadLink } from "#app/features/blog/components/admin/reload-link.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const filters = adminFilterSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [{ posts, total }, choices] = await Promise.all([listAdminPosts(filters), listPostChoices()]);
  const pageCount = Math.max(1, Math.ceil(total / POSTS_PER_PAGE));
  // A list that has become shorter still has an end.
  if (filters.page > pageCount) throw redirect(adminBlogPath({ ...filters, page: pageCount }));
  return { filters, posts, total, pageCount, choices, now: new Date() };
}

export { action } from "./refuse-writes.ts";

export function meta({ matches }: Route.MetaArgs) {
  const { title } = ADMIN_BLOG_TEXTS;
  return describePage(siteOf(matches), { title, description: "Posts, categories, tags and authors.", path: "/admin/blog", noindex: true });
}

export default function BlogManagement({ loaderData }: Route.ComponentProps) {
  return <PostsScreen {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, requestId } = readRouteError(error);
  // Who may not be here is told so by the layout.
  if (status < 500) throw error;
  return (
    <>
      <PageHeader title={ADMIN_BLOG_TEXTS.title} />
      <ErrorState
        title={ADMIN_BLOG_TEXTS.fetchFailed}
        text={ADMIN_BLOG_TEXTS.fetchFailedText}
        reference={requestId}
        action={<ReloadLink to="/admin/blog" />}
      />
    </>
  );
}
