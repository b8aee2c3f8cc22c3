import { Form, useNavigation } from "react-router";
import { FailureSummary } from "#app/features/accounts/components/failure-summary.tsx";
import { type FormFailure, useFailure } from "#app/features/accounts/components/use-failure.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { DEFAULT_SORT_ORDER, TESTIMONIAL_LIMITS } from "../constants.ts";
import type { EditableTestimonial } from "../types.ts";

interface TestimonialFormProps {
  /** Null for a new one. */
  testimonial: EditableTestimonial | null;
  failure?: FormFailure;
}

/** The fields of one testimonial; what was typed stays when it is refused. */
export function TestimonialForm({ testimonial, failure }: TestimonialFormProps) {
  const form = useFailure(failure);
  const { formData } = useNavigation();
  const intent = testimonial === null ? "add" : "save";
  const isSending = formData?.get("intent") === intent && formData.get("id") === (testimonial?.id ?? null);
  const { typed, errors } = failure ?? {};
  const isChecked = (name: "isExample" | "isShown", stored: boolean) => (typed === undefined ? stored : typed[name] === "on");
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="flex flex-col gap-4">
      <FailureSummary failure={failure} />
      <input type="hidden" name="intent" value={intent} />
      {testimonial === null ? null : (
        <>
          <input type="hidden" name="id" value={testimonial.id} />
          <input type="hidden" name="version" value={testimonial.version} />
        </>
      )}
      <TextArea
        label="What was said"
        name="quote"
        required
        rows={3}
        maxLength={TESTIMONIAL_LIMITS.quote}
        defaultValue={typed?.quote ?? testimonial?.quote}
        error={errors?.quote}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField
          label="Who said it"
          name="author"
          required
          autoComplete="off"
          maxLength={TESTIMONIAL_LIMITS.author}
          hint="In a few words, with their consent."
          defaultValue={typed?.author ?? testimonial?.author}
          error={errors?.author}
        />
        <TextField
          label="Order"
          name="sortOrder"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.sortOrder ?? testimonial?.sortOrder ?? DEFAULT_SORT_ORDER}
          error={errors?.sortOrder}
        />
      </div>
      <CheckboxField
        label="Written by us, not by a shopper"
        hint="Shown with the label “Example”."
        name="isExample"
        defaultChecked={isChecked("isExample", testimonial?.isExample ?? false)}
      />
      <CheckboxField label="Shown on the home page" name="isShown" defaultChecked={isChecked("isShown", testimonial?.isShown ?? true)} />
      <div>
        <Button type="submit" busy={isSending} variant={testimonial === null ? "primary" : "secondary"}>
          {isSending ? "Saving..." : testimonial === null ? "Add testimonial" : "Save"}
        </Button>
      </div>
    </Form>
  );
}
