import { TextField } from "#app/ui/text-field.tsx";
import { EMAIL_MAX, LINK_MINUTES } from "../constants.ts";
import { PasswordGate } from "./password-gate.tsx";
import type { FormFailure } from "./use-failure.ts";

interface ChangeEmailProps {
  email: string;
  /** The pending change, or null. */
  change: { newEmail: string; isApproved: boolean; isConfirmed: boolean } | null;
  failure?: FormFailure;
}

/** Moves the account to another email address, or names the confirmations that are still missing. */
export function ChangeEmail({ email, change, failure }: ChangeEmailProps) {
  const missing =
    change === null ? [] : [change.isApproved ? null : email, change.isConfirmed ? null : change.newEmail].filter((to) => to !== null);
  return (
    <>
      {change === null ? null : (
        <p role="status" className="mb-5 rounded-control bg-sky px-4 py-3 break-words">
          Your email is about to change to <strong className="font-semibold">{change.newEmail}</strong>. Please open the link we sent to{" "}
          {`${missing.join(" and the one we sent to ")}. Each works once, for ${LINK_MINUTES} minutes.`}
        </p>
      )}
      <PasswordGate intent="change-email" button="Change email" failure={failure}>
        <TextField
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={EMAIL_MAX}
          hint={`Currently ${email}`}
          defaultValue={failure?.intent === "change-email" ? failure.typed?.email : undefined}
          error={failure?.intent === "change-email" ? failure.errors?.email : undefined}
        />
      </PasswordGate>
    </>
  );
}
