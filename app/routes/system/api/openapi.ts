import { config } from "#app/platform/config.server.ts";
import type { RouteHandle } from "#app/platform/page-cache/page-policy.ts";
import { describeApi } from "./openapi-document.ts";

export const handle = { publicPage: { query: [] } } satisfies RouteHandle;

export function loader() {
  const { siteName, siteUrl } = config();
  return Response.json(describeApi(siteName, siteUrl));
}
