import { ExternalLink, Pencil, Plus, RefreshCw, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigation, useRevalidator } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import type { SortDirection } from "#app/ui/data-table-sort.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { PlaceholderRows } from "#app/ui/placeholder-rows.tsx";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { postPath } from "../../addresses.ts";
import { adminBlogPath } from "../../admin-filters.ts";
import { ADMIN_BLOG_TEXTS, EDITOR_TEXTS, STATUS_BADGES, UNSAVED_TEXTS } from "../../admin-texts.ts";
import type { AdminPost, AdminPostFilters, AdminPostSort, PostChoices, UnsavedPost } from "../../types.ts";
import { BlogTabs } from "./blog-tabs.tsx";
import { PostFilterPanel } from "./post-filter-panel.tsx";
import { requestPostChange } from "./request-post-change.ts";
import { UnsavedPosts } from "./unsaved-posts.tsx";

const ROW_LINK =
  "inline-flex size-11 items-center justify-center rounded-control text-soft-ink hover:bg-linen hover:text-ink [&_svg]:size-4.5";

interface PostsScreenProps {
  filters: AdminPostFilters;
  choices: PostChoices;
  posts: readonly AdminPost[];
  /** The signed-in user's new posts that were begun and not saved. */
  unsaved: readonly UnsavedPost[];
  total: number;
  pageCount: number;
  /** When the list was read; posts with a later publish date are scheduled. */
  now: Date;
}

/** The admin area's list of all posts. */
export function PostsScreen({ filters, choices, posts, unsaved, total, pageCount, now }: PostsScreenProps) {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isLoading = state === "loading" || navigation.location?.pathname === "/admin/blog";
  const removal = usePostRemoval();
  const mayWrite = useRight("blog.own");
  return (
    <>
      <PageHeader
        title={ADMIN_BLOG_TEXTS.title}
        actions={
          <>
            <Button variant="secondary" busy={state === "loading"} onClick={() => void revalidate()}>
              {state === "loading" ? null : <RefreshCw aria-hidden className="size-4.5" />}
              Refresh
            </Button>
            {mayWrite ? (
              <>
                <ButtonLink to="/admin/blog/trash" variant="secondary">
                  <Trash2 aria-hidden className="size-4.5" />
                  Trash
                </ButtonLink>
                <ButtonLink to="/admin/blog/new">
                  <Plus aria-hidden className="size-4.5" />
                  {ADMIN_BLOG_TEXTS.newPost}
                </ButtonLink>
              </>
            ) : null}
          </>
        }
      />
      <BlogTabs current="posts" />
      <div className="mt-5 flex flex-col gap-5">
        <UnsavedPosts unsaved={unsaved} posts={posts} />
        <PostFilterPanel filters={filters} choices={choices} />
        {isLoading ? (
          <PlaceholderRows label="Loading posts" />
        ) : posts.length === 0 ? (
          <EmptyState title={ADMIN_BLOG_TEXTS.empty} className="py-10" />
        ) : (
          <>
            <p role="status" className="sr-only">{`${formatCount(total)} posts`}</p>
            <DataTable caption="Posts" columns={columnsOf(now, removal.ask)} rows={posts} sort={sortOf(filters)} />
          </>
        )}
        <Pagination page={filters.page} pageCount={pageCount} hrefFor={(page) => adminBlogPath({ ...filters, page })} />
      </div>
      <ConfirmDialog
        isOpen={removal.asked !== null}
        onClose={removal.cancel}
        onConfirm={() => void removal.confirm()}
        isBusy={removal.isBusy}
        title={ADMIN_BLOG_TEXTS.deleteTitle}
        text={ADMIN_BLOG_TEXTS.deletePost(removal.asked?.title ?? "")}
      />
    </>
  );
}

/** Returns the sorting of the table's headers from the filters: `title` is ascending, `-title` descending. */
function sortOf(filters: AdminPostFilters) {
  const direction: SortDirection = filters.sort.startsWith("-") ? "descending" : "ascending";
  return {
    key: filters.sort.replace("-", ""),
    direction,
    hrefFor: (key: string, next: SortDirection) =>
      adminBlogPath({ ...filters, page: 1, sort: (next === "descending" ? `-${key}` : key) as AdminPostSort }),
  };
}

