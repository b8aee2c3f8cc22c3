import { PastedLinksScreen } from "#app/features/catalogue/editing/components/pasted-links-screen.tsx";
import { listImports } from "#app/features/catalogue/editing/imports.queries.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/gift-links";

export async function loader({ request }: Route.LoaderArgs) {
  return { imports: await listImports(new URL(request.url).searchParams) };
}

export function meta({ matches }: Route.MetaArgs) {
  const title = "Add gifts from links";
  return describePage(siteOf(matches), {
    title,
    description: "Products from any store, read from their links.",
    path: "/admin/gifts/links",
    noindex: true,
  });
}

export default function GiftLinks({ loaderData }: Route.ComponentProps) {
  return <PastedLinksScreen {...loaderData} />;
}
