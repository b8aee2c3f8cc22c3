import { ANALYTICS_NAMES, SETTINGS_LIMITS as LIMITS } from "#app/features/settings/constants.ts";
import { ANALYTICS_SERVICES, type AnalyticsService, type AnalyticsSettings } from "#app/features/settings/types.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { SettingsFieldsProps } from "../types.ts";

const SITE_ID_HINTS: Record<AnalyticsService, string> = {
  plausible: "Your site’s domain there, such as gifts.example.",
  umami: "The website ID, 36 characters with hyphens.",
  matomo: "Your site’s number there.",
};

/** The fields for a server of the owner's that counts page views. */
export function AnalyticsFields({ settings: { analytics }, change, errors }: SettingsFieldsProps) {
  const changePart = (values: Partial<AnalyticsSettings>) => {
    if (analytics !== null) change({ analytics: { ...analytics, ...values } });
  };
  function choose(chosen: string) {
    const service = ANALYTICS_SERVICES.find((one) => one === chosen);
    if (service === undefined) return change({ analytics: null });
    change({ analytics: { address: "", siteId: "", ...analytics, service } });
  }
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        label="Count page views"
        hint="With a service on your own server. Nothing is counted until you choose one."
        value={analytics?.service ?? ""}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Don’t count them</option>
        {ANALYTICS_SERVICES.map((service) => (
          <option key={service} value={service}>
            With {ANALYTICS_NAMES[service]}
          </option>
        ))}
      </SelectField>
      {analytics === null ? null : (
        <>
          <TextField
            label="Address of your server"
            required
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://stats.example.com"
            maxLength={LIMITS.analyticsAddress}
            hint="With https:// and its folder, if it has one. Servers run by an analytics company aren’t accepted, so that visitors’ addresses go to no one else."
            value={analytics.address}
            onChange={(event) => changePart({ address: event.target.value })}
            error={errors["analytics.address"]}
          />
          <TextField
            label={`What ${ANALYTICS_NAMES[analytics.service]} calls this site`}
            required
            autoComplete="off"
            spellCheck={false}
            hint={SITE_ID_HINTS[analytics.service]}
            maxLength={LIMITS.siteId}
            value={analytics.siteId}
            onChange={(event) => changePart({ siteId: event.target.value })}
            error={errors["analytics.siteId"]}
          />
          <p className="max-w-measure rounded-control bg-linen/60 px-4 py-3">
            Public pages send it their path and the site a reader came from, without cookies and without its script. Searches, accounts,
            lists, claims, and the admin area are left out, and so are browsers that ask not to be tracked. The{" "}
            <PlainLink href="/privacy-policy" className="underline">
              privacy policy
            </PlainLink>
            , the cookies page, and the FAQ say so automatically.
          </p>
        </>
      )}
    </div>
  );
}
