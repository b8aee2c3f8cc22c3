import type { z } from "zod";
import type { ValueOf } from "#app/platform/answers/shapes.ts";
import { type Sent, sendJson } from "#app/ui/client/send-json.ts";
import { postChangeAnswer, previewLinkAnswer } from "../../answers.ts";
import type { postChangeSchema } from "../../post-form.ts";

type PostChange = z.input<typeof postChangeSchema>;

const PATH = "/admin/blog/changes";

/** Sends what is done to a post beside its editor to the server. Never rejects. */
export function requestPostChange(change: PostChange & { change: Exclude<PostChange["change"], "preview-link"> }) {
  return sendJson(PATH, change, postChangeAnswer);
}

/** Asks for the secret link to the last saved version of a post. Never rejects. */
export function requestPreviewLink(id: string): Promise<Sent<ValueOf<typeof previewLinkAnswer>>> {
  return sendJson(PATH, { change: "preview-link", id } satisfies PostChange, previewLinkAnswer);
}
