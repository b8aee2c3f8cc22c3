import { Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { formatCount } from "../../gift-tags.ts";
import { GiftImportResult } from "./gift-import-result.tsx";
import { useGiftImport } from "./use-gift-import.ts";

/** Imports and exports the whole catalogue; a dry run shows what an import would change. */
export function GiftImport({ count }: { count: number }) {
  const [file, setFile] = useState<File | null>(null);
  const [categorizes, setCategorizes] = useState(false);
  const { state, send, reset } = useGiftImport();
  const isBusy = state.phase === "trying" || state.phase === "importing";

  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <PageHeader
        title="Import and export"
        subtitle="The catalog as a CSV file, the same as the commands read and write."
        actions={
          <ButtonLink to="/admin/gifts" variant="secondary">
            Back to the gifts
          </ButtonLink>
        }
      />
      <section
        aria-labelledby="export"
        className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-card p-5"
      >
        <div>
          <h2 id="export" className="text-subheading">
            Export
          </h2>
          <p className="text-soft-ink">All {formatCount(count)} gifts with their categories. What you export can be imported again.</p>
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
          <h2 id="import" className="text-subheading">
            Import
          </h2>
          <p className="text-soft-ink">
            A row with a known external id or slug changes that gift, every other row makes a new one. Bad rows are left out and come back
            to you with the reason.
          </p>
        </div>
        <label className="flex flex-wrap items-center gap-3 rounded-control border border-dashed border-edge px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen hover:border-evergreen">
          <FileSpreadsheet aria-hidden className="size-6 text-evergreen" />
          <span className="font-semibold">{file === null ? "Choose a CSV file" : file.name}</span>
          <input
            type="file"
            accept=".csv,text/csv"
            className="sr-only"
            disabled={isBusy}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              reset();
            }}
          />
        </label>
        <CheckboxField
          label="Read every gift anew, and make the usual categories that they need and the shop lacks"
          hint="New and changed gifts are read in any case. What is guessed never counts as the file’s or your own word."
          checked={categorizes}
          disabled={isBusy}
          onChange={(event) => {
            setCategorizes(event.target.checked);
            reset();
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            variant={state.phase === "tried" ? "secondary" : "primary"}
            busy={state.phase === "trying"}
            disabled={file === null || state.phase === "importing"}
            onClick={() => file && void send(file, { isTrial: true, categorizes })}
          >
            Preview the changes
          </Button>
          {state.phase === "tried" || state.phase === "importing" ? (
            <Button busy={state.phase === "importing"} onClick={() => file && void send(file, { isTrial: false, categorizes })}>
              {state.phase === "importing" ? "Importing…" : "Import now"}
            </Button>
          ) : null}
        </div>
        <GiftImportResult state={state} fileName={file?.name ?? "gifts.csv"} />
      </section>
    </div>
  );
}
