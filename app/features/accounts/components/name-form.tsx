import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { NAME_MAX } from "../constants.ts";
import type { PersonName } from "../schema.ts";
import { FailureSummary } from "./failure-summary.tsx";
import { type FormFailure, useFailure } from "./use-failure.ts";

/** Changes the user's own name. */
export function NameForm({ firstName, lastName, failure }: { firstName: string; lastName: string; failure?: FormFailure }) {
  const own = failure?.intent === "name" ? failure : undefined;
  const form = useFailure(own);
  // The page's data may be loaded again while the form is open, so the form remembers what it was opened with.
  const [openedFirst] = useState(() => JSON.stringify({ firstName, lastName } satisfies PersonName));
  const isSending = useNavigation().formData?.get("intent") === "name";
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
      <FailureSummary failure={own} />
      <input type="hidden" name="intent" value="name" />
      <input type="hidden" name="opened" value={own?.typed?.opened ?? openedFirst} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={NAME_MAX}
          defaultValue={own?.typed?.firstName ?? firstName}
          error={own?.errors?.firstName}
        />
        <TextField
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={NAME_MAX}
          defaultValue={own?.typed?.lastName ?? lastName}
          error={own?.errors?.lastName}
        />
      </div>
      <div>
        <Button type="submit" busy={isSending} className="w-full sm:w-auto">
          Save
        </Button>
      </div>
    </Form>
  );
}
