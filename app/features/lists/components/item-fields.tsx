import { CURRENCY, currencySign } from "#app/platform/money.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { LIST_LIMITS, MAX_QUANTITY } from "../constants.ts";

interface ItemFieldProps {
  label: string;
  defaultValue: string | undefined;
  error: string | undefined;
}

export function NoteField(props: ItemFieldProps) {
  return <TextArea {...props} name="note" maxLength={LIST_LIMITS.note} placeholder="Size M, the blue one …" />;
}

export function QuantityField(props: ItemFieldProps & { className?: string }) {
  return <TextField {...props} name="quantity" type="number" inputMode="numeric" min={1} max={MAX_QUANTITY} />;
}

/** Holds a sum of money as text, so that nothing typed is lost. */
export function DollarField(props: ItemFieldProps & { name: string }) {
  return (
    <TextField {...props} inputMode="decimal" autoComplete="off" icon={<span aria-hidden>{currencySign(CURRENCY)}</span>} maxLength={12} />
  );
}
