import { config } from "#app/platform/config.server.ts";
import { describeApi } from "./openapi-document.ts";

export function loader() {
  const { siteName, siteUrl } = config();
  return Response.json(describeApi(siteName, siteUrl));
}
