import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { describeValue, GIFT_FIELD_NAMES, valueOf } from "../gift-form.rules.ts";
import type { GiftField } from "../gift-form.schema.ts";
import type { GiftFormOptions } from "../gift-form.types.ts";
import type { Conflict, GiftEditor } from "./use-gift-editor.ts";

interface GiftConflictProps {
  conflict: Conflict;
  editor: GiftEditor;
  options: GiftFormOptions;
}

interface SideProps {
  field: GiftField;
  side: "mine" | "theirs";
  label: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Side({ field, side, label, text, isChosen, onChoose }: SideProps) {
  const id = useId();
  return (
    <div className="relative flex gap-2.5 rounded-control border border-line p-3 has-checked:border-evergreen has-checked:bg-sage/50">
      <input
        id={id}
        type="radio"
        name={`conflict-${field}`}
        value={side}
        aria-describedby={`${id}-value`}
        checked={isChosen}
        onChange={onChoose}
        className="relative z-10 mt-1 size-4.5 shrink-0 accent-evergreen"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm text-soft-ink after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-value`} className="max-h-40 overflow-y-auto break-words whitespace-pre-wrap">
          {text === "" ? "(empty)" : text}
        </p>
      </div>
    </div>
  );
}

/** Somebody else saved the gift meanwhile: both versions, field by field, and nothing is written before it is chosen. */
export function GiftConflict({ conflict, editor, options }: GiftConflictProps) {
  const { theirs, savedBy, mine, merged, differing, disputed } = conflict;
  return (
    <Dialog
      isOpen
      onClose={() => editor.finishConflict(false)}
      closesOnBackdrop={false}
      size="lg"
      title="Somebody else saved this gift meanwhile"
      description={
        <>
          {savedBy ?? "Another editor"} saved it, <LocalTime date={new Date(theirs.updatedAt)} />. Nothing of yours is lost: choose for each
          field what to keep.
          {disputed.length > 0 ? (
            <strong className="mt-1 block font-semibold text-ribbon">
              Changed by both: {disputed.map((field) => GIFT_FIELD_NAMES[field]).join(", ")}
            </strong>
          ) : null}
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => editor.finishConflict(false)}>
            Back to the form
          </Button>
          <Button onClick={() => editor.finishConflict(true)}>Save this</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {differing.length === 0 ? <p>Both of you made the same changes.</p> : null}
        {differing.map((field) => {
          const isMine = JSON.stringify(valueOf(merged, field)) === JSON.stringify(valueOf(mine, field));
          return (
            <fieldset key={field}>
              <legend className="mb-1.5 font-semibold">{GIFT_FIELD_NAMES[field]}</legend>
              <div className="grid gap-2 sm:grid-cols-2">
                <Side
                  field={field}
                  side="mine"
                  label="Yours"
                  text={describeValue(mine, field, options.categories)}
                  isChosen={isMine}
                  onChoose={() => editor.settle(field, "mine")}
                />
                <Side
                  field={field}
                  side="theirs"
                  label={savedBy ?? "The other editor"}
                  text={describeValue(theirs.form, field, options.categories)}
                  isChosen={!isMine}
                  onChoose={() => editor.settle(field, "theirs")}
                />
              </div>
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}
