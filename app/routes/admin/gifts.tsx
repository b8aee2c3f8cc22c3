import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/gifts";

export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: "Gift Management", description: "The catalog.", path: "/admin/gifts", noindex: true });
}

export default function GiftManagement() {
  return <PageHeader title="Gift Management" subtitle="Add, edit, and manage gifts in the catalog" />;
}
