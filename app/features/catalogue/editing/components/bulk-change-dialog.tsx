import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { IMPORT_DAYS } from "../../constants.ts";
import type { GiftField } from "../../gift-fields.ts";
import { formatCount } from "../../gift-tags.ts";
import { BULK_FIELDS, type BulkRequest, WORDS_FIELDS } from "../bulk-changes.ts";
import { GIFT_FIELD_NAMES } from "../gift-form-values.ts";
import type { BulkDialogProps } from "./categorize-dialog.tsx";
import { MomentField } from "./moment-field.tsx";

type Deed = BulkRequest["deed"];
const PRICE_STEP: Deed = { kind: "price", by: "percent", step: "" };
/** The choice of one price for all: the field's own key stands for raising and lowering. */
const ONE_PRICE = "one-price";
const WORDS: Deed = { kind: "words", field: "name", find: "", put: "" };

/** Returns what a field begins with in the dialog: its first choice, or nothing. */
function startOf(field: GiftField): string {
  if (field.kind === "yes-no") return "true";
  return field.kind === "choice" ? (Object.keys(field.choices)[0] ?? "") : "";
}

function chosenOf(deed: Deed): string {
  if (deed.kind !== "field") return deed.kind;
  return deed.field === "price" ? ONE_PRICE : deed.field;
}

/** Changes a field, the prices or some words of the selected gifts. */
export function BulkChangeDialog({ isOpen, count, onClose, onChange }: BulkDialogProps) {
  const [deed, setDeed] = useState<Deed>(PRICE_STEP);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const gifts = `${formatCount(count)} ${count === 1 ? "gift" : "gifts"}`;

  function choose(what: string) {
    setMessage(null);
    const field = what === "price" ? undefined : BULK_FIELDS.find(({ key }) => key === (what === ONE_PRICE ? "price" : what));
    if (field === undefined) return setDeed(what === "words" ? WORDS : PRICE_STEP);
    setDeed({ kind: "field", field: field.key, value: startOf(field) } as Deed);
  }
  async function change() {
    setIsBusy(true);
    const outcome = await onChange(deed);
    setIsBusy(false);
    if (outcome.kind === "refused") return setMessage(outcome.message);
    setMessage(null);
    onClose();
  }
  const update = (part: Partial<Record<"by" | "step" | "find" | "put" | "field" | "value", string>>) => {
    setMessage(null);
    setDeed({ ...deed, ...part } as Deed);
  };
  const mayChange = deed.kind === "price" ? deed.step !== "" : deed.kind !== "words" || deed.find !== "";

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Change ${gifts}`}
      description={`You can undo this for ${IMPORT_DAYS} days. Anything changed in the meantime stays.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="bulk-change" busy={isBusy} disabled={!mayChange}>
            Change {gifts}
          </Button>
        </>
      }
    >
      <form
        id="bulk-change"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (mayChange && !isBusy) void change();
        }}
        className="flex flex-col gap-4"
      >
        <SelectField label="What to change" value={chosenOf(deed)} onChange={(event) => choose(event.target.value)}>
          <option value="price">Raise or lower prices</option>
          <option value="words">Replace words</option>
          {BULK_FIELDS.map(({ key, label }) => (
            <option key={key} value={key === "price" ? ONE_PRICE : key}>
              {key === "price" ? "One price for all" : label}
            </option>
          ))}
        </SelectField>
        <DeedFields deed={deed} message={message ?? undefined} onChange={update} />
      </form>
    </Dialog>
  );
}

interface DeedFieldsProps {
  deed: Deed;
  message: string | undefined;
  onChange: (part: Partial<Record<"by" | "step" | "find" | "put" | "field" | "value", string>>) => void;
}

function DeedFields({ deed, message, onChange }: DeedFieldsProps) {
  if (deed.kind === "price")
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="By" value={deed.by} onChange={(event) => onChange({ by: event.target.value })}>
          <option value="percent">Percent</option>
          <option value="amount">Dollars</option>
        </SelectField>
        <TextField
          label={deed.by === "percent" ? "Percent" : "Dollars"}
          hint="Use a minus sign to lower prices. Gifts without a price don’t change."
          inputMode="text"
          value={deed.step}
          error={message}
          onChange={(event) => onChange({ step: event.target.value })}
        />
      </div>
    );
  if (deed.kind === "words")
    return (
      <>
        <SelectField label="In" value={deed.field} onChange={(event) => onChange({ field: event.target.value })}>
          {WORDS_FIELDS.map((field) => (
            <option key={field} value={field}>
              {GIFT_FIELD_NAMES[field]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Words to replace"
          hint="Exactly as written, including capital letters."
          maxLength={200}
          value={deed.find}
          error={message}
          onChange={(event) => onChange({ find: event.target.value })}
        />
        <TextField label="Replace with" maxLength={200} value={deed.put} onChange={(event) => onChange({ put: event.target.value })} />
      </>
    );
  if (deed.kind !== "field") return null;
  const field = BULK_FIELDS.find(({ key }) => key === deed.field);
  return field === undefined ? null : (
    <ValueField field={field} value={deed.value} message={message} onChange={(value) => onChange({ value })} />
  );
}

const LINE_HINTS = {
  facts: "One per line, such as “Material: Oiled oak”. They replace the facts the gifts have now.",
  pictures: "One per line: its address, a space, then what it shows. They replace the pictures the gifts have now.",
};

interface ValueFieldProps {
  field: GiftField;
  value: string;
  message: string | undefined;
  onChange: (value: string) => void;
}

function ValueField({ field, value, message, onChange }: ValueFieldProps) {
  const shared = { label: field.label, value, error: message } as const;
  if (field.kind === "yes-no" || field.kind === "choice") {
    const choices = field.kind === "choice" ? field.choices : { true: "Yes", false: "No" };
    return (
      <SelectField {...shared} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(choices).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </SelectField>
    );
  }
  const hint = field.needed === undefined ? "Leave it empty to clear it on all of them." : undefined;
  if (field.kind === "moment") return <MomentField {...shared} name={field.key} onChange={onChange} />;
  if (field.kind === "facts" || field.kind === "pictures")
    return <TextArea {...shared} hint={LINE_HINTS[field.kind]} onChange={(event) => onChange(event.target.value)} />;
  if (field.kind === "text") return <TextArea {...shared} hint={hint} onChange={(event) => onChange(event.target.value)} />;
  return <TextField {...shared} hint={hint} onChange={(event) => onChange(event.target.value)} />;
}
