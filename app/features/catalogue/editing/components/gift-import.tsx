import { Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { formatCount } from "../../gift-tags.ts";
import type { GiftFormOptions } from "../opened-gift.ts";
import type { PastImportsPage } from "../past-import.ts";
import { answerTo, ImportCategoriesForm } from "./import-categories-form.tsx";
import { ImportColumnsForm } from "./import-columns-form.tsx";
import { PastImports } from "./past-changes.tsx";
import { findColumnFault, useImportChoices } from "./use-import-choices.ts";
import { GiftImportResult, ImportRefusal } from "./gift-import-result.tsx";
import { useGiftImport } from "./use-gift-import.ts";

interface GiftImportProps {
  /** The number of gifts that an export contains. */
  count: number;
  /** Every category that the shop has. */
  options: GiftFormOptions["categories"];
  imports: PastImportsPage;
}

/** Imports and exports the whole catalogue; a dry run shows what an import would change. */
export function GiftImport({ count, options, imports }: GiftImportProps) {
  const [file, setFile] = useState<File | null>(null);
  const [categorizes, setCategorizes] = useState(false);
  const { state, send, reset } = useGiftImport();
  const { state: choices, open, chooseColumn, chooseCategories, save: saveChoices } = useImportChoices();
  const { revalidate } = useRevalidator();
  const isBusy = state.phase === "trying" || state.phase === "importing";
  const fault = choices.look === null ? null : findColumnFault(choices.look.columns);
  const { asked = [], openInAll = 0 } = state.phase === "tried" ? (state.done ?? {}) : {};
  const isAnswered = asked.filter((one) => one.become === null && answerTo(one, choices.categories) !== null).length === openInAll;

  function choose(chosen: File | null) {
    setFile(chosen);
    reset();
    void open(chosen);
  }

  async function run(isTrial: boolean) {
    if (file === null) return;
    const isDone = await send(file, { isTrial, categorizes, saveChoices });
    // Who is signed out, or has no connection, would be led away from the chosen file.
    if (!isTrial && isDone) await revalidate();
  }

  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <PageHeader
        title="Import and export"
        subtitle="The whole catalog as a CSV file, in the same format the command line uses."
        actions={
          <>
            <ButtonLink to="/admin/gifts/links" variant="secondary">
              Paste links instead
            </ButtonLink>
            <ButtonLink to="/admin/gifts" variant="secondary">
              Back to gifts
            </ButtonLink>
          </>
        }
      />
      <section
        aria-labelledby="export"
        className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-card p-5"
      >
        <div>
          <h2 id="export" className="mb-1 text-subheading">
            Export
          </h2>
          <p className="text-soft-ink">All {formatCount(count)} gifts with their categories. You can import the file again.</p>
        </div>
        <a
          href="/admin/gifts/export.csv"
          download
          className="inline-flex min-h-touch items-center gap-2 rounded-control border border-line bg-card px-5 text-[0.9375rem] font-semibold hover:border-evergreen hover:text-evergreen"
        >
          <Download aria-hidden className="size-4.5" />
          Export the catalog
        </a>
      </section>
      <section aria-labelledby="import" className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
        <div>
          <h2 id="import" className="mb-1 text-subheading">
            Import
          </h2>
          <p className="text-soft-ink">
            Rows with a known external ID or slug change that gift; all other rows add a new one. Bad rows are left out, and you can
            download them with the reasons. Columns can have any names and be separated by commas, semicolons, or tabs.{" "}
            <a href="/admin/gifts/import-template.csv" download className="font-semibold text-evergreen underline">
              Download a template with every column
            </a>
          </p>
        </div>
        <label className="flex flex-wrap items-center gap-3 rounded-control border border-dashed border-edge px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen hover:border-evergreen">
          <FileSpreadsheet aria-hidden className="size-6 text-evergreen" />
          <span className="font-semibold">{file === null ? "Choose a CSV file" : file.name}</span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            className="sr-only"
            disabled={isBusy}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
          />
        </label>
        {choices.failure === null ? null : (
          <ImportRefusal title="This file can’t be imported." reason={choices.failure} needsSignIn={choices.needsSignIn} />
        )}
        {choices.look === null ? null : (
          <ImportColumnsForm
            look={choices.look}
            fault={fault}
            isBusy={isBusy}
            onChoose={(place, column) => {
              chooseColumn(place, column);
              reset();
            }}
          />
        )}
        <CheckboxField
          label="Read all gifts again, and add the usual categories they need"
          hint="New and changed gifts are always read. Guesses never replace what the file or you say."
          checked={categorizes}
          disabled={isBusy}
          onChange={(event) => {
            setCategorizes(event.target.checked);
            reset();
          }}
        />
        {asked.length === 0 ? null : (
          <ImportCategoriesForm {...{ asked, openInAll, options, isBusy }} chosen={choices.categories} onChoose={chooseCategories} />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant={state.phase === "tried" && isAnswered ? "secondary" : "primary"}
            busy={state.phase === "trying"}
            disabled={choices.look === null || fault !== null || state.phase === "importing"}
            onClick={() => void run(true)}
          >
            {state.phase === "tried" ? "Preview again" : "Preview the changes"}
          </Button>
          {state.phase === "tried" || state.phase === "importing" ? (
            <Button busy={state.phase === "importing"} disabled={!isAnswered} onClick={() => void run(false)}>
              {state.phase === "importing" ? "Importing…" : "Import now"}
            </Button>
          ) : null}
          {isAnswered ? null : <p className="text-sm text-soft-ink">First, please say what to do with the new categories.</p>}
        </div>
        <GiftImportResult state={state} fileName={file?.name ?? "gifts.csv"} />
      </section>
      <PastImports imports={imports} />
    </div>
  );
}
