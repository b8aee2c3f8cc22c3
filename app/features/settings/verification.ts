import type { SiteSettings, Verifier } from "./types.ts";

/** The name of each one's tag. */
const TAG_NAMES: Readonly<Record<Verifier, string>> = {
  google: "google-site-verification",
  bing: "msvalidate.01",
  pinterest: "p:domain_verify",
  yandex: "yandex-verification",
  facebook: "facebook-domain-verification",
};

/** Returns the tags of the home page that show whose site it is. */
export function verificationTags(verification: SiteSettings["verification"]): { name: string; content: string }[] {
  return Object.entries(TAG_NAMES).flatMap(([verifier, name]) => {
    const content = verification[verifier as Verifier];
    return content === "" ? [] : [{ name, content }];
  });
}
