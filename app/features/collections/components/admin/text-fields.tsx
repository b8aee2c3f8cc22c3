import { isSluggable, makeSlug } from "#app/features/catalogue/slugs.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { COLLECTION_LIMITS as LIMITS } from "../../constants.ts";
import type { CollectionFieldsProps } from "./collection-fields.ts";

/** A collection's title, its address and what is written above its gifts. */
export function TextFields({ form, errors, change }: CollectionFieldsProps) {
  function fillSlug() {
    if (form.slug.trim() === "" && isSluggable(form.title)) change({ slug: makeSlug(form.title) });
  }
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TextField
          label="Title"
          required
          maxLength={LIMITS.title}
          value={form.title}
          error={errors.title}
          onChange={({ target }) => change({ title: target.value })}
          onBlur={fillSlug}
        />
        <TextField
          label="Slug"
          required
          hint="The end of the address, after /collections/. Old addresses keep working."
          maxLength={LIMITS.slug}
          value={form.slug}
          error={errors.slug}
          onChange={({ target }) => change({ slug: target.value })}
          onBlur={fillSlug}
        />
      </div>
      <TextArea
        label="Opening sentence"
        hint="Shown under the title and on the collection’s card."
        rows={2}
        maxLength={LIMITS.lead}
        value={form.lead}
        error={errors.lead}
        onChange={({ target }) => change({ lead: target.value })}
      />
      <TextArea
        label="Text"
        hint="An empty line starts a new paragraph."
        rows={5}
        maxLength={LIMITS.story}
        value={form.story}
        error={errors.story}
        onChange={({ target }) => change({ story: target.value })}
      />
    </>
  );
}
