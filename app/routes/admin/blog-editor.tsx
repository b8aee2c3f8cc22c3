import { randomUUID } from "node:crypto";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { findAuthorOfUser, listPostChoices } from "#app/features/blog/admin-posts.queries.server.ts";
import { ADMIN_BLOG_TEXTS, EDITOR_TEXTS } from "#app/features/blog/admin-texts.ts";
import { emptyPost } from "#app/features/blog/components/admin/editor-parts.ts";
import { PostEditor } from "#app/features/blog/components/admin/post-editor.tsx";
import type { EditorState } from "#app/features/blog/components/admin/use-post-editor.ts";
import { ReloadLink } from "#app/features/blog/components/admin/blog-tabs.tsx";
import { BLOG_TEXTS } from "#app/features/blog/constants.ts";
import { isSamePost } from "#app/features/blog/edited-posts.ts";
import { findEditedPost, findVersion, listGiftChoices } from "#app/features/blog/editor.queries.server.ts";
import { findWorkingCopy } from "#app/features/blog/unsaved-posts.queries.server.ts";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { useSite } from "#app/site/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { useLocation } from "react-router";
import type { Route } from "./+types/blog-editor";
import { requirePost } from "./require-post.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const postId = (params as { post?: string }).post ?? null;
  if (postId !== null) await requirePost(user, postId);
  // A new post has an id from the start, under which typed text is stored until it is saved.
  const given = new URL(request.url).searchParams.get("draft") ?? "";
  const draftId = isUuid(given) ? given : randomUUID();
  const opened = postId === null ? null : await findEditedPost(postId);
  if (postId !== null && opened === null) throwPageError(404, { title: BLOG_TEXTS.notFoundTitle, detail: "It may have been deleted." });
  const [choices, workingCopy, author] = await Promise.all([
    listPostChoices(),
    findWorkingCopy(user.id, postId === null ? { kind: "draft", id: draftId } : { kind: "post", id: postId }),
    postId === null ? findAuthorOfUser(user.id) : null,
  ]);
  const document = opened?.document ?? emptyPost(author === null ? [] : [author.id]);
  const isOffered = workingCopy !== null && !isSamePost(document, workingCopy.document);
  const isOutdated = isOffered && opened !== null && workingCopy.baseVersion < opened.version;
  // What others have saved meanwhile is merged with the copy, which takes the state that the copy started from.
  const base = isOutdated ? await findVersion(opened.id, workingCopy.baseVersion) : null;
  const giftIds = [...document.relatedGiftIds, ...(workingCopy?.document.relatedGiftIds ?? [])];
  return {
    postId,
    draftId,
    version: opened?.version ?? 0,
    document,
    workingCopy: isOffered ? { ...workingCopy, base } : null,
    standing: opened?.standing ?? null,
    choices,
    gifts: await listGiftChoices([...new Set(giftIds)]),
  };
}

/** While a post is being saved, the editor has its most recent content; another path is another post. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export { action } from "./refuse-writes.ts";

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const title = loaderData?.postId === null ? EDITOR_TEXTS.create : EDITOR_TEXTS.edit;
  return describePage(siteOf(matches), { title, description: title, path: location.pathname, noindex: true });
}

export default function BlogEditor({ loaderData }: Route.ComponentProps) {
  const { name, url } = useSite();
  const { key, state } = useLocation();
  // The editor of a new post stays mounted when the post gets its own URL, since it has the text typed in the meantime.
  const editorKey = (state as EditorState | null)?.editorKey ?? loaderData.postId ?? key;
  return <PostEditor key={editorKey} {...loaderData} editorKey={editorKey} site={{ name, url }} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const { status, title, detail, requestId } = readRouteError(error);
  // The layout shows the error page for users without access.
  if (status === 401 || status === 403) throw error;
  const isMissing = status === 404;
  return (
    <ErrorState
      headingLevel={1}
      title={isMissing ? title : ADMIN_BLOG_TEXTS.error}
      text={isMissing ? detail : ADMIN_BLOG_TEXTS.postFetchFailed}
      reference={isMissing ? undefined : requestId}
      action={isMissing ? <ButtonLink to="/admin/blog">All posts</ButtonLink> : <ReloadLink to={pathname} />}
    />
  );
}
