import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { CHANGE_TROUBLES } from "../constants.ts";
import type { ListChange, RefusedChange } from "../list-types.ts";
import { explainRefusal, readChange } from "./list-changes.ts";
import type { ChangeList } from "./use-list-changes.ts";

/** Props of all forms that change a list. They are plain forms, which scripts send without leaving the page. */
export interface EditFormProps {
  /** The path that the form is posted to without JavaScript. */
  listPath: string;
  change: ChangeList;
  /** Called once the change is saved or cancelled. */
  onDone: () => void;
  /** Set where the form is part of the page instead of a dialog. */
  place?: "page";
  /** The response to the form where it was refused as a plain form. */
  refused?: RefusedChange | null;
}

interface EditFormFrameProps extends EditFormProps {
  name: ListChange["change"];
  /** The values that the fields were opened with, as JSON: by them the server knows which ones the user has changed. */
  opened: string;
  /** Renders the fields; `errors` by field name. */
  children: (errors: Record<string, string>) => ReactNode;
}

/** Sends a change of a list; errors are shown beside the fields, and the first invalid field gets the focus. */
export function EditForm({ name, opened: openedFirst, listPath, change, onDone, place, refused, children }: EditFormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>(refused?.errors ?? {});
  const [isDisputed, setIsDisputed] = useState(refused?.change === name && refused.reason === "conflict");
  const [opened, setOpened] = useState(openedFirst);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    const result = await change(name, readChange(event.currentTarget), { saysTrouble: true });
    setIsSaving(false);
    if (result.ok) return onDone();
    setTrouble(result.reason === "trouble" ? result.trouble : null);
    setIsDisputed(result.reason === "conflict");
    if (result.reason === "conflict") setOpened(result.opened);
    if (result.reason === "conflict" || result.reason === "invalid") setErrors(result.errors);
  }

  return (
    <form ref={form} method="post" action={listPath} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <input type="hidden" name="change" value={name} />
      <input type="hidden" name="opened" value={opened} />
      {isDisputed ? (
        <p role="alert" className="rounded-control bg-blush px-3.5 py-2.5 font-medium text-ribbon-deep">
          {explainRefusal("conflict")}
        </p>
      ) : null}
      {children(errors)}
      <SaveTrouble trouble={trouble} {...CHANGE_TROUBLES} onRetry={() => form.current?.requestSubmit()} isBusy={isSaving} />
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        {place === "page" ? (
          <ButtonLink variant="secondary" to={listPath}>
            Cancel
          </ButtonLink>
        ) : (
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={isSaving}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
