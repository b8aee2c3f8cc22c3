import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ListChange } from "../list.types.ts";
import type { EditFormProps } from "./cancel-edit.tsx";
import { readChange } from "./list-changes.ts";

/** Sends a form that changes a list; what is wrong comes back beside the fields, and the first of them takes the focus. */
export function useEditForm(name: ListChange["change"], { change, onDone, refused }: Pick<EditFormProps, "change" | "onDone" | "refused">) {
  const form: RefObject<HTMLFormElement | null> = useRef(null);
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

  return { form, errors, isSaving, submit };
}
