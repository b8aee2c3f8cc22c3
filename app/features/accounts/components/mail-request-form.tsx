import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { EMAIL_MAX } from "../constants.ts";
import { FailureSummary } from "./failure-summary.tsx";
import { type FormFailure, useFailure } from "./use-failure.ts";

/** Asks for the email address that a mail with a link should go to. */
export function MailRequestForm({ label, failure }: { label: string; failure?: FormFailure }) {
  const form = useFailure(failure);
  const isSending = useNavigation().state === "submitting";
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-5">
      <FailureSummary failure={failure} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        defaultValue={failure?.typed?.email}
        error={failure?.errors?.email}
      />
      <Button type="submit" size="lg" busy={isSending} className="w-full">
        {isSending ? "Sending…" : label}
      </Button>
    </Form>
  );
}
