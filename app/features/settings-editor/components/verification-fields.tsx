import { SETTINGS_LIMITS } from "#app/features/settings/constants.ts";
import { VERIFIERS, type Verifier } from "#app/features/settings/types.ts";
import { TextField } from "#app/ui/text-field.tsx";
import type { SettingsFieldsProps } from "../types.ts";

const VERIFIER_NAMES: Record<Verifier, string> = {
  google: "Google Search Console",
  bing: "Bing Webmaster Tools",
  pinterest: "Pinterest",
  yandex: "Yandex Webmaster",
  facebook: "Facebook (Meta Business)",
};

/** The fields for codes that show others whose site it is. */
export function VerificationFields({ settings: { verification }, change, errors }: SettingsFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-soft-ink">
        Choose “HTML tag” with each service, and paste the whole tag or just its code here. It goes on your home page, where they look for
        it.
      </p>
      {VERIFIERS.map((verifier) => (
        <TextField
          key={verifier}
          label={VERIFIER_NAMES[verifier]}
          autoComplete="off"
          spellCheck={false}
          maxLength={SETTINGS_LIMITS.verification}
          value={verification[verifier]}
          onChange={(event) => change({ verification: { ...verification, [verifier]: event.target.value } })}
          error={errors[`verification.${verifier}`]}
        />
      ))}
    </div>
  );
}
