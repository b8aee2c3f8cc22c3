import { findSiteNames } from "#app/features/look/site-names.queries.server.ts";
import { describeApi } from "./openapi-document.ts";

export async function loader() {
  const { siteName, siteUrl } = await findSiteNames();
  return Response.json(describeApi(siteName, siteUrl));
}
