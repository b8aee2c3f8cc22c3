import { isSluggable, makeSlug } from "#app/features/catalogue/slugs.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { EDITOR_TEXTS } from "../../admin-texts.ts";
import { POST_LIMITS } from "../../constants.ts";
import { readingMinutes } from "../../reading.ts";
import type { EditorTabProps } from "./editor-parts.ts";
import { MarkdownField } from "./markdown-field.tsx";

/** The tab with title, slug, excerpt and text. An empty slug is filled in from the title, and the reading time follows the text. */
export function ContentTab({ post, errors, change }: EditorTabProps) {
  function fillSlug() {
    if (post.slug.trim() === "" && isSluggable(post.title)) change({ slug: makeSlug(post.title) });
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          label="Title"
          required
          maxLength={POST_LIMITS.title}
          value={post.title}
          error={errors.title}
          onChange={(event) => change({ title: event.target.value })}
          onBlur={fillSlug}
        />
        <TextField
          label="Slug"
          required
          placeholder={EDITOR_TEXTS.slugPlaceholder}
          maxLength={POST_LIMITS.slug}
          value={post.slug}
          error={errors.slug}
          hint="The last part of the post’s address. Filled in from the title if you leave it empty."
          onChange={(event) => change({ slug: event.target.value })}
          onBlur={fillSlug}
        />
      </div>
      <TextArea
        label="Excerpt"
        required
        rows={3}
        maxLength={POST_LIMITS.excerpt}
        value={post.excerpt}
        error={errors.excerpt}
        onChange={(event) => change({ excerpt: event.target.value })}
      />
      <MarkdownField
        value={post.content}
        error={errors.content}
        onChange={(content) => change({ content, readingTime: readingMinutes(content) })}
      />
    </div>
  );
}
