import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { ButtonVariant } from "#app/ui/button-classes.ts";
import { PASSWORD_MAX } from "../constants.ts";
import { FailureSummary } from "./failure-summary.tsx";
import { PasswordField } from "./password-field.tsx";
import { type FormFailure, useFailure } from "./use-failure.ts";

interface PasswordGateProps {
  intent: string;
  button: string;
  variant?: ButtonVariant;
  failure?: FormFailure;
  /** More fields, shown above the password. */
  children?: ReactNode;
}

/** Renders a form that asks for the password, so that an unattended open browser is not enough. */
export function PasswordGate({ intent, button, variant, failure, children }: PasswordGateProps) {
  const own = failure?.intent === intent ? failure : undefined;
  const form = useFailure(own);
  const isSending = useNavigation().formData?.get("intent") === intent;
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
      <FailureSummary failure={own} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX}
        error={own?.errors?.password}
      />
      <div>
        <Button type="submit" variant={variant} busy={isSending} className="w-full sm:w-auto">
          {button}
        </Button>
      </div>
    </Form>
  );
}
