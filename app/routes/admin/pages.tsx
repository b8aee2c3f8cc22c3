import { z } from "zod";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { PagesScreen } from "#app/features/pages/components/pages-screen.tsx";
import { deletePage, restorePage } from "#app/features/pages/pages.commands.server.ts";
import { listPages } from "#app/features/pages/pages.queries.server.ts";
import { PAGE_TEXTS } from "#app/features/pages/page-texts.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { data } from "react-router";
import type { Route } from "./+types/pages";

const changeSchema = z.strictObject({ intent: z.enum(["delete", "restore"]), id: z.guid() });

export async function loader() {
  return { pages: await listPages() };
}

/** Deletes a page, or brings one back; for a page that every site has that means its built-in text, and the owner's. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const { intent, id } = await readForm(request, changeSchema);
  if (intent === "delete") {
    const isDeleted = (await deletePage(actorId, id)) === "deleted";
    return isDeleted ? { text: PAGE_TEXTS.deleted, undoId: id } : data({ text: PAGE_TEXTS.gone, undoId: null }, { status: 409 });
  }
  const outcome = await restorePage(actorId, id);
  if (outcome === "restored") return { text: PAGE_TEXTS.restored, undoId: null };
  return data({ text: outcome === "taken" ? PAGE_TEXTS.taken : PAGE_TEXTS.gone, undoId: null }, { status: 409 });
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "The site's pages of text.";
  return describePage(siteOf(matches), { title: "Pages", description, path: "/admin/pages", noindex: true });
}

export default function Pages({ loaderData, actionData }: Route.ComponentProps) {
  return <PagesScreen pages={loaderData.pages} done={actionData ?? null} />;
}
