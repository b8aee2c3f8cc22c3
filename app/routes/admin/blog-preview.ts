import { previewAnswer } from "#app/features/blog/answers.schema.ts";
import { resolveArticle, renderArticle } from "#app/features/blog/articles.queries.server.ts";
import { MAX_POST_BYTES, previewSchema } from "#app/features/blog/post.schema.ts";
import { shownOnCard } from "#app/features/catalogue/rules.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import type { Route } from "./+types/blog-preview";
import { readAdminJson } from "./read-admin-json.ts";

/** POST /admin/blog/preview: renders Markdown as on the post's page, with the same renderer (O2). */
export async function action({ request, context }: Route.ActionArgs) {
  const { input } = await readAdminJson({ request, context, schema: previewSchema, maxBytes: MAX_POST_BYTES });
  const { blocks, missingSlugs, foreignTags } = await resolveArticle((await renderArticle(input.content)).blocks);
  return answerJson(previewAnswer, {
    blocks: blocks.map((block) => (block.kind === "html" ? block : { kind: block.kind, gifts: block.gifts.map(shownOnCard) })),
    missingSlugs,
    foreignTags,
  });
}
