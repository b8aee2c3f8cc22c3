import { redirect } from "react-router";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { TeachOverview } from "#app/features/finder/teach/components/teach-overview.tsx";
import { TeachRound } from "#app/features/finder/teach/components/teach-round.tsx";
import { followShopReader } from "#app/features/finder/teach/shop-reader.queries.server.ts";
import { parseRound, readTeachFields, roundAddress, teachFormSchema } from "#app/features/finder/teach/teach-form.ts";
import { readTeachState } from "#app/features/finder/teach/teach-state.queries.server.ts";
import { teachGift, undoTeaching } from "#app/features/finder/teach/teach.commands.server.ts";
import { chooseGiftsToTeach, readGiftToTeach } from "#app/features/finder/teach/teach.queries.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/teach";

export async function loader({ request }: Route.LoaderArgs) {
  const round = parseRound(new URL(request.url).searchParams);
  if (round === null) return { round, gift: null, state: await readTeachState() };
  const id = round.gifts[round.at];
  if (id === undefined) return { round, gift: null, state: await readTeachState() };
  const gift = await readGiftToTeach(id);
  // Somebody may have deleted it since the round began.
  if (gift === null) throw redirect(roundAddress({ ...round, at: round.at + 1 }));
  return { round, gift, state: null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const form = await readForm(request, teachFormSchema, readTeachFields);
  const round = parseRound(new URL(request.url).searchParams);
  if (form.intent === "start") {
    await followShopReader();
    const gifts = await chooseGiftsToTeach();
    return gifts.length === 0 ? { done: "nothing-left" as const } : redirect(roundAddress({ gifts, at: 0, undo: null }), 303);
  }
  if (round === null) return redirect("/admin/teach", 303);
  if (form.intent === "undo") {
    const giftId = round.undo === null ? null : await undoTeaching(actorId, round.undo);
    const at = giftId === null ? round.at : Math.max(0, round.gifts.indexOf(giftId));
    return redirect(roundAddress({ ...round, at, undo: null }), 303);
  }
  const undo = await teachGift(actorId, form);
  return redirect(roundAddress({ ...round, at: round.gifts.indexOf(form.giftId) + 1 || round.at, undo }), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "Answer questions about gifts, and see how sure the shop is about the rest.";
  return describePage(siteOf(matches), { title: "Teach the shop", description, path: "/admin/teach", noindex: true });
}

export default function Teach({ loaderData: { round, gift, state }, actionData }: Route.ComponentProps) {
  if (state === null) return <TeachRound round={round} gift={gift} />;
  return <TeachOverview state={state} done={round === null ? actionData?.done : "round"} undo={round?.undo ?? null} />;
}
