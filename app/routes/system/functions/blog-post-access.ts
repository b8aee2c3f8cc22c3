import type { SignedInUser } from "#app/features/accounts/types.ts";
import { hasRight, requireUser } from "#app/features/accounts/require-user.server.ts";
import { findAuthorOfUser } from "#app/features/blog/admin-posts.queries.server.ts";
import { authorAnswer } from "#app/features/blog/answers.ts";
import { findOwnByline } from "#app/features/blog/byline.server.ts";
import { createdPostSchema, postAccessSchema } from "#app/features/blog/post-access.ts";
import { createPost } from "#app/features/blog/posts.commands.server.ts";
import { createTopic } from "#app/features/blog/topics.commands.server.ts";
import { authorSchema } from "#app/features/blog/topics.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { outcomeOf } from "#app/platform/body-schemas.ts";
import { log } from "#app/platform/log.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/blog-post-access";

const HEADERS = { "cache-control": "private, no-store" };

const refuse = (error: string, status: number) => answerJson(authorAnswer, { error }, { status, headers: HEADERS });
const give = (data: unknown) => Response.json({ data }, { headers: HEADERS });

/** Messages for a call that fails through no fault of the caller. */
const FAILURES = {
  create: "Failed to create blog post",
  create_author: "Failed to create author",
  get_user_author: "Failed to get author info",
} as const;

const ADMINS_ONLY = "You need admin privileges to manage the blog.";

async function create(user: SignedInUser, post: unknown): Promise<Response> {
  if (!hasRight(user, "blog.own")) return refuse(ADMINS_ONLY, 403);
  const parsed = createdPostSchema.safeParse(post);
  if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? FAILURES.create, 422);
  const { draft, section } = parsed.data;
  const authors = hasRight(user, "blog.edit") ? draft.authors : await findOwnByline(user, null);
  return give(await createPost(user, { ...draft, authors }, { section }));
}

async function createAuthor(user: SignedInUser, author: unknown): Promise<Response> {
  if (!hasRight(user, "blog.own")) return refuse(ADMINS_ONLY, 403);
  const parsed = authorSchema.safeParse(author);
  if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? FAILURES.create_author, 422);
  const id = await createTopic(user.id, { kind: "author", ...parsed.data }, user.id);
  return answerJson(authorAnswer, { data: { id, name: parsed.data.name } }, { headers: HEADERS });
}

/**
 * POST /functions/v1/blog-post-access: the function of the specification. The body is `{method, post}` with the method create,
 * create_author or get_user_author; the answer has `data` or `error`. The session comes from the cookie.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const call = await readJson(request, outcomeOf(postAccessSchema));
  if (!call.success) return refuse("The body must hold method (create, create_author or get_user_author) and post.", 400);
  const { method } = call.data;
  try {
    if (method === "get_user_author") return give(await findAuthorOfUser(user.id));
    return await (method === "create" ? create(user, call.data.post) : createAuthor(user, call.data.post));
  } catch (error) {
    // The error is answered in the function's own format, and logged as the server logs unexpected errors.
    log.error({ err: error, requestId: context.get(requestInfoContext).requestId, method }, "unexpected error");
    return refuse(FAILURES[method], 500);
  }
}
