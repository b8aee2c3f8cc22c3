import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "#app/features/accounts/components/session.tsx";
import { Button } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { sendForm } from "#app/ui/client/send-json.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { DEFAULT_MARKETPLACE, MARKETPLACES } from "../constants.ts";
import { labelMarketplace } from "../affiliate-links.ts";

type Saving = "saved" | "no-session" | "failed";

async function saveMarketplace(form: HTMLFormElement): Promise<Saving> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const trouble = await sendForm(form.action, body);
  if (trouble === null) return "saved";
  return trouble.kind === "signed-out" ? "no-session" : "failed";
}

const FAILURES: Record<Exclude<Saving, "saved">, { title: string; description: string }> = {
  failed: { title: "Error", description: "Failed to update marketplace preference. Please try again." },
  "no-session": { title: "Authentication required", description: "You need to be logged in to perform this action." },
};

/**
 * Lets the shopper choose where store links lead. Without JavaScript it is a plain form; with it, the page stays and a toast shows the
 * outcome. With `forAccount` the choice is stored in the account for every device, which needs a session.
 */
export function MarketplaceForm({ className, forAccount = false }: { className?: string; forAccount?: boolean }) {
  const { pathname, search } = useLocation();
  const { session, refetchSession } = useSession();
  const { showToast } = useToast();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    const saving = await saveMarketplace(event.currentTarget);
    if (saving === "saved") {
      await refetchSession();
      setChosen(null);
      showToast({ title: "Marketplace Updated", type: "success" });
    } else {
      showToast({ ...FAILURES[saving], type: "destructive" });
    }
    setIsSaving(false);
  }

  return (
    <form method="post" action="/marketplace" onSubmit={submit} className={joinClasses("flex flex-wrap items-end gap-2", className)}>
      <input type="hidden" name="next" value={pathname + search} />
      {forAccount ? <input type="hidden" name="keep" value="account" /> : null}
      <SelectField
        label="Store"
        name="marketplace"
        value={chosen ?? (session.state === "loading" ? DEFAULT_MARKETPLACE : session.marketplace)}
        onChange={(event) => setChosen(event.target.value)}
        className="min-w-0 flex-1 basis-52"
      >
        {MARKETPLACES.map((marketplace) => (
          <option key={marketplace.suffix} value={marketplace.suffix}>
            {labelMarketplace(marketplace)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" busy={isSaving}>
        Update
      </Button>
    </form>
  );
}
