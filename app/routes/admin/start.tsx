import { redirect } from "react-router";
import { z } from "zod";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { knowsTheWay, noteKnowingTheWay } from "#app/features/accounts/start-page.commands.server.ts";
import {
  addStarterCategories,
  readStarterState,
  removeStarterCategories,
} from "#app/features/catalogue/guesses/standard-categories.commands.server.ts";
import { groupStarters } from "#app/features/catalogue/starter-categories.ts";
import { wakeJob } from "#app/platform/jobs/run-jobs.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { StartScreen } from "#app/site/admin/start-screen.tsx";
import { DEMO_CHANGE } from "#db/seed/change-demo.ts";
import { chooseDemo, viewDemo } from "#db/seed/demo-choice.ts";
import { readStandardCategories } from "#db/seed/read-standard-categories.ts";
import type { Route } from "./+types/start";
import { loadStartSteps } from "./load-start.server.ts";

const startSchema = z.strictObject({ intent: z.enum(["know-my-way", "add-starters", "remove-starters", "demo-away", "demo-back"]) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = await requireUser(request, context);
  const [steps, starters, demo, knowsWay] = await Promise.all([loadStartSteps(), readStarterState(), viewDemo(), knowsTheWay(id)]);
  return {
    steps,
    starters: starters.isOffered ? groupStarters(await readStandardCategories()) : null,
    freshStarters: starters.made,
    demo,
    isLedHere: !knowsWay,
  };
}

/** Returns what was done; nothing of the demo, whose panel says it. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response | { done?: string }> {
  const { id: actorId } = await requireUser(request, context);
  const { intent } = await readForm(request, startSchema);
  switch (intent) {
    case "know-my-way":
      await noteKnowingTheWay(actorId);
      return redirect("/admin/gifts", 303);
    case "add-starters":
      return { done: wordAdded(await addStarterCategories(actorId, readStandardCategories)) };
    case "remove-starters":
      return { done: wordRemoved(await removeStarterCategories(actorId)) };
    default:
      return changeDemo(actorId, intent === "demo-away" ? "away" : "back");
  }
}

function wordAdded(made: number): string {
  return made === 0 ? "Nothing changed: your shop already has categories." : `${made} categories added.`;
}

function wordRemoved({ removed, kept }: { removed: number; kept: number }): string {
  if (removed + kept === 0) return "Nothing changed: there’s nothing left to undo.";
  return kept === 0
    ? `${removed} categories removed.`
    : `${removed} categories removed. ${kept} stay, since they’re in use or were changed.`;
}

async function changeDemo(actorId: string, to: "away" | "back"): Promise<{ done?: string }> {
  if (!(await chooseDemo(actorId, to))) return { done: "Nothing changed: someone else has already decided about the demo." };
  wakeJob(DEMO_CHANGE);
  return {};
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: "Start", description: "What to do next.", path: "/admin/start", noindex: true });
}

export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  return <StartScreen {...loaderData} done={actionData?.done} />;
}
