import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { EDITOR_TEXTS, STATUS_BADGES } from "../../admin-texts.ts";
import { POST_LIMITS, READING_TIME } from "../../constants.ts";
import { POST_STATUSES, type PostStatus } from "../../types.ts";
import { CoverPicture } from "../cover-picture.tsx";
import type { EditorTabProps } from "./editor-parts.ts";
import { ImageField } from "./image-field.tsx";
import { KeywordsField } from "./keywords-field.tsx";
import { PublishDateField } from "./publish-date-field.tsx";
import { SearchPreview } from "./search-preview.tsx";

/** The tab with the SEO texts, cover, publish date, status and reading time. */
export function MetadataTab({ post, errors, change, site }: EditorTabProps & { site: { name: string; url: string } }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          label="SEO Title"
          placeholder={post.title}
          hint="Leave empty to use the title."
          maxLength={POST_LIMITS.seoTitle}
          value={post.seoTitle}
          error={errors.seoTitle}
          onChange={(event) => change({ seoTitle: event.target.value })}
        />
        <TextArea
          label="Meta Description"
          rows={2}
          placeholder={post.excerpt}
          hint="Leave empty to use the excerpt."
          maxLength={POST_LIMITS.metaDescription}
          value={post.metaDescription}
          error={errors.metaDescription}
          onChange={(event) => change({ metaDescription: event.target.value })}
        />
      </div>
      <SearchPreview post={post} site={site} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          <ImageField
            label="Cover Image URL"
            title="Cover image"
            value={post.coverImage ?? ""}
            error={errors.coverImage}
            onChange={(coverImage) => change({ coverImage: coverImage === "" ? null : coverImage })}
          />
          {post.coverImage ? (
            <div className="max-w-80 overflow-hidden rounded-control border border-line">
              <CoverPicture image={post.coverImage} sizes="320px" />
            </div>
          ) : null}
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField
            label="Status"
            value={post.status}
            error={errors.status}
            onChange={(event) => change({ status: event.target.value as PostStatus })}
          >
            {POST_STATUSES.map((status) => (
              <option key={status} value={status}>
                {STATUS_BADGES[status].label}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Reading Time (minutes)"
            type="number"
            min={READING_TIME.min}
            max={READING_TIME.max}
            value={post.readingTime ?? ""}
            error={errors.readingTime}
            hint="Counted from the text, at 200 words a minute."
            onChange={(event) => change({ readingTime: event.target.value === "" ? null : Number(event.target.value) })}
          />
          <PublishDateField
            value={post.publishDate}
            error={errors.publishDate}
            onChange={(publishDate) => change({ publishDate })}
            className="sm:col-span-2"
          />
          <CheckboxField
            label={EDITOR_TEXTS.featured}
            checked={post.isFeatured}
            onChange={(event) => change({ isFeatured: event.target.checked })}
          />
        </div>
      </div>
      <KeywordsField keywords={post.keywords} error={errors.keywords} onChange={(keywords) => change({ keywords })} />
    </div>
  );
}