function columnsOf(now: Date, askToDelete: (post: AdminPost) => void): Column<AdminPost>[] {
  return [
    {
      id: "title",
      head: "Title",
      sortKey: "title",
      onCard: "title",
      cell: (post) => (
        <span className="inline-flex max-w-full items-center gap-2">
          {post.isFeatured ? <Star role="img" aria-label="Featured" className="size-4 shrink-0 fill-marigold text-soft-ink" /> : null}
          {post.mayEdit ? (
            <Link
              to={`/admin/blog/${post.id}`}
              className="inline-flex min-h-touch items-center font-semibold wrap-anywhere hover:text-evergreen hover:underline"
            >
              {post.title}
            </Link>
          ) : (
            <span className="font-semibold wrap-anywhere">{post.title}</span>
          )}
        </span>
      ),
    },
    {
      id: "status",
      head: "Status",
      cell: ({ status, publishedAt, isWaiting }) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <Badge tone={STATUS_BADGES[status].tone}>{STATUS_BADGES[status].label}</Badge>
          {status === "published" && publishedAt !== null && publishedAt > now ? <Badge tone="featured">Scheduled</Badge> : null}
          {isWaiting ? <Badge tone="outline">Draft changes</Badge> : null}
        </span>
      ),
    },
    {
      id: "published",
      head: "Published",
      sortKey: "published",
      className: "whitespace-nowrap",
      cell: ({ publishedAt }) => (publishedAt === null ? <span className="text-soft-ink">–</span> : <LocalTime date={publishedAt} />),
    },
    { id: "views", head: "Views", sortKey: "views", align: "right", cell: ({ views }) => formatCount(views) },
    {
      id: "actions",
      head: "Actions",
      align: "right",
      onCard: "plain",
      cell: (post) => (
        <RowActions
          post={post}
          isPublic={post.status === "published" && post.slug !== "" && (post.publishedAt ?? now) <= now}
          onDelete={askToDelete}
        />
      ),
    },
  ];
}

function RowActions({ post, isPublic, onDelete }: { post: AdminPost; isPublic: boolean; onDelete: (post: AdminPost) => void }) {
  return (
    <span className="flex justify-end">
      {post.mayEdit ? (
        <Link to={`/admin/blog/${post.id}`} aria-label={`Edit ${post.title}`} title="Edit" className={ROW_LINK}>
          <Pencil aria-hidden />
        </Link>
      ) : null}
      {isPublic ? (
        <a
          href={postPath(post.slug)}
          target="_blank"
          rel="noopener"
          aria-label={`View ${post.title} in a new tab`}
          title="View post"
          className={ROW_LINK}
        >
          <ExternalLink aria-hidden />
        </a>
      ) : null}
      {post.mayEdit ? (
        <IconButton label={`Delete ${post.title}`} icon={<Trash2 aria-hidden />} onClick={() => onDelete(post)} className="text-ribbon" />
      ) : null}
    </span>
  );
}

/** Moves a post to the trash after a confirmation, and out of it where that is undone. */
function usePostRemoval() {
  const [asked, setAsked] = useState<AdminPost | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();

  async function confirm() {
    if (asked === null) return;
    setIsBusy(true);
    const { trouble } = await requestPostChange({ change: "delete", id: asked.id });
    setIsBusy(false);
    setAsked(null);
    // A post that another editor has deleted meanwhile counts as deleted.
    if (trouble === null || trouble.status === 404) {
      const { id, title } = asked;
      showUndoToast({ title: EDITOR_TEXTS.deleted, description: title, onUndo: () => void restore(id, title) });
      return revalidate();
    }
    // Without an answer there is nothing new to read, and a failed reload would replace the screen by an error.
    showToast(
      troubleToast(trouble, {
        failed: { title: ADMIN_BLOG_TEXTS.error, description: EDITOR_TEXTS.deleteFailed },
        denied: EDITOR_TEXTS.denied,
      }),
    );
  }

  async function restore(id: string, title: string) {
    const { trouble } = await requestPostChange({ change: "restore", id });
    const failed = { title: ADMIN_BLOG_TEXTS.error, description: UNSAVED_TEXTS.failed };
    if (trouble !== null) return void showToast(troubleToast(trouble, { failed, denied: EDITOR_TEXTS.denied }));
    showToast({ title: "Restored", description: title, type: "success" });
    return revalidate();
  }
  return { asked, isBusy, confirm, ask: setAsked, cancel: () => setAsked(null) };
}
