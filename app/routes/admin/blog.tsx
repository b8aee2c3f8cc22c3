import { redirect } from "react-router";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { adminBlogPath, adminFilterSchema } from "#app/features/blog/admin-filters.ts";
import { listAdminPosts, listPostChoices } from "#app/features/blog/admin-posts.queries.server.ts";
import { ADMIN_BLOG_TEXTS } from "#app/features/blog/admin-texts.ts";
import { PostsScreen } from "#app/features/blog/components/admin/posts-screen.tsx";
import { POSTS_PER_PAGE } from "#app/features/blog/constants.ts";
import { listUnsavedPosts } from "#app/features/blog/unsaved-posts.queries.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/blog";
import { editingUserOf } from "./require-post.server.ts";
import { ReloadLink } from "#app/features/blog/components/admin/blog-tabs.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const filters = adminFilterSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [{ posts, total }, choices, unsaved] = await Promise.all([
    listAdminPosts(filters, editingUserOf(user)),
    listPostChoices(),
    listUnsavedPosts(user.id),
  ]);
  const pageCount = Math.max(1, Math.ceil(total / POSTS_PER_PAGE));
  // A list that has become shorter redirects to its last page.
  if (filters.page > pageCount) throw redirect(adminBlogPath({ ...filters, page: pageCount }));
  return { filters, posts, total, pageCount, choices, unsaved, now: new Date() };
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
  // The layout shows the error page for users without access.
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
