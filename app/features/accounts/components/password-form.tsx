import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { PASSWORD_MAX, PASSWORD_MIN } from "../constants.ts";
import { FailureSummary } from "./failure-summary.tsx";
import { PasswordField } from "./password-field.tsx";
import { type FormFailure, useFailure } from "./use-failure.ts";

/** Changes the user's password after a check of the current one. */
export function PasswordForm({ email, failure }: { email: string; failure?: FormFailure }) {
  const own = failure?.intent === "change-password" ? failure : undefined;
  const form = useFailure(own);
  const isSending = useNavigation().formData?.get("intent") === "change-password";
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
      <FailureSummary failure={own} />
      <input type="hidden" name="intent" value="change-password" />
      {/* Password managers read from this field whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden tabIndex={-1} />
      <PasswordField
        label="Current password"
        name="current"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX}
        error={own?.errors?.current}
      />
      <PasswordField
        label="New password"
        name="next"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        hint={`At least ${PASSWORD_MIN} characters.`}
        error={own?.errors?.next}
      />
      <div>
        <Button type="submit" busy={isSending} className="w-full sm:w-auto">
          Change password
        </Button>
      </div>
    </Form>
  );
}
