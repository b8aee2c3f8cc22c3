import { useState } from "react";
import { Link, useBlocker } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { describeTrouble, TROUBLE_TEXTS } from "#app/ui/saving/describe-trouble.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { FoundProduct } from "../found-product.ts";
import type { PastImportsPage } from "../past-import.ts";
import { MAX_PASTED_LINKS, type PastedLinks, readPastedLinks } from "../pasted-links.ts";
import { ImportRefusal } from "./gift-import-result.tsx";
import { PastImports } from "./past-changes.tsx";
import { PastedLinksTable } from "./pasted-links-table.tsx";
import { type LinkSaving, useLinkSaving } from "./use-link-saving.ts";
import { type LinkReading, type PastedLink, useLinkReading } from "./use-link-reading.ts";

const READ_WORDS = { failed: TROUBLE_TEXTS.notLoaded };

/** The screen /admin/gifts/links: reads the pages of pasted links, and saves what was found as gifts, in one import. */
export function PastedLinksScreen({ imports }: { imports: PastImportsPage }) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const [state, setState] = useState<"shown" | "draft">("shown");
  const reading = useLinkReading();
  const { saving, save, reset } = useLinkSaving(reading);
  const { rows, phase, trouble } = reading;
  const chosen = rows.filter(isChosenProduct);
  const isReading = phase !== "still";
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => chosen.length > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  function begin() {
    const pasted = readPastedLinks(text);
    const fault = faultOf(pasted);
    setError(fault ?? undefined);
    if (fault !== null) return;
    setLeftOut(describeLeftOut(pasted));
    reset();
    reading.begin(pasted.links);
  }

  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <PageHeader
        title="Add gifts from links"
        subtitle="Paste links to product pages in any store. We’ll read the name, price, and picture."
        actions={
          <ButtonLink to="/admin/gifts" variant="secondary">
            Back to gifts
          </ButtonLink>
        }
      />
      <section aria-label="Links" className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
        <TextArea
          label="Links"
          name="links"
          rows={6}
          hint={`Up to ${MAX_PASTED_LINKS}, one per line or separated by spaces. We read ten a minute.`}
          placeholder="https://…"
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant={rows.length === 0 ? "primary" : "secondary"}
            busy={isReading}
            disabled={saving.phase === "saving"}
            onClick={begin}
          >
            Read the links
          </Button>
          {isReading ? (
            <Button variant="quiet" onClick={reading.stop}>
              Stop
            </Button>
          ) : null}
        </div>
        <Progress reading={reading} />
        {trouble === null ? null : (
          <ImportRefusal
            title={`${describeTrouble(trouble, READ_WORDS).title}.`}
            reason={`${describeTrouble(trouble, READ_WORDS).description ?? ""} What we’ve read so far is still here.`}
            needsSignIn={trouble.kind === "signed-out"}
          />
        )}
        {leftOut === null ? null : <p className="text-[0.9375rem] text-soft-ink">{leftOut}</p>}
        {rows.length === 0 ? null : <PastedLinksTable rows={rows} onChoose={(link, isChosen) => reading.change(link, { isChosen })} />}
        {chosen.length === 0 ? null : (
          <div className="flex flex-wrap items-end gap-3">
            <SelectField label="Save them as" name="state" value={state} onChange={(event) => setState(event.target.value as typeof state)}>
              <option value="shown">Shown right away</option>
              <option value="draft">Drafts</option>
            </SelectField>
            <Button busy={saving.phase === "saving"} disabled={isReading} onClick={() => void save(chosen, state)}>
              {chosen.length === 1 ? "Save 1 gift" : `Save ${chosen.length} gifts`}
            </Button>
          </div>
        )}
        <Outcome saving={saving} />
      </section>
      <PastImports imports={imports} />
      <ConfirmDialog
        isOpen={blocker.state === "blocked"}
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
        title="Leave without saving?"
        confirmLabel="Leave"
        text="What we read from the links isn’t saved yet, and would have to be read again."
      />
    </div>
  );
}

function isChosenProduct(row: PastedLink): row is PastedLink & { product: FoundProduct } {
  return row.state === "found" && row.isChosen && row.product !== null;
}

function faultOf({ links, words }: PastedLinks): string | null {
  if (links.length > MAX_PASTED_LINKS) return `That’s ${links.length} links. Please paste at most ${MAX_PASTED_LINKS} at a time.`;
  if (links.length > 0) return null;
  return words === "" ? "Please paste links to products." : `There’s no link in this: ${words}`;
}

function describeLeftOut({ repeated, words }: PastedLinks): string | null {
  const twice = repeated === 0 ? "" : `${repeated === 1 ? "1 repeated link is" : `${repeated} repeated links are`} read only once. `;
  const said = words === "" ? "" : `Left out because it isn’t a link: ${words}`;
  return twice + said === "" ? null : (twice + said).trim();
}

function Progress({ reading: { rows, phase, goOn } }: { reading: LinkReading }) {
  if (rows.length === 0) return null;
  const read = rows.filter(({ state }) => state !== "waiting" && state !== "reading").length;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ProgressBar label="Links read" value={read} max={rows.length} />
      <p role="status" className="text-[0.9375rem] text-soft-ink tabular-nums">
        {read} of {rows.length} read{phase === "resting" ? ". We read ten a minute; the rest follow automatically." : ""}
      </p>
      {phase === "still" && read < rows.length ? (
        <Button variant="secondary" size="sm" onClick={goOn}>
          Keep reading
        </Button>
      ) : null}
    </div>
  );
}

function Outcome({ saving: { phase, saved, refused, foreignTags, failure, needsSignIn } }: { saving: LinkSaving }) {
  if (phase === "failed") return <ImportRefusal title="Not saved." reason={failure} needsSignIn={needsSignIn} />;
  if (phase !== "saved") return null;
  return (
    <div role="status" className="rounded-control bg-sage px-4 py-3">
      <p className="font-semibold">
        {saved === 1 ? "1 gift saved." : `${saved} gifts saved.`}{" "}
        {refused === 0 ? null : `${refused} couldn’t be saved; the reason is beside each.`}{" "}
        <Link to="/admin/gifts" className="text-evergreen underline underline-offset-4">
          See them in the table
        </Link>
      </p>
      {foreignTags === null ? null : <p className="mt-1">{foreignTags}</p>}
    </div>
  );
}
