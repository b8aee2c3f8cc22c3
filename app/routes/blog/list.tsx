import { redirect } from "react-router";
import { AuthorHeader } from "#app/features/blog/components/author-box.tsx";
import { BlogFailure } from "#app/features/blog/components/blog-failure.tsx";
import { blogPath, narrowsPosts, parsePostFilters } from "#app/features/blog/addresses.ts";
import { PostGrid, PostTile } from "#app/features/blog/components/post-tile.tsx";
import { TopicFilter } from "#app/features/blog/components/topic-filter.tsx";
import { BLOG_TEXTS, POSTS_PER_PAGE, POSTS_TAG } from "#app/features/blog/constants.ts";
import { authorMarkup } from "#app/features/blog/markup.ts";
import { findNextPublication, findTopic, listPosts, listTopics } from "#app/features/blog/posts.queries.server.ts";
import { breadcrumbMarkup } from "#app/features/catalogue/markup.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/list";
import { withOwnTag } from "./shown-post.server.ts";

const KINDS = ["category", "tag", "author"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = parsePostFilters(new URL(request.url).searchParams);
  const named = KINDS.find((kind) => filters[kind] !== null);
  const [topic, topics, nextPublication] = await Promise.all([
    named === undefined ? null : findTopic(named, filters[named] as string),
    listTopics(),
    findNextPublication(),
  ]);
  if (named !== undefined && topic === null) throwPageError(404, { title: BLOG_TEXTS.empty, detail: BLOG_TEXTS.emptyFiltered });
  if (named !== undefined && topic !== null && topic.slug !== filters[named])
    return redirect(blogPath({ ...filters, [named]: topic.slug }), 301);

  const { posts, total } = await listPosts(filters);
  const pageCount = Math.max(1, Math.ceil(total / POSTS_PER_PAGE));
  // An old URL of a list that has become shorter redirects to its last page.
  if (filters.page > pageCount) return redirect(blogPath({ ...filters, page: pageCount }));
  const info = context.get(requestInfoContext);
  info.cacheTags.add(POSTS_TAG);
  info.expiresAt = nextPublication;
  const author = topic !== null && named === "author" ? withOwnTag(topic) : null;
  return { filters, topic, author, topics, posts, total, pageCount };
}

export function meta({ loaderData, matches, error, location }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData) {
    const { status, title } = readRouteError(error);
    const said = status === 404 ? title : BLOG_TEXTS.listFailure;
    return describePage(site, { title: said, description: said, path: location.pathname, noindex: true });
  }
  const { filters, topic } = loaderData;
  const name = topic === null ? BLOG_TEXTS.title : `${topic.name} | ${BLOG_TEXTS.title}`;
  const path = blogPath(filters);
  return [
    ...describePage(site, {
      title: filters.page === 1 ? name : `${name}, page ${filters.page}`,
      description: topic?.description || BLOG_TEXTS.description,
      path,
      jsonLd: [
        breadcrumbMarkup(site.url, path, [{ label: "Home", to: "/" }, { label: BLOG_TEXTS.title }]),
        ...(topic !== null && filters.author === topic.slug ? [authorMarkup(site.url, topic)] : []),
      ],
    }),
    { tagName: "link", rel: "alternate", type: "application/atom+xml", title: `${site.name} ${BLOG_TEXTS.title}`, href: "/blog/feed.xml" },
  ];
}

const FRAME = "mx-auto w-full max-w-content px-4 pt-8 pb-16 md:px-6 md:pt-12";

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { filters, topic, author, topics, posts, pageCount } = loaderData;
  const isOpening = filters.page === 1 && !narrowsPosts(filters);
  const [lead, ...rest] = posts;
  const hasLead = isOpening && lead !== undefined;
  const others = hasLead ? rest : posts;
  return (
    <div className={FRAME}>
      {author !== null ? (
        <AuthorHeader author={author} />
      ) : (
        <header className="mb-6 max-w-[44rem]">
          <h1 className="text-title">{topic?.name ?? BLOG_TEXTS.title}</h1>
          {topic === null || topic.description ? (
            <p className="mt-3 text-lg text-soft-ink">{topic?.description ?? BLOG_TEXTS.lead}</p>
          ) : null}
        </header>
      )}
      <TopicFilter filters={filters} topics={topics} />
      {posts.length === 0 ? <NoPosts isNarrowed={narrowsPosts(filters)} /> : null}
      <div className="mt-6 flex flex-col gap-6">
        {hasLead ? <PostTile post={lead} isLead isFirst /> : null}
        {others.length > 0 ? <PostGrid posts={others} /> : null}
      </div>
      <Pagination className="mt-10" page={filters.page} pageCount={pageCount} hrefFor={(page) => blogPath({ ...filters, page })} />
    </div>
  );
}

function NoPosts({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      className="py-12"
      title={BLOG_TEXTS.empty}
      text={isNarrowed ? BLOG_TEXTS.emptyFiltered : BLOG_TEXTS.emptyText}
      action={
        isNarrowed ? (
          <ButtonLink to={blogPath()}>All posts</ButtonLink>
        ) : (
          <>
            <ButtonLink to="/categories">Browse Categories</ButtonLink>
            <ButtonLink to="/gift-finder" variant="secondary">
              Find a Gift
            </ButtonLink>
          </>
        )
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className={FRAME}>
      <BlogFailure {...readRouteError(error)} failure={BLOG_TEXTS.listFailure} />
    </div>
  );
}
