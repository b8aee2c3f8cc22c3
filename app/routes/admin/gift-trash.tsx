import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { eraseGifts, restoreGifts } from "#app/features/catalogue/editing/deleted-gifts.commands.server.ts";
import { countTrash, listTrash } from "#app/features/catalogue/editing/trash.queries.server.ts";
import { TRASH_DAYS } from "#app/features/catalogue/constants.ts";
import { readTrashFields, TRASH_PER_PAGE, trashFormSchema } from "#app/features/catalogue/editing/trash.ts";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { formatMoney } from "#app/platform/money.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { TrashScreen } from "#app/ui/trash-screen.tsx";
import type { Route } from "./+types/gift-trash";
import { readPageOf } from "#app/platform/page-number.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const { page, pageCount } = readPageOf(new URL(request.url).searchParams, { count: await countTrash(), perPage: TRASH_PER_PAGE });
  return { gifts: await listTrash(page), page, pageCount };
}

const count = (gifts: number) => (gifts === 1 ? "1 gift" : `${formatCount(gifts)} gifts`);

export async function action({ request, context }: Route.ActionArgs): Promise<{ done: string }> {
  const { id: actorId } = await requireUser(request, context);
  const { intent, ids } = await readForm(request, trashFormSchema, readTrashFields);
  const done = intent === "restore" ? (await restoreGifts(actorId, { ids })).length : await eraseGifts(actorId, ids);
  if (done === 0) return { done: "Nothing changed: they’re no longer in the trash." };
  return { done: intent === "restore" ? `${count(done)} restored.` : `${count(done)} deleted for good.` };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: "Trash", description: "Deleted gifts.", path: "/admin/gifts/trash", noindex: true });
}

const WORDS = {
  subtitle: `Deleted gifts stay here for ${TRASH_DAYS} days. Restored gifts return to their categories and to people’s lists.`,
  caption: "Deleted gifts",
  head: "Gift",
  one: "one gift",
  many: "gifts",
  back: { to: "/admin/gifts", label: "Back to gifts" },
  path: "/admin/gifts/trash",
};

export default function GiftTrash({ loaderData: { gifts, ...rest }, actionData }: Route.ComponentProps) {
  const rows = gifts.map(({ priceCents, currency, ...gift }) => ({
    ...gift,
    detail: priceCents === null ? "" : formatMoney(priceCents, currency),
  }));
  return <TrashScreen words={WORDS} rows={rows} {...rest} done={actionData?.done} />;
}
