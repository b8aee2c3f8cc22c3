import { Link } from "react-router";
import { FormSavedWhole } from "#app/features/accounts/components/form-saved-whole.tsx";
import { MarkdownField } from "#app/features/blog/components/admin/markdown-field.tsx";
import { isSluggable, makeSlug } from "#app/features/catalogue/slugs.ts";
import { LOOK_LIMITS } from "#app/features/look/constants.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { useDocumentSave } from "#app/ui/saving/use-document-save.ts";
import { useSavedForm } from "#app/ui/saving/use-saved-form.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { pageDocument, pageSaveAnswer } from "../answers.ts";
import { PAGE_LIMITS as LIMITS } from "../constants.ts";
import { PAGE_TEXTS as TEXTS } from "../page-texts.ts";
import type { PageDocument, PageToEdit } from "../types.ts";
import { describePageField, PAGE_FIELD_NAMES, PAGE_FORM_SHAPE, type PageValues as Form, readPageDraft } from "./page-fields.ts";
import { PlaceholderHelp } from "./placeholder-help.tsx";

interface PageFormProps {
  pageRef: string;
  page: PageToEdit;
  /** An earlier text to begin with; null for the current one. */
  earlier: PageDocument | null;
  /** Is called with what the editor of the saved page is opened with. */
  onSaved: (ref: string) => void;
}

/** The form of a page's text; what is not saved yet stays in this browser. */
export function PageForm({ pageRef, page, earlier, onSaved }: PageFormProps) {
  const isBuiltIn = page.builtIn !== null;

  const { send, savedRef } = useDocumentSave({
    address: "/admin/pages/save",
    opened: pageRef,
    toDocument: pageDocument,
    toForm: (document): Form => ({ ...document }),
    readAnswer: pageSaveAnswer,
    texts: TEXTS,
  });
  const editor = useSavedForm({
    place: `presently:page-draft:${pageRef}`,
    readForm: readPageDraft,
    shape: PAGE_FORM_SHAPE,
    opened: { form: { ...page.document } as Form, version: page.version, isNew: false },
    ...(earlier === null ? {} : { typed: { ...earlier } as Form }),
    send,
    onSaved: () => onSaved(savedRef),
  });
  const { form, change, errors } = editor;

  function fillSlug() {
    if (form.slug.trim() === "" && isSluggable(form.title)) change({ slug: makeSlug(form.title) });
  }

  return (
    <FormSavedWhole
      editor={editor}
      shape={PAGE_FORM_SHAPE}
      names={PAGE_FIELD_NAMES}
      describe={describePageField}
      conflictTitle="Someone else saved this page in the meantime"
      texts={TEXTS}
      saveLabel="Save page"
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          label="Title"
          required
          maxLength={LIMITS.title}
          value={form.title}
          onChange={(event) => change({ title: event.target.value })}
          onBlur={fillSlug}
          error={errors.title}
        />
        {isBuiltIn ? null : (
          <TextField
            label="Slug"
            required
            maxLength={LIMITS.slug}
            hint="The last part of the address, after /pages/. Filled in from the title if you leave it empty."
            value={form.slug}
            onChange={(event) => change({ slug: event.target.value })}
            onBlur={fillSlug}
            error={errors.slug}
          />
        )}
      </div>
      <TextArea
        label="Opening sentence"
        rows={2}
        maxLength={LIMITS.lead}
        value={form.lead}
        onChange={(event) => change({ lead: event.target.value })}
        error={errors.lead}
      />
      <MarkdownField
        value={form.content}
        error={errors.content}
        onChange={(content) => change({ content })}
        previewAt="/admin/pages/preview"
      />
      <PlaceholderHelp />
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          label="SEO title"
          maxLength={LIMITS.seoTitle}
          hint="For search engines and browser tabs. Leave empty to use the title."
          value={form.seoTitle}
          onChange={(event) => change({ seoTitle: event.target.value })}
          error={errors.seoTitle}
        />
        <TextField
          label="Meta description"
          maxLength={LIMITS.metaDescription}
          hint="What search engines show. Leave empty to use the opening sentence."
          value={form.metaDescription}
          onChange={(event) => change({ metaDescription: event.target.value })}
          error={errors.metaDescription}
        />
      </div>
      {isBuiltIn ? (
        <p className="text-soft-ink">
          Its links in the header and footer are set under{" "}
          <Link to="/admin/appearance" className="font-semibold underline underline-offset-2">
            Appearance
          </Link>
          .
        </p>
      ) : (
        <div className="flex flex-wrap gap-x-8">
          <CheckboxField label="Published" checked={form.isPublished} onChange={(event) => change({ isPublished: event.target.checked })} />
          <CheckboxField
            label="Link in the footer"
            checked={form.isInFooter}
            onChange={(event) => change({ isInFooter: event.target.checked })}
          />
          <CheckboxField
            label="Link in the header"
            hint={`After the links set under Appearance, up to ${LOOK_LIMITS.headerLinks} in all.`}
            checked={form.isInHeader}
            onChange={(event) => change({ isInHeader: event.target.checked })}
          />
        </div>
      )}
    </FormSavedWhole>
  );
}
