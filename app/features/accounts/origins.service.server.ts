import { config } from "#app/platform/config.server.ts";
import { findCountry } from "#app/platform/country/find-country.server.ts";
import { nameDevice, UNKNOWN_DEVICE } from "./devices.rules.ts";
import type { ActionOrigin } from "./security-notices.rules.ts";

/** Returns where a request comes from, as a mail to the account's owner may state it: browser and country, never the network address. */
export function originOf(request: Request, clientAddress: string | null): ActionOrigin {
  const device = nameDevice(request.headers.get("user-agent"));
  return {
    at: new Date(),
    device: device === UNKNOWN_DEVICE ? null : device,
    country: findCountry({ headers: request.headers, clientAddress, countryHeader: config().countryHeader }),
  };
}
