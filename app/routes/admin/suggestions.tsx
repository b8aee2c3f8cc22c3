import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { SuggestionsScreen } from "#app/features/catalogue/guesses/components/suggestions-screen.tsx";
import { decideGuesses, undoDecisions } from "#app/features/catalogue/guesses/decide.commands.server.ts";
import {
  countFilteredSuggestions,
  countSuggestions,
  listOpenGuesses,
  listSuggestedCategories,
  listSuggestions,
} from "#app/features/catalogue/guesses/suggestions.queries.server.ts";
import {
  parseSuggestionFilters,
  readSuggestionFields,
  suggestionFormSchema,
  SUGGESTIONS_PER_PAGE,
} from "#app/features/catalogue/guesses/suggestion-filters.ts";
import { viewModelReading } from "#app/features/catalogue/model-reading/view-model-reading.server.ts";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { config } from "#app/platform/config.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/suggestions";

export async function loader({ request }: Route.LoaderArgs) {
  const asked = parseSuggestionFilters(new URL(request.url).searchParams);
  const total = await countFilteredSuggestions(asked);
  const pageCount = Math.max(1, Math.ceil(total / SUGGESTIONS_PER_PAGE));
  // The last page may just have been decided.
  const filters = { ...asked, page: Math.min(asked.page, pageCount) };
  return {
    suggestions: await listSuggestions(filters),
    total,
    pageCount,
    filters,
    taxonomies: await countSuggestions(filters.taxonomy),
    categories: filters.taxonomy === null ? [] : await listSuggestedCategories(filters.taxonomy, filters.category),
    modelReading: { view: await viewModelReading(config()), said: null },
  };
}

const count = (guesses: number) => `${formatCount(guesses)} ${guesses === 1 ? "suggestion" : "suggestions"}`;

export async function action({ request, context }: Route.ActionArgs): Promise<{ done: { text: string; batchId?: string } }> {
  const { id: actorId } = await requireUser(request, context);
  const data = await readForm(request, suggestionFormSchema, readSuggestionFields);
  if (data.intent === "undo") return { done: { text: `${count(await undoDecisions(actorId, data.batchId))} reopened.` } };
  const decision = data.intent === "refused" ? "refused" : "confirmed";
  const guesses = data.intent === "confirm-all" ? await listOpenGuesses(data.taxonomy, data.category) : data.guesses;
  const { decided, batchId } = await decideGuesses(actorId, guesses, decision);
  if (decided === 0) return { done: { text: "Nothing changed: someone else has already decided it." } };
  return { done: { text: `${count(decided)} ${decision === "refused" ? "rejected" : decision}.`, batchId } };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "What the gifts’ own words suggest, to confirm or reject.";
  return describePage(siteOf(matches), { title: "Suggestions", description, path: "/admin/suggestions", noindex: true });
}

export default function Suggestions({ loaderData, actionData }: Route.ComponentProps) {
  return <SuggestionsScreen {...loaderData} done={actionData?.done} />;
}
