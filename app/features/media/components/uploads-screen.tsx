import { Search, Upload } from "lucide-react";
import { useState } from "react";
import { Form, useRevalidator, useSubmit } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { FILES_PER_PAGE } from "../constants.ts";
import { MEDIA_TEXTS } from "../texts.ts";
import type { FilePage } from "../answers.ts";
import type { FileLack, MediaFile, MediaKind } from "../types.ts";
import { AltTextDialog } from "./alt-text-dialog.tsx";
import { FileCard } from "./file-card.tsx";
import { UploadQueue } from "./upload-queue.tsx";
import { UploadZone } from "./upload-zone.tsx";
import { useFileRemoval } from "./use-file-removal.ts";
import { usePictureStatusPolling } from "./use-picture-status-polling.ts";
import { useUploads } from "./use-uploads.ts";

interface UploadsScreenProps extends FilePage {
  search: string;
  kind: MediaKind | null;
  lacks: FileLack | null;
  page: number;
}

/** The admin area's library, where files are uploaded, searched, described and deleted. */
export function UploadsScreen({ files, total, uses, search, kind, lacks, page }: UploadsScreenProps) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const uploads = useUploads(refresh);
  usePictureStatusPolling(files, refresh);
  const mayAdd = useRight("media.add");
  const isNarrowed = search !== "" || kind !== null || lacks !== null;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={MEDIA_TEXTS.title}
        subtitle={MEDIA_TEXTS.subtitle}
        actions={
          mayAdd ? (
            <Button onClick={() => void uploads.upload()} busy={uploads.isUploading}>
              {uploads.isUploading ? null : <Upload aria-hidden className="size-4.5" />}
              {uploads.isUploading ? "Uploading..." : "Upload"}
            </Button>
          ) : null
        }
      />
      {mayAdd ? (
        <div className="flex flex-col gap-3">
          <UploadZone onFiles={uploads.add} accept="image/*,video/*,.pdf" kinds="Images, video and PDF" />
          <UploadQueue uploads={uploads} />
        </div>
      ) : null}
      <section aria-labelledby="files" className="flex flex-col gap-4">
        <h2 id="files" className="sr-only">
          Files
        </h2>
        {total > 0 || isNarrowed ? <FindFiles search={search} kind={kind} lacks={lacks} total={total} /> : null}
        {files.length > 0 ? (
          <FileGrid files={files} uses={uses} onChanged={refresh} />
        ) : isNarrowed ? (
          <EmptyState title="No files match" text="Try another name, or look at all kinds of files." headingLevel={3} />
        ) : (
          <EmptyState
            title={MEDIA_TEXTS.empty}
            text={mayAdd ? "Choose files above, or drop or paste them anywhere on this page." : "Files that others upload are shown here."}
            headingLevel={3}
          />
        )}
        <Pagination
          page={page}
          pageCount={Math.ceil(total / FILES_PER_PAGE)}
          hrefFor={(target) =>
            `?${new URLSearchParams({ ...(search && { q: search }), ...(kind && { kind }), ...(lacks && { lacks }), ...(target > 1 && { page: String(target) }) })}`
          }
        />
      </section>
    </div>
  );
}

function FindFiles({ search, kind, lacks, total }: Pick<UploadsScreenProps, "search" | "kind" | "lacks" | "total">) {
  const submit = useSubmit();
  return (
    <Form method="get" role="search" className="flex flex-wrap items-center gap-3" onChange={(event) => void submit(event.currentTarget)}>
      <TextField
        key={search}
        type="search"
        name="q"
        label="Search files"
        hidesLabel
        placeholder="Search by name or alt text..."
        defaultValue={search}
        icon={<Search aria-hidden />}
        onChange={(event) => event.stopPropagation()}
        className="min-w-0 flex-1 basis-60"
      />
      <SelectField key={kind} name="kind" label="Kind of file" hidesLabel defaultValue={kind ?? ""} className="w-40">
        <option value="">All files</option>
        <option value="image">Images</option>
        <option value="video">Videos</option>
        <option value="document">PDF files</option>
      </SelectField>
      <SelectField key={lacks} name="lacks" label="What files lack" hidesLabel defaultValue={lacks ?? ""} className="w-44">
        <option value="">With all</option>
        <option value="text">No alt text</option>
        <option value="use">Unused</option>
      </SelectField>
      <p role="status" className="text-sm text-soft-ink tabular-nums">
        {total === 1 ? "1 file" : `${total} files`}
      </p>
    </Form>
  );
}

function FileGrid({ files, uses, onChanged }: Pick<FilePage, "files" | "uses"> & { onChanged: () => void }) {
  const [described, setDescribed] = useState<MediaFile | null>(null);
  const removal = useFileRemoval(onChanged);
  const { showToast } = useToast();

  async function copyAddress({ path, kind, name }: MediaFile) {
    const address = new URL(kind === "image" ? `${path}/1200.webp` : path, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: "Address copied", description: name, type: "success" });
    } catch {
      showToast({ title: "Not copied", description: address, type: "destructive" });
    }
  }

  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {files.map((file) => (
          <FileCard
            key={file.id}
            file={file}
            uses={uses.filter(({ path }) => path === file.path)}
            isBeingDeleted={removal.busyId === file.id}
            onDescribe={() => setDescribed(file)}
            onCopy={() => void copyAddress(file)}
            onDelete={() => void removal.remove(file)}
          />
        ))}
      </ul>
      <AltTextDialog file={described} onClose={() => setDescribed(null)} onSaved={onChanged} />
      <ConfirmDialog
        isOpen={removal.question !== null}
        onClose={removal.cancel}
        onConfirm={() => removal.question && void removal.remove(removal.question.file, true)}
        isBusy={removal.busyId !== null}
        title="This file is in use"
        text={`${removal.question?.file.name} is shown in these places. Without it they have no picture.`}
        confirmLabel="Delete anyway"
      >
        <ul className="flex max-h-60 flex-col gap-1 overflow-y-auto text-[0.9375rem]">
          {removal.question?.uses.map(({ place, name, to }) => (
            <li key={`${place} ${to}`}>
              <span className="text-soft-ink">{place}:</span> {name}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
