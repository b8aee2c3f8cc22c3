import { previewAnswer } from "#app/features/blog/answers.ts";
import { pagePreviewSchema } from "#app/features/pages/page-form.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { readPlaceholderValues, renderFilled } from "../site/written-page.server.ts";
import type { Route } from "./+types/page-preview";

/** POST /admin/pages/preview: renders a page's Markdown as its readers will see it, placeholders included (O2). */
export async function action({ request, context }: Route.ActionArgs) {
  const { content } = await readJson(request, pagePreviewSchema);
  const values = await readPlaceholderValues(context.get(requestInfoContext).cacheTags);
  const { blocks, missingSlugs, missingCollections, foreignTags } = await renderFilled(content, values);
  return answerJson(previewAnswer, { blocks, missingSlugs, missingCollections, foreignTags });
}
