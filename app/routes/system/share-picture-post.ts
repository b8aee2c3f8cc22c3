import { authorNamesOf } from "#app/features/blog/authors.ts";
import { findPost } from "#app/features/blog/post.queries.server.ts";
import { drawTitledShare } from "#app/features/catalogue/share-pictures/share-pages.server.tsx";
import type { Route } from "./+types/share-picture-post";
import { readShareFace } from "./share-face.server.ts";
import { answerPicture, nameOfPicture } from "./share-picture-response.ts";

/** GET /share-pictures/posts/{slug}.png: the share picture of a post. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const post = await findPost(nameOfPicture(params.post));
  if (post === null) return answerPicture(request, null);
  const { face } = await readShareFace();
  const { title, authors, coverImage: image } = post;
  return answerPicture(request, await drawTitledShare({ face, title, note: authorNamesOf(authors).join(", "), image }));
}
