import type { KeyboardEvent } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { MAX_PRICE_DIGITS, parseMoney, toDollarText } from "#app/platform/money.ts";

interface PriceFieldProps {
  label: string;
  name?: string;
  required?: boolean;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

/**
 * A text field for an amount of dollars. A browser's number field drops a comma silently, so that "24,50" would become 2450; this one
 * leaves the text to the form, and steps by a cent on the arrow keys as a number field does.
 */
export function PriceField({ value, onChange, ...rest }: PriceFieldProps) {
  function step(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    const cents = parseMoney(value.trim() === "" ? "0" : value, MAX_PRICE_DIGITS);
    if (cents === null) return;
    event.preventDefault();
    onChange(toDollarText(Math.max(0, cents + (event.key === "ArrowUp" ? 1 : -1))));
  }
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={step}
    />
  );
}
