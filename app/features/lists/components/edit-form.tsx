import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { ListChange, RefusedChange } from "../list.types.ts";
import { readChange } from "./list-changes.ts";
import type { ChangeList } from "./use-list-changes.ts";

/** What the forms that change a list have in common. They are plain forms, which scripts send without leaving the page. */
export interface EditFormProps {
  /** Where the form is sent by readers without JavaScript. */
  listPath: string;
  change: ChangeList;
  /** Called once it is changed, or given up. */
  onDone: () => void;
  /** The page that the form stands on, where it stands on one instead of in a dialog. */
  place?: "page";
  /** What came back of it as a plain form. */
  refused?: RefusedChange | null;
}

interface EditFormFrameProps extends EditFormProps {
  name: ListChange["change"];
  /** The fields; `errors` by field name. */
  children: (errors: Record<string, string>) => ReactNode;
}

/** Sends a change of a list; what is wrong comes back beside the fields, and the first of them takes the focus. */
export function EditForm({ name, listPath, change, onDone, place, refused, children }: EditFormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>(refused?.errors ?? {});
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    const result = await change(name, readChange(event.currentTarget));
    setIsSaving(false);
    if (result.ok) onDone();
    else if (result.reason === "invalid") setErrors(result.errors);
  }

  return (
    <form ref={form} method="post" action={listPath} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <input type="hidden" name="change" value={name} />
      {children(errors)}
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
