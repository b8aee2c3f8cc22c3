import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { EMAIL_MAX, PASSWORD_MAX } from "../constants.ts";
import { FailureSummary } from "./failure-summary.tsx";
import { FormLink } from "./form-link.tsx";
import { PasswordField } from "./password-field.tsx";
import { type FormFailure, useFailure } from "./use-failure.ts";

interface SignInFormProps {
  /** The path of this site to return to. */
  next: string | null;
  /** The email address that was typed in the other form. */
  email?: string;
  onEmail?: (email: string) => void;
  failure?: FormFailure;
}

/** Signs in with email and password. It is a plain POST; typed values come back, except the password. */
export function SignInForm({ next, email, onEmail, failure }: SignInFormProps) {
  const form = useFailure(failure);
  const isSending = useNavigation().formData?.get("intent") === "sign-in";
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-5">
      <FailureSummary failure={failure} />
      <input type="hidden" name="intent" value="sign-in" />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username webauthn"
        required
        maxLength={EMAIL_MAX}
        defaultValue={email ?? failure?.typed?.email}
        onChange={(event) => onEmail?.(event.target.value)}
        error={failure?.errors?.email}
      />
      <div>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX}
          error={failure?.errors?.password}
        />
        <FormLink to="/auth/forgot" className="text-[0.9375rem]">
          Forgot your password?
        </FormLink>
      </div>
      <Button type="submit" size="lg" busy={isSending} className="w-full">
        {isSending ? "Signing in…" : "Sign In"}
      </Button>
    </Form>
  );
}
