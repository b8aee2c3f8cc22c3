import type { SiteInfo } from "#app/platform/seo/page-meta.ts";

/** What search engines are told about the site as a whole: who runs it, and how to search it. */
export function describeSite({ name, url, tagline, contactEmail }: SiteInfo): object[] {
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
    { "@type": "Organization", "@id": organization, name, url: `${url}/`, logo: `${url}/favicon.svg`, email: contactEmail },
  ];
}
