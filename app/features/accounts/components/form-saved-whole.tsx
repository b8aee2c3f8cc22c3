import { type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import type { Words } from "#app/ui/saving/describe-trouble.ts";
import { DraftNote } from "#app/ui/saving/draft-note.tsx";
import { FormConflict } from "#app/ui/saving/form-conflict.tsx";
import type { FormShape } from "#app/ui/saving/merge.ts";
import { useFocusOnRefusal } from "#app/ui/saving/use-focus-on-refusal.ts";
import type { SavedForm } from "#app/ui/saving/use-saved-form.ts";
import { SaveTrouble } from "./save-trouble.tsx";

interface FormSavedWholeProps<Form, Field extends string> {
  editor: SavedForm<Form, Field>;
  shape: FormShape<Form, Field>;
  /** Names of the fields, and the value of one as text, for the choice between two editors' versions. */
  names: Record<Field, string>;
  describe: (form: Form, field: Field) => string;
  /** The title of that choice, such as "Someone else changed the look in the meantime". */
  conflictTitle: string;
  texts: { denied: Words; failed: Words };
  saveLabel: string;
  /** Buttons beside the one that saves. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A form that is saved as a whole: its fields, and all that can come between them and a save. */
export function FormSavedWhole<Form, Field extends string>(props: FormSavedWholeProps<Form, Field>) {
  const { editor, shape, names, describe, conflictTitle, texts, saveLabel, actions, className, children } = props;
  const element = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(element, editor.refusals);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
      className={joinClasses("flex min-w-0 flex-col gap-5", className)}
    >
      {editor.isRestored ? <DraftNote onDiscard={editor.discardDraft} /> : null}
      {children}
      <SaveTrouble trouble={editor.trouble} denied={texts.denied} failed={texts.failed} onRetry={editor.save} isBusy={editor.isSaving} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={editor.isSaving} disabled={!editor.isDirty && !editor.isSaving}>
          {editor.isSaving ? "Saving..." : saveLabel}
        </Button>
        {actions}
      </div>
      <FormConflict {...{ editor, shape, names, describe }} title={conflictTitle} />
    </form>
  );
}
