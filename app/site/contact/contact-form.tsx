import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CONTACT_LIMITS, type ContactErrors, type ContactFields, HONEYPOT_FIELD } from "./contact-fields.ts";

/** The response to a message that was not sent. */
export interface ContactRefusal {
  typed: ContactFields;
  errors?: ContactErrors;
  /** The reason why it was not sent, where no field is at fault. */
  problem?: string;
  /** What was in the way, where there never was an answer. */
  trouble?: Trouble;
}

const NOT_SENT = { title: "Not sent", description: "Something went wrong on our side. Please try again in a moment." };

/** Renders the contact form. It is a plain POST; typed values come back with their errors. */
export function ContactForm({ refusal }: { refusal?: ContactRefusal }) {
  const form = useRef<HTMLFormElement>(null);
  const problem = useRef<HTMLParagraphElement>(null);
  const isSending = useNavigation().formAction === "/contact";
  const { typed, errors } = refusal ?? {};

  // The focus moves to the first invalid field, however far up it is, or else to the problem.
  useEffect(() => {
    if (!refusal || refusal.trouble) return;
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
        hint="We’ll only use it to reply."
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
      <SaveTrouble
        trouble={isSending ? null : (refusal?.trouble ?? null)}
        denied={NOT_SENT}
        failed={NOT_SENT}
        onRetry={() => form.current?.requestSubmit()}
        isBusy={isSending}
      />
      <div>
        <Button type="submit" size="lg" busy={isSending} className="w-full sm:w-auto">
          {isSending ? "Sending…" : "Send message"}
        </Button>
      </div>
    </Form>
  );
}
