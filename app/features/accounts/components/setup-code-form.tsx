import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { FailureSummary } from "./failure-summary.tsx";
import { type FormFailure, useFailure } from "./use-failure.ts";

/** Asks for the code that the server printed when it first started. */
export function SetupCodeForm({ failure }: { failure?: FormFailure }) {
  const form = useFailure(failure);
  const isSending = useNavigation().formData?.get("intent") === "setup-code";
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-5">
      <FailureSummary failure={failure} />
      <input type="hidden" name="intent" value="setup-code" />
      <TextField
        label="Setup code"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        required
        hint="You’ll find it in the server’s output and log. It works once."
        error={failure?.errors?.code}
      />
      <Button type="submit" size="lg" busy={isSending} className="w-full">
        Make this site mine
      </Button>
    </Form>
  );
}
