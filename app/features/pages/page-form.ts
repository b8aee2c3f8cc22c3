import { z } from "zod";
import { isSlug } from "#app/features/catalogue/gift-tags.ts";
import { LOOK_LIMITS } from "#app/features/look/constants.ts";
import { atMost, toParagraphs } from "#app/platform/text.ts";
import { filledLine, line } from "#app/platform/text-fields.ts";
import { PAGE_LIMITS as LIMITS } from "./constants.ts";
import { unknownPlaceholders } from "./placeholders.ts";

/** Accepts a text whose braces all stand for something: a slip of the pen would be shown to everybody. */
const withKnownPlaceholders = (text: z.ZodType<string>) =>
  text.superRefine((value, context) => {
    const [unknown] = unknownPlaceholders(value);
    if (unknown !== undefined)
      context.addIssue({ code: "custom", message: `{{${unknown}}} isn’t a placeholder. The ones you can use are listed below the text.` });
  });

/** A page as its editor saves it. Unknown fields are refused (Z5). */
export const pageDocumentSchema = z
  .strictObject({
    title: withKnownPlaceholders(filledLine(LIMITS.title, "Please enter a title.")),
    lead: withKnownPlaceholders(line(LIMITS.lead)),
    slug: filledLine(LIMITS.slug, "Please enter a slug.").refine(
      (slug) => slug === "" || isSlug(slug),
      "Please use lowercase letters, numbers, and single hyphens, such as press.",
    ),
    content: withKnownPlaceholders(
      z
        .string()
        .transform(toParagraphs)
        .pipe(z.string().max(LIMITS.content, atMost(LIMITS.content))),
    ),
    seoTitle: line(LIMITS.seoTitle),
    metaDescription: withKnownPlaceholders(line(LIMITS.metaDescription)),
    isPublished: z.boolean(),
    isInFooter: z.boolean(),
    // Texts of the release before, stored or in an open editor, do not have it.
    isInHeader: z.boolean().default(false),
  })
  .refine(({ isInHeader, title }) => !isInHeader || title.length <= LOOK_LIMITS.linkLabel, {
    path: ["title"],
    message: `For a link in the header, please use at most ${LOOK_LIMITS.linkLabel} characters.`,
  });

/** What the editor sends; `ref` is a key, an id, or "new". */
export const pageSaveSchema = z.strictObject({
  ref: z.string().max(40),
  basedOn: z.int32().min(0),
  document: z.record(z.string(), z.unknown()),
});

export const pagePreviewSchema = z.strictObject({ content: z.string().max(LIMITS.content) });
