import type { ColorFault } from "#app/features/look/palette.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

interface ColorFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (hex: string) => void;
  /** Why the color cannot be used, and the nearest that can. */
  fault: ColorFault | null;
  error: string | undefined;
}

/** A color, typed or picked. One that cannot be read is said at once, with the nearest that can. */
export function ColorField({ label, hint, value, onChange, fault, error }: ColorFieldProps) {
  const said =
    fault === null
      ? error
      : `Too hard to read in some places to save: the contrast is ${fault.contrast.toFixed(1)}:1, and ${fault.needed}:1 is needed.`;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        hint={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        value={value}
        onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
        error={said}
        trailing={
          <input
            type="color"
            aria-label={`Pick: ${label}`}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#000000"}
            onChange={(event) => onChange(event.target.value)}
            className="size-9 cursor-pointer rounded-tag border border-edge bg-card"
          />
        }
      />
      {fault === null ? null : (
        <Button size="sm" variant="secondary" className="self-start" onClick={() => onChange(fault.nearest)}>
          <svg aria-hidden viewBox="0 0 16 16" className="size-4 rounded-full">
            <rect width="16" height="16" fill={fault.nearest} />
          </svg>
          Use {fault.nearest}
        </Button>
      )}
    </div>
  );
}
