import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from "../constants.ts";
import { FailureSummary } from "./failure-summary.tsx";
import { FormLink } from "./form-link.tsx";
import { PasswordField } from "./password-field.tsx";
import { type FormFailure, useFailure } from "./use-failure.ts";

interface SignUpFormProps {
  next: string | null;
  /** The email address that was typed in the other form. */
  email?: string;
  onEmail?: (email: string) => void;
  failure?: FormFailure;
}

/** Signs up with name, email and a password. It is a plain POST; typed values come back, except the password. */
export function SignUpForm({ next, email, onEmail, failure }: SignUpFormProps) {
  const form = useFailure(failure);
  const isSending = useNavigation().formData?.get("intent") === "sign-up";
  const { typed, errors } = failure ?? {};
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-5">
      <FailureSummary failure={failure} />
      <input type="hidden" name="intent" value="sign-up" />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={NAME_MAX}
          defaultValue={typed?.firstName}
          error={errors?.firstName}
        />
        <TextField
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={NAME_MAX}
          defaultValue={typed?.lastName}
          error={errors?.lastName}
        />
      </div>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        defaultValue={email ?? typed?.email}
        onChange={(event) => onEmail?.(event.target.value)}
        error={errors?.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        hint={`At least ${PASSWORD_MIN} characters. A few words in a row are easy to remember and hard to guess.`}
        error={errors?.password}
      />
      <Button type="submit" size="lg" busy={isSending} className="w-full">
        {isSending ? "Creating your account…" : "Create Account"}
      </Button>
      <p className="text-sm text-soft-ink">
        Our{" "}
        <FormLink to="/privacy-policy" className="inline! min-h-0!">
          privacy policy
        </FormLink>{" "}
        says what we keep about you, and how to download or delete it.
      </p>
    </Form>
  );
}
