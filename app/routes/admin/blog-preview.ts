import { previewAnswer } from "#app/features/blog/answers.ts";
import { resolveArticle, renderArticle } from "#app/features/blog/articles.queries.server.ts";
import { previewSchema } from "#app/features/blog/post-form.ts";
import { shownOnCard } from "#app/features/catalogue/gift-tags.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import type { Route } from "./+types/blog-preview";

/** POST /admin/blog/preview: renders Markdown as on the post's page, with the same renderer (O2). */
export async function action({ request }: Route.ActionArgs) {
  const input = await readJson(request, previewSchema);
  const { blocks, missingSlugs, missingCollections, foreignTags } = await resolveArticle((await renderArticle(input.content)).blocks);
  return answerJson(previewAnswer, {
    blocks: blocks.map((block) => (block.kind === "gifts" ? { kind: block.kind, gifts: block.gifts.map(shownOnCard) } : block)),
    missingSlugs,
    missingCollections,
    foreignTags,
  });
}
