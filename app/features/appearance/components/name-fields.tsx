import { LOOK_LIMITS } from "#app/features/look/constants.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { GivenNames } from "../types.ts";
import type { LookFieldsProps } from "./look-fields.ts";
import { PictureField } from "./picture-field.tsx";

const FIXED = "Set on the server, so it can’t be changed here";

/** The fields for what the site is called, its logo and its icon. */
export function NameFields({ look, change, errors, given }: LookFieldsProps & { given: GivenNames }) {
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Name"
        required
        autoComplete="off"
        maxLength={LOOK_LIMITS.name}
        disabled={given.name !== null}
        hint={given.name === null ? "Shown in the header, page titles, emails, and share pictures." : `${FIXED} (SITE_NAME).`}
        value={given.name ?? look.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errors.name}
      />
      <TextField
        label="Tagline"
        required
        autoComplete="off"
        maxLength={LOOK_LIMITS.tagline}
        disabled={given.tagline !== null}
        hint={given.tagline === null ? "One line that goes with the name, also shown by search engines." : `${FIXED} (SITE_TAGLINE).`}
        value={given.tagline ?? look.tagline}
        onChange={(event) => change({ tagline: event.target.value })}
        error={errors.tagline}
      />
      <PictureField
        label="Logo"
        hint="An SVG made of shapes, or a PNG with a transparent background. Wide logos are fine."
        picture={look.logo}
        onChange={(logo) => change({ logo, isNameInLogo: logo !== null && look.isNameInLogo })}
        error={errors.logo}
      />
      {look.logo === null ? null : (
        <CheckboxField
          label="The logo includes the name"
          hint="Check this and no text appears beside it."
          checked={look.isNameInLogo}
          onChange={(event) => change({ isNameInLogo: event.target.checked })}
        />
      )}
      <PictureField
        label="Icon"
        hint="For browser tabs and home screens. Square is best."
        picture={look.icon}
        onChange={(icon) => change({ icon })}
        error={errors.icon}
      />
    </div>
  );
}
