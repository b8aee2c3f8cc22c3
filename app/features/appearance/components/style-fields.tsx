import { FONT_PAIRS } from "#app/features/look/font-pairs.ts";
import { findColorFaults } from "#app/features/look/palette.ts";
import { CORNERS, type Corners, FONT_PAIR_IDS, type Look } from "#app/features/look/types.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { ColorField } from "./color-field.tsx";
import type { LookFieldsProps } from "./look-fields.ts";

const COLORS = [
  { color: "primary", label: "Main color", hint: "Buttons, links, and the footer." },
  { color: "accent", label: "Accent", hint: "Whatever should stand out." },
  { color: "ground", label: "Background", hint: "Behind everything on every page." },
] as const;

const CORNER_NAMES: Record<Corners, string> = { square: "Square", soft: "Soft (default)", round: "Round" };

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Returns the faults of the colors as they stand; none while one of them is still being typed. */
function faultsOf(colors: Look["colors"]) {
  return Object.values(colors).every(isHex) ? findColorFaults(colors) : [];
}

/** The fields for colors, fonts and corners. */
export function StyleFields({ look, change, errors }: LookFieldsProps) {
  const faults = faultsOf(look.colors);
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-3 xl:grid-cols-1">
        {COLORS.map(({ color, label, hint }) => (
          <ColorField
            key={color}
            label={label}
            hint={hint}
            value={look.colors[color]}
            onChange={(value) => change({ colors: { ...look.colors, [color]: value } })}
            fault={faults.find((fault) => fault.color === color) ?? null}
            error={errors[`colors.${color}`]}
          />
        ))}
      </div>
      <SelectField
        label="Fonts"
        hint="Served from your own site. Pages load only the pair you choose."
        value={look.fonts}
        onChange={(event) => change({ fonts: FONT_PAIR_IDS.find((id) => id === event.target.value) ?? "warm" })}
      >
        {FONT_PAIR_IDS.map((id) => (
          <option key={id} value={id}>
            {FONT_PAIRS[id].label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Corners"
        value={look.corners}
        onChange={(event) => change({ corners: CORNERS.find((id) => id === event.target.value) ?? "soft" })}
      >
        {CORNERS.map((id) => (
          <option key={id} value={id}>
            {CORNER_NAMES[id]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
