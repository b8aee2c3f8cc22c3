import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { FAILURE_TITLES } from "../texts.constants.ts";
import { PasswordField } from "./password-field.tsx";
import { addPasskey, useCanUsePasskeys } from "./passkeys.ts";

/** Adds a passkey of this device. The password is asked for, so that a stolen session cannot make itself a key of its own. */
export function AddPasskeyForm() {
  const canUse = useCanUsePasskeys();
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();
  const [isAdding, setIsAdding] = useState(false);
  const [error, setError] = useState<string>();
  if (!canUse) return <p className="text-soft-ink">This browser does not know passkeys, or it runs without JavaScript.</p>;

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
    const outcome = await addPasskey({ name, password });
    if (outcome.ok) {
      form.reset();
      showToast({ title: "Passkey added", description: "You can sign in with it from now on.", type: "success" });
      await revalidate();
    } else if (outcome.reason === "refused") {
      const description = outcome.detail ?? "The passkey could not be added. Please try again.";
      setError(description);
      showToast({ title: FAILURE_TITLES.change, description, type: "destructive" });
    }
    setIsAdding(false);
  }

  return (
    <form onSubmit={(event) => void add(event)} noValidate className="flex flex-col gap-4">
      <TextField label="Name" name="name" maxLength={60} autoComplete="off" hint="To know it again: “my phone”, “the blue key”." />
      <PasswordField label="Your password" name="password" autoComplete="current-password" required error={error} />
      <div>
        <Button type="submit" busy={isAdding} className="w-full sm:w-auto">
          Add a passkey
        </Button>
      </div>
    </form>
  );
}
