import { MARKETPLACES } from "#app/features/affiliate/constants.ts";
import { findUnknownMarketplaces } from "#app/features/affiliate/affiliate-links.ts";
import { createSetupCode } from "#app/features/accounts/owner-setup.commands.server.ts";
import { warmUpUnderstanding } from "#app/features/finder/warm-up.server.ts";
import { ConfigError, config } from "#app/platform/config.server.ts";
import { checkStorage, registerStorageGauge } from "#app/platform/storage/check-storage.server.ts";

/** Throws ConfigError for a setting that the product cannot work with: a tag for a marketplace that does not exist would earn nothing. */
export function checkSettings(): void {
  const unknown = findUnknownMarketplaces(config().affiliateProgram.tags);
  if (unknown.length === 0) return;
  const known = MARKETPLACES.map(({ suffix }) => suffix).join(", ");
  throw new ConfigError(`Setting AFFILIATE_TAGS: ${unknown.join(", ")} is none of the store's marketplaces (${known})`);
}

/**
 * Runs the product's part of a server start, a first look of the finder at two sentences included. Returns lines to show to the operator:
 * the setup code, the one time it is made. Throws ConfigError where the file store refuses the settings.
 */
export async function startUp(): Promise<string[]> {
  await checkStorage(config());
  registerStorageGauge();
  const code = await createSetupCode();
  warmUpUnderstanding();
  return code === null
    ? []
    : [`Admin setup code, shown this once: ${code}`, `Open ${config().siteUrl}/setup and enter it there to make the site yours.`];
}
