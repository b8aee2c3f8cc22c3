import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CONTACT_LIMITS, type ContactErrors, type ContactFields, HONEYPOT_FIELD } from "./contact-fields.ts";

/** What came back of a message that was not sent. */
export interface ContactRefusal {
  typed: ContactFields;
  errors?: ContactErrors;
  /** Why it was not sent, where no field is to blame. */
  problem?: string;
}

/** The contact form. A plain POST; what was typed comes back with what is wrong. */
export function ContactForm({ refusal }: { refusal?: ContactRefusal }) {
  const form = useRef<HTMLFormElement>(null);
  const problem = useRef<HTMLParagraphElement>(null);
  const isSending = useNavigation().formAction === "/contact";
  const { typed, errors } = refusal ?? {};

  // The reader is taken to what needs mending, however far up it is.
  useEffect(() => {
    if (!refusal) return;
    (form.current?.querySelector<HTMLElement>("[aria-invalid]") ?? problem.current)?.focus();
  }, [refusal]);

  return (
    <Form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      className="flex flex-col gap-5 rounded-card border border-line bg-card p-5 shadow-card md:p-8"
    >
      {refusal?.problem ? (
        <p
          ref={problem}
          role="alert"
          tabIndex={-1}
          className="rounded-control bg-blush px-4 py-3 font-medium text-ribbon-deep outline-none"
        >
          {refusal.problem}
        </p>
      ) : null}
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        required
        maxLength={CONTACT_LIMITS.name}
        defaultValue={typed?.name}
        error={errors?.name}
      />
      <TextField
        label="Your email address"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={CONTACT_LIMITS.email}
        defaultValue={typed?.email}
        hint="Only for our answer."
        error={errors?.email}
      />
      <TextArea
        label="Your message"
        name="message"
        rows={7}
        required
        maxLength={CONTACT_LIMITS.message}
        defaultValue={typed?.message}
        error={errors?.message}
      />
      <div aria-hidden className="sr-only">
        <label>
          Leave this field empty
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <Button type="submit" size="lg" busy={isSending} className="w-full sm:w-auto">
          {isSending ? "Sending…" : "Send message"}
        </Button>
      </div>
    </Form>
  );
}
