import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { sayPasskeyObstacle } from "../passkey-obstacles.ts";
import { FAILURE_TITLES } from "../texts.ts";
import { PasswordField } from "./password-field.tsx";
import { registerPasskey, usePasskeyObstacle } from "./passkeys.ts";

interface AddPasskeyFormProps {
  /** The origin that the site's passkeys belong to. */
  home: string;
}

/** Adds a passkey of this device. The form asks for the password, so that a stolen session cannot create a passkey for itself. */
export function AddPasskeyForm({ home }: AddPasskeyFormProps) {
  const obstacle = usePasskeyObstacle(home);
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();
  const [isAdding, setIsAdding] = useState(false);
  const [error, setError] = useState<string>();
  if (obstacle !== null) {
    return (
      <p className="text-soft-ink">
        {sayPasskeyObstacle(obstacle, home)}{" "}
        {obstacle === "elsewhere" ? (
          <a href={`${home}/profile/passkeys`} className="font-semibold text-evergreen underline underline-offset-4">
            Open it there
          </a>
        ) : null}
      </p>
    );
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAdding) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const [name, password] = [fields.get("name") as string, fields.get("password") as string];
    if (password === "") {
      setError("Please enter your password.");
      return;
    }
    setIsAdding(true);
    setError(undefined);
    const outcome = await registerPasskey({ name, password });
    if (outcome.ok) {
      form.reset();
      showToast({ title: "Passkey added", description: "You can now sign in with it.", type: "success" });
      await revalidate();
    } else {
      const isCancelled = outcome.reason === "cancelled";
      const description = isCancelled
        ? "No passkey was added: your browser’s prompt was closed or timed out."
        : (outcome.detail ?? "We couldn’t add the passkey. Please try again.");
      if (!isCancelled) setError(description);
      showToast({ title: FAILURE_TITLES.change, description, type: "destructive" });
    }
    setIsAdding(false);
  }

  return (
    <form onSubmit={(event) => void add(event)} noValidate className="flex flex-col gap-4">
      <TextField
        label="Name"
        name="name"
        maxLength={60}
        autoComplete="off"
        hint="So you can tell them apart, such as “my phone” or “blue key”."
      />
      <PasswordField label="Your password" name="password" autoComplete="current-password" required error={error} />
      <div>
        <Button type="submit" busy={isAdding} className="w-full sm:w-auto">
          Add a passkey
        </Button>
      </div>
    </form>
  );
}
