import type { ReactNode } from "react";
import { Form, useRevalidator } from "react-router";
import { FailureSummary } from "#app/features/accounts/components/failure-summary.tsx";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { type FormFailure, useFailure } from "#app/features/accounts/components/use-failure.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { sendJson } from "#app/ui/client/send-json.ts";
import { DraftNote } from "#app/ui/saving/draft-note.tsx";
import { FormConflict } from "#app/ui/saving/form-conflict.tsx";
import { useFocusOnRefusal } from "#app/ui/saving/use-focus-on-refusal.ts";
import { type SaveResult, type Sending, useSavedForm } from "#app/ui/saving/use-saved-form.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { testimonialAnswer } from "../answers.ts";
import { TESTIMONIAL_LIMITS, TESTIMONIAL_TEXTS as TEXTS } from "../constants.ts";
import type { EditableTestimonial } from "../types.ts";
import {
  describeTestimonialField,
  readTestimonialFields,
  TESTIMONIAL_FIELD_NAMES,
  TESTIMONIAL_SHAPE,
  toFormFields,
  toTestimonialFields,
} from "./testimonial-fields.ts";

interface TestimonialFormProps {
  /** Testimonial to change; null for a new one. */
  testimonial: EditableTestimonial | null;
  /** How many there are: the form of a new one is empty again when it has been added. */
  added?: number;
  /** Refused form that was submitted without JavaScript. */
  failure?: FormFailure;
  /** What stands beside the button that saves. */
  beside?: ReactNode;
}

type Fields = ReturnType<typeof toTestimonialFields>;

/** Returns a function that sends the form and shows the outcome in a toast. */
function useSend(testimonial: EditableTestimonial | null) {
  const { showToast } = useToast();
  const fail = (description: string) => showToast({ title: TEXTS.notSaved, description, type: "destructive" });
  return async ({ form, version, isNew }: Sending<Fields>): Promise<SaveResult<Fields>> => {
    const which = isNew || testimonial === null ? { intent: "add" } : { intent: "save", id: testimonial.id, version: String(version) };
    const { answer, trouble } = await sendJson("/admin/testimonials/changes", { ...which, ...toFormFields(form) }, testimonialAnswer);
    if (trouble !== null) return { ok: false, reason: "trouble", trouble };
    if (answer.ok) {
      showToast({ title: isNew ? TEXTS.added : TEXTS.saved, type: "success" });
      return answer;
    }
    if (answer.reason === "stale") {
      const { testimonial: now, savedBy } = answer;
      return { ok: false, reason: "conflict", theirs: { form: toTestimonialFields(now), version: now.version, savedBy } };
    }
    if (answer.reason === "full") {
      fail(TEXTS.full);
      return { ok: false, reason: "invalid", errors: {} };
    }
    fail(answer.reason === "gone" ? TEXTS.gone : TEXTS.faulty);
    return answer;
  };
}

/** The form of one testimonial; unsaved input is stored in the browser. */
export function TestimonialForm({ testimonial, added = 0, failure, beside }: TestimonialFormProps) {
  const element = useFailure(failure);
  const { revalidate } = useRevalidator();
  const start = toTestimonialFields(testimonial);
  const editor = useSavedForm({
    place: `presently:testimonial-draft:${testimonial?.id ?? "new"}`,
    readForm: readTestimonialFields,
    shape: TESTIMONIAL_SHAPE,
    opened: { form: start, version: testimonial?.version ?? added, isNew: testimonial === null },
    typed: readTestimonialFields(failure?.typed) ?? undefined,
    send: useSend(testimonial),
    onSaved: () => void revalidate(),
  });
  const { form, change, isSaving, refusals } = editor;
  useFocusOnRefusal(element, refusals);
  const errors = { ...failure?.errors, ...editor.errors };
  return (
    <Form
      ref={element}
      method="post"
      noValidate
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
      className="flex flex-col gap-4"
    >
      <FailureSummary failure={failure} />
      {editor.isRestored ? <DraftNote onDiscard={editor.discardDraft} /> : null}
      <input type="hidden" name="intent" value={testimonial === null ? "add" : "save"} />
      {testimonial === null ? null : (
        <>
          <input type="hidden" name="id" value={testimonial.id} />
          {/* A refused form keeps the version on which its text was based, so that a conflict is still detected. */}
          <input type="hidden" name="version" value={failure?.typed?.version ?? testimonial.version} />
        </>
      )}
      <TextArea
        label="What was said"
        name="quote"
        required
        rows={3}
        maxLength={TESTIMONIAL_LIMITS.quote}
        value={form.quote}
        onChange={(event) => change({ quote: event.target.value })}
        error={errors.quote}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField
          label="Who said it"
          name="author"
          required
          autoComplete="off"
          maxLength={TESTIMONIAL_LIMITS.author}
          hint="In a few words, with their consent."
          value={form.author}
          onChange={(event) => change({ author: event.target.value })}
          error={errors.author}
        />
        <TextField
          label="Order"
          name="sortOrder"
          inputMode="numeric"
          autoComplete="off"
          value={form.sortOrder}
          onChange={(event) => change({ sortOrder: event.target.value })}
          error={errors.sortOrder}
        />
      </div>
      <CheckboxField
        label="Written by us, not by a shopper"
        hint="Shown with the label “Example”."
        name="isExample"
        checked={form.isExample}
        onChange={(event) => change({ isExample: event.target.checked })}
      />
      <CheckboxField
        label="Shown on the home page"
        name="isShown"
        checked={form.isShown}
        onChange={(event) => change({ isShown: event.target.checked })}
      />
      {editor.isGone ? (
        <p role="alert" className="rounded-control bg-butter px-4 py-3 font-semibold">
          {TEXTS.goneMeanwhile}
        </p>
      ) : null}
      <SaveTrouble trouble={editor.trouble} denied={TEXTS.denied} failed={TEXTS.failed} onRetry={editor.save} isBusy={isSaving} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={isSaving} variant={testimonial === null ? "primary" : "secondary"}>
          {isSaving ? "Saving..." : testimonial === null ? "Add testimonial" : "Save"}
        </Button>
        {beside}
      </div>
      <FormConflict
        editor={editor}
        shape={TESTIMONIAL_SHAPE}
        title="Someone else saved this testimonial in the meantime"
        names={TESTIMONIAL_FIELD_NAMES}
        describe={describeTestimonialField}
      />
    </Form>
  );
}
