import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { STATUS_BADGES } from "#app/features/blog/admin-texts.ts";
import { POST_TRASH_DAYS, POST_TRASH_PER_PAGE } from "#app/features/blog/constants.ts";
import { erasePosts, restorePosts } from "#app/features/blog/deleted-posts.commands.server.ts";
import { countTrashedPosts, listTrashedPosts } from "#app/features/blog/deleted-posts.queries.server.ts";
import { readTrashFields, trashFormSchema } from "#app/features/catalogue/editing/trash.ts";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { TrashScreen } from "#app/ui/trash-screen.tsx";
import type { Route } from "./+types/blog-trash";
import { editingUserOf } from "./require-post.server.ts";
import { readPageOf } from "#app/platform/page-number.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editingUserOf(await requireUser(request, context));
  const count = await countTrashedPosts(editor);
  const { page, pageCount } = readPageOf(new URL(request.url).searchParams, { count, perPage: POST_TRASH_PER_PAGE });
  return { posts: await listTrashedPosts(editor, page), page, pageCount };
}

const count = (posts: number) => (posts === 1 ? "1 post" : `${formatCount(posts)} posts`);

export async function action({ request, context }: Route.ActionArgs): Promise<{ done: string }> {
  const editor = editingUserOf(await requireUser(request, context));
  const { intent, ids } = await readForm(request, trashFormSchema, readTrashFields);
  const done = intent === "restore" ? (await restorePosts(editor, ids)).length : await erasePosts(editor, ids);
  if (done === 0) return { done: "Nothing changed: they’re no longer in the trash." };
  return { done: intent === "restore" ? `${count(done)} restored.` : `${count(done)} deleted for good.` };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: "Trash", description: "Deleted posts.", path: "/admin/blog/trash", noindex: true });
}

const WORDS = {
  subtitle: `Deleted posts stay here for ${POST_TRASH_DAYS} days. A restored post comes back as it was, so a published one is live again.`,
  caption: "Deleted posts",
  head: "Post",
  one: "one post",
  many: "posts",
  back: { to: "/admin/blog", label: "Back to posts" },
  path: "/admin/blog/trash",
};

export default function BlogTrash({ loaderData: { posts, ...rest }, actionData }: Route.ComponentProps) {
  const rows = posts.map(({ title, status, ...post }) => ({ ...post, name: title, detail: STATUS_BADGES[status].label }));
  return <TrashScreen words={WORDS} rows={rows} {...rest} done={actionData?.done} />;
}
