import { z } from "zod";
import { sanitizeText } from "#app/platform/text.ts";
import { POST_LIMITS } from "./constants.ts";
import { postSchema } from "./post-form.ts";
import { readingMinutes } from "./reading.ts";

/** Body of a call of the function blog-post-access. */
export const postAccessSchema = z.discriminatedUnion("method", [
  z.strictObject({ method: z.literal("create"), post: z.record(z.string(), z.unknown()) }),
  z.strictObject({ method: z.literal("create_author"), post: z.record(z.string(), z.unknown()) }),
  z.strictObject({ method: z.literal("get_user_author") }),
]);

/** A text field of a post as `create` takes it; it may be missing or null. */
const text = z
  .string()
  .nullish()
  .transform((given) => sanitizeText(given ?? ""));

export const createdPostSchema = z
  .strictObject({
    headline: text,
    slug: text,
    description: text,
    article_body: text,
    article_section: text,
    cover_image: text,
    seo_title: text,
    meta_description: text,
    reading_time: z.number().nullish(),
    date_published: z.string().nullish(),
    featured_image_url: text,
    status: z.string().nullish(),
    is_featured: z.boolean().nullish(),
    keywords: z.array(z.string()).nullish(),
  })
  .transform((post, context) => {
    const { article_section: section, featured_image_url: featuredImage } = post;
    const parsed = postSchema.safeParse({
      title: post.headline,
      slug: post.slug,
      excerpt: post.description,
      content: post.article_body,
      coverImage: post.cover_image || featuredImage,
      publishDate: post.date_published || null,
      seoTitle: post.seo_title,
      metaDescription: post.meta_description,
      readingTime: post.reading_time ?? readingMinutes(post.article_body),
      isFeatured: post.is_featured ?? false,
      status: post.status ?? "",
      keywords: post.keywords ?? [],
      tags: [],
      category: null,
      authors: [],
      relatedGiftIds: [],
    });
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) context.addIssue({ code: "custom", message, path });
      return z.NEVER;
    }
    return { draft: parsed.data, section: section.slice(0, POST_LIMITS.seoTitle) };
  });
