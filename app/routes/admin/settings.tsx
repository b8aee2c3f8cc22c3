import { SettingsScreen } from "#app/features/settings-editor/components/settings-screen.tsx";
import { findSettingsToEdit, listSettingsVersions } from "#app/features/settings-editor/settings.queries.server.ts";
import { listCountries } from "#app/features/settings/countries.ts";
import { config } from "#app/platform/config.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { listTimeZones } from "#app/platform/time-zones.ts";
import type { Route } from "./+types/settings";

export async function loader() {
  const [{ version, settings }, versions] = await Promise.all([findSettingsToEdit(), listSettingsVersions()]);
  const { contactEmail, affiliateDisclosure } = config().given;
  const choices = { countries: listCountries(), timeZones: listTimeZones() };
  return { version, settings, versions, given: { contactEmail, affiliateDisclosure }, choices };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "How people reach the site, where it is, and what others know it by.";
  return describePage(siteOf(matches), { title: "Settings", description, path: "/admin/settings", noindex: true });
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsScreen {...loaderData} />;
}
