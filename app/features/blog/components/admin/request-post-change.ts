import type { z } from "zod";
import type { ValueOf } from "#app/platform/answers/shapes.ts";
import { type Sent, sendJson } from "#app/ui/client/send-json.ts";
import { openedPostAnswer, postChangeAnswer, previewLinkAnswer, type TopicAnswer, topicAnswer } from "../../answers.ts";
import type { postChangeSchema } from "../../post-form.ts";
import type { TopicChange } from "../../topics.ts";

type PostChange = z.input<typeof postChangeSchema>;

const PATH = "/admin/blog/changes";

/** Sends what is done to a post beside its editor to the server. Never rejects. */
export function requestPostChange(change: PostChange & { change: Exclude<PostChange["change"], "preview-link" | "discard-waiting"> }) {
  return sendJson(PATH, change, postChangeAnswer);
}

/** Asks for the secret link to the last saved version of a post. Never rejects. */
export function requestPreviewLink(id: string): Promise<Sent<ValueOf<typeof previewLinkAnswer>>> {
  return sendJson(PATH, { change: "preview-link", id } satisfies PostChange, previewLinkAnswer);
}

/** Discards the changes of a post that wait as a draft, and returns the post as readers see it. Never rejects. */
export function requestDiscardOfWaiting(id: string): Promise<Sent<ValueOf<typeof openedPostAnswer>>> {
  return sendJson(PATH, { change: "discard-waiting", id } satisfies PostChange, openedPostAnswer);
}

/** Creates a tag with this name. Never rejects. */
export function requestNewTag(name: string): Promise<Sent<TopicAnswer>> {
  const change: TopicChange = { change: "save", kind: "tag", id: null, fields: { name, slug: "", description: "", sortOrder: "" } };
  return sendJson("/admin/blog/topics", change, topicAnswer);
}
