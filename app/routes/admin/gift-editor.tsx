import { useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { GiftEditorDialog } from "#app/features/catalogue/editing/components/gift-editor.tsx";
import { findOpenedGift, readGiftFormOptions } from "#app/features/catalogue/editing/gift-form.queries.server.ts";
import { listGiftHistory } from "#app/features/catalogue/editing/gift-history.queries.server.ts";
import { emptyGiftForm } from "#app/features/catalogue/editing/gift-form.ts";
import { listGuessesOfGift } from "#app/features/catalogue/guesses/suggestions.queries.server.ts";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { throwPageError } from "#app/platform/errors.ts";
import type { Route } from "./+types/gift-editor";

/** The form lists so many of a gift's last changes; the audit log has them all. */
const SHOWN_CHANGES = 20;
const NO_HISTORY = { entries: [], hasMore: false };

/** Loads the form of a gift, or of a new one where the path names none. */
export async function loader({ params }: Route.LoaderArgs) {
  const { gift: id } = params as { gift?: string };
  const options = await readGiftFormOptions();
  if (id === undefined) return { opened: { id: null, version: 0, form: emptyGiftForm() }, options, guessed: [], history: NO_HISTORY };
  const opened = isUuid(id) ? await findOpenedGift(id) : null;
  if (opened === null)
    throwPageError(404, { title: "Invalid gift ID", detail: "This gift isn’t in the catalog. It may have been deleted." });
  const history = await listGiftHistory(opened.id, options.categories, SHOWN_CHANGES);
  return { opened, options, guessed: await listGuessesOfGift(opened.id), history };
}

export default function GiftEditor({ loaderData }: Route.ComponentProps) {
  return <OpenedGiftEditor key={loaderData.opened.id ?? "new"} loaderData={loaderData} />;
}

function OpenedGiftEditor({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { options, guessed, history } = loaderData;
  // The opened version must not change: what others save in the meantime is detected when this form is saved.
  const [opened] = useState(loaderData.opened);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, revalidate } = useRevalidator();
  const close = () => navigate(`/admin/gifts${search}`, { preventScrollReset: true });

  return (
    <GiftEditorDialog
      opened={opened}
      options={options}
      guessed={guessed}
      history={history}
      onClose={() => void close()}
      onSaved={() => void Promise.resolve(close()).then(revalidate)}
      onDuplicated={(id) => void navigate(`/admin/gifts/${id}${search}`, { preventScrollReset: true })}
      onRefreshOptions={() => void revalidate()}
      isRefreshing={state === "loading"}
    />
  );
}
