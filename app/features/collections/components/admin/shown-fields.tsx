import { MomentField } from "#app/features/catalogue/editing/components/moment-field.tsx";
import { ImageAddressField } from "#app/features/media/components/image-address-field.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { COLLECTION_LIMITS as LIMITS } from "../../constants.ts";
import type { CollectionFieldsProps } from "./collection-fields.ts";

/** A collection's picture, when it is shown, and what search engines read. */
export function ShownFields({ form, errors, change }: CollectionFieldsProps) {
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ImageAddressField
          label="Picture"
          hint="From the library. Without one, the first three gifts make up the picture."
          value={form.image}
          error={errors.image}
          onChange={(image) => change({ image })}
        />
        <TextField
          label="What the picture shows"
          hint="For people who can’t see it."
          maxLength={LIMITS.imageAlt}
          value={form.imageAlt}
          error={errors.imageAlt}
          onChange={({ target }) => change({ imageAlt: target.value })}
        />
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-display text-subheading">When shoppers see it</legend>
        <CheckboxField
          label="Show it to shoppers"
          checked={form.state === "shown"}
          onChange={({ target }) => change({ state: target.checked ? "shown" : "draft" })}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <MomentField
            label="Shown from"
            name="shownFrom"
            value={form.shownFrom}
            error={errors.shownFrom}
            onChange={(shownFrom) => change({ shownFrom })}
          />
          <MomentField
            label="Shown until"
            name="shownUntil"
            value={form.shownUntil}
            error={errors.shownUntil}
            onChange={(shownUntil) => change({ shownUntil })}
          />
        </div>
      </fieldset>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TextField
          label="SEO title"
          hint="For search engines and browser tabs. Leave it empty to use the title."
          maxLength={LIMITS.seoTitle}
          value={form.seoTitle}
          error={errors.seoTitle}
          onChange={({ target }) => change({ seoTitle: target.value })}
        />
        <TextField
          label="Meta description"
          hint="What search engines show. Leave it empty to use the opening sentence."
          maxLength={LIMITS.metaDescription}
          value={form.metaDescription}
          error={errors.metaDescription}
          onChange={({ target }) => change({ metaDescription: target.value })}
        />
      </div>
    </>
  );
}
