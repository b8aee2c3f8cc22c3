import { z } from "zod";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { ModelCosts } from "#app/features/catalogue/model-reading/components/model-costs.tsx";
import { ModelReadingPanel } from "#app/features/catalogue/model-reading/components/model-reading-panel.tsx";
import { viewModelReading } from "#app/features/catalogue/model-reading/view-model-reading.server.ts";
import { LEAST_DAILY_TOKENS } from "#app/features/catalogue/model-reading/reading-cost.ts";
import { continueModelRun, startModelRun, stopModelRun } from "#app/features/catalogue/model-reading/runs.commands.server.ts";
import type { ModelReadingAnswer } from "#app/features/catalogue/model-reading/types.ts";
import { config } from "#app/platform/config.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/model-reading";

/** What the panel of the reading sends. */
const modelReadingSchema = z.strictObject({ intent: z.enum(["start-all", "start-sample", "stop", "continue"]) });
type ModelReadingIntent = z.infer<typeof modelReadingSchema>["intent"];

const REFUSALS = {
  running: "The gifts are already being read.",
  nothing: "There’s nothing new to read.",
  "no-run": "That changed in the meantime: someone else stopped or continued it, or it ended.",
  "no-model": "No language model is set up to read gifts, or the day’s tokens aren’t enough for one question.",
} as const;

export async function loader(): Promise<ModelReadingAnswer> {
  return { view: await viewModelReading(config()), said: null };
}

export async function action({ request, context }: Route.ActionArgs): Promise<ModelReadingAnswer> {
  const { id: actorId } = await requireUser(request, context);
  const { intent } = await readForm(request, modelReadingSchema);
  const outcome = await change(actorId, intent);
  return { view: await viewModelReading(config()), said: outcome.ok ? null : REFUSALS[outcome.reason] };
}

async function change(actorId: string, intent: ModelReadingIntent): Promise<{ ok: true } | { ok: false; reason: keyof typeof REFUSALS }> {
  if (intent === "stop") return stopModelRun(actorId);
  const { productModel } = config();
  if (productModel === null || productModel.dailyTokens < LEAST_DAILY_TOKENS) return { ok: false, reason: "no-model" };
  if (intent === "continue") return continueModelRun(actorId);
  return startModelRun(actorId, intent === "start-all" ? "all" : "sample");
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "What a language model reads from the gifts, and what it costs.";
  return describePage(siteOf(matches), { title: "Language model", description, path: "/admin/model-reading", noindex: true });
}

export default function ModelReadingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { costs, price, dailyTokens } = loaderData.view;
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <PageHeader
        title="Language model"
        subtitle="It can read the gifts once, help choose gifts at every question, or both."
        actions={
          <ButtonLink to="/admin/suggestions" variant="secondary">
            See suggestions
          </ButtonLink>
        }
      />
      <ModelReadingPanel given={actionData ?? loaderData} place="own screen" />
      <ModelCosts {...{ costs, price, dailyTokens }} />
    </div>
  );
}
