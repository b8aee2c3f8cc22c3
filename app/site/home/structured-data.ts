import { headIconsOf } from "#app/features/look/pictures.ts";
import type { LookPicture } from "#app/features/look/types.ts";
import type { SiteInfo } from "#app/platform/seo/page-meta.ts";

/** Returns the structured data of the whole site for search engines: its operator, and its search; `icon` is null for the one as built. */
export function describeSite({ name, url, tagline, contactEmail }: SiteInfo, icon: LookPicture | null): object[] {
  const organization = `${url}/#organization`;
  return [
    {
      "@type": "WebSite",
      "@id": `${url}/#website`,
      name,
      description: tagline,
      url: `${url}/`,
      inLanguage: "en-US",
      publisher: { "@id": organization },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${url}/search?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
    { "@type": "Organization", "@id": organization, name, url: `${url}/`, logo: url + headIconsOf(icon).tab.href, email: contactEmail },
  ];
}
