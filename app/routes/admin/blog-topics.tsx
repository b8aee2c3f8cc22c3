import { ADMIN_BLOG_TEXTS, TOPIC_TEXTS } from "#app/features/blog/admin-texts.ts";
import { ReloadLink } from "#app/features/blog/components/admin/blog-tabs.tsx";
import { TopicsScreen } from "#app/features/blog/components/admin/topics-screen.tsx";
import { listAdminTopics } from "#app/features/blog/topics.queries.server.ts";
import type { TopicKind } from "#app/features/blog/types.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useLocation } from "react-router";
import type { Route } from "./+types/blog-topics";

/** Returns the kind of topic from the path, since three addresses share this screen. */
function kindOf(pathname: string): TopicKind {
  if (pathname.includes("/categories")) return "category";
  return pathname.includes("/tags") ? "tag" : "author";
}

export async function loader({ request }: Route.LoaderArgs) {
  const kind = kindOf(new URL(request.url).pathname);
  return { kind, topics: await listAdminTopics(kind) };
}

export { action } from "./refuse-writes.ts";

export function meta({ matches, location }: Route.MetaArgs) {
  const title = `${ADMIN_BLOG_TEXTS.tabs[kindOf(location.pathname)]} | ${ADMIN_BLOG_TEXTS.title}`;
  return describePage(siteOf(matches), { title, description: title, path: location.pathname, noindex: true });
}

export default function BlogTopics({ loaderData: { kind, topics } }: Route.ComponentProps) {
  return <TopicsScreen key={kind} kind={kind} topics={topics} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const { status, requestId } = readRouteError(error);
  // The layout shows the error page for users without access.
  if (status < 500) throw error;
  return (
    <>
      <PageHeader title={ADMIN_BLOG_TEXTS.title} />
      <ErrorState title={TOPIC_TEXTS.loadFailed(kindOf(pathname))} reference={requestId} action={<ReloadLink to={pathname} />} />
    </>
  );
}
