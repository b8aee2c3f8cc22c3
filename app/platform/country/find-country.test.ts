import { describe, expect, it } from "vitest";
import { findCountry } from "./find-country.server.ts";

const question = (header: string | null, clientAddress: string | null, countryHeader?: string) => ({
  headers: new Headers(header === null ? {} : { "cf-ipcountry": header }),
  clientAddress,
  countryHeader,
});

describe("findCountry", () => {
  it.each([
    ["8.8.8.8", "US"],
    ["81.2.69.142", "GB"],
    ["127.0.0.1", null],
    ["10.1.2.3", null],
    ["2001:4860:4860::8888", null],
    ["999.1.1.1", null],
    [null, null],
  ])("knows %s by the local database: %s", (address, country) => {
    expect(findCountry(question(null, address))).toBe(country);
  });

  it("R2: takes the CDN's word only when the setting names its header", () => {
    expect(findCountry(question("DE", "8.8.8.8", "cf-ipcountry"))).toBe("DE");
    expect(findCountry(question("DE", "8.8.8.8"))).toBe("US");
  });

  it("takes nothing but two letters for a country", () => {
    expect(findCountry(question("de", null, "cf-ipcountry"))).toBe("DE");
    for (const said of ["", "T1", "XXX", "D E", "'; --"]) expect(findCountry(question(said, "8.8.8.8", "cf-ipcountry"))).toBe("US");
  });
});
