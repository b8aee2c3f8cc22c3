import { type ReactNode, useId } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";

/** One field in which two editors' forms differ, as text. */
export interface ConflictField<Field extends string> {
  field: Field;
  name: string;
  mine: string;
  theirs: string;
  isMineChosen: boolean;
}

interface ConflictDialogProps<Field extends string> {
  /** The dialog's title, such as "Someone else saved this gift in the meantime". */
  title: string;
  /** The other editor's name; null where it is unknown. */
  savedBy: string | null;
  /** The time of the other save, where it is known. */
  savedAt?: ReactNode;
  fields: readonly ConflictField<Field>[];
  /** The names of the fields that both have changed. */
  disputed: readonly string[];
  onChoose: (field: Field, side: "mine" | "theirs") => void;
  onBack: () => void;
  onSave: () => void;
}

interface SideProps {
  field: string;
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

/** Shows both editors' versions field by field; nothing is written before a choice is made. */
export function ConflictDialog<Field extends string>({
  title,
  savedBy,
  savedAt,
  fields,
  disputed,
  onChoose,
  onBack,
  onSave,
}: ConflictDialogProps<Field>) {
  return (
    <Dialog
      isOpen
      onClose={onBack}
      closesOnBackdrop={false}
      size="lg"
      title={title}
      description={
        <>
          {savedBy ?? "Another editor"} saved it{savedAt === undefined ? null : <>, {savedAt}</>}. Nothing you wrote is lost: choose what to
          keep for each field.
          {disputed.length > 0 ? (
            <strong className="mt-1 block font-semibold text-ribbon">Changed by both: {disputed.join(", ")}</strong>
          ) : null}
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            Back to the form
          </Button>
          <Button onClick={onSave}>Save these choices</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {fields.length === 0 ? <p>Both of you made the same changes.</p> : null}
        {fields.map(({ field, name, mine, theirs, isMineChosen }) => (
          <fieldset key={field}>
            <legend className="mb-1.5 font-semibold">{name}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              <Side field={field} side="mine" label="Yours" text={mine} isChosen={isMineChosen} onChoose={() => onChoose(field, "mine")} />
              <Side
                field={field}
                side="theirs"
                label={savedBy ?? "The other editor"}
                text={theirs}
                isChosen={!isMineChosen}
                onChoose={() => onChoose(field, "theirs")}
              />
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
