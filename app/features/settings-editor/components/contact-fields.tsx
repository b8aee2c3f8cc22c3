import { SETTINGS_LIMITS as LIMITS } from "#app/features/settings/constants.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { SETTINGS_TEXTS } from "../settings-form.ts";
import type { GivenContacts, SettingsFieldsProps } from "../types.ts";

/** The fields for where the site is written to, and what it says of its links. */
export function ContactFields({ settings, change, errors, given }: SettingsFieldsProps & { given: GivenContacts }) {
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Contact address"
        type="email"
        required
        autoComplete="off"
        maxLength={LIMITS.contactEmail}
        disabled={given.contactEmail !== null}
        hint={
          given.contactEmail === null ? (
            <>
              Shown on the contact page, in the privacy policy, and in emails. Contact form messages go there, and emails come from it
              unless <code>MAIL_FROM</code> is set.
            </>
          ) : (
            SETTINGS_TEXTS.fixed("CONTACT_EMAIL")
          )
        }
        value={given.contactEmail ?? settings.contactEmail}
        onChange={(event) => change({ contactEmail: event.target.value })}
        error={errors.contactEmail}
      />
      <TextArea
        label="Disclosure sentence"
        required
        rows={2}
        maxLength={LIMITS.affiliateDisclosure}
        disabled={given.affiliateDisclosure !== null}
        hint={
          given.affiliateDisclosure === null
            ? "Shown in the footer of every page, under articles, and on the disclosure page. Your store’s program may require its own wording."
            : SETTINGS_TEXTS.fixed("AFFILIATE_DISCLOSURE")
        }
        value={given.affiliateDisclosure ?? settings.affiliateDisclosure}
        onChange={(event) => change({ affiliateDisclosure: event.target.value })}
        error={errors.affiliateDisclosure}
      />
    </div>
  );
}
