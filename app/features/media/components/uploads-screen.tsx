import { Tags, Upload } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { FILES_PER_PAGE } from "../constants.ts";
import { MEDIA_TEXTS } from "../texts.ts";
import type { FilePage } from "../answers.ts";
import { FileGrid } from "./file-grid.tsx";
import { filterQuery, FindFiles, type LibraryFilter } from "./find-files.tsx";
import { LabelsDialog } from "./labels-dialog.tsx";
import { UploadQueue } from "./upload-queue.tsx";
import { UploadZone } from "./upload-zone.tsx";
import { useFileChanges } from "./use-file-changes.ts";
import { usePictureStatusPolling } from "./use-picture-status-polling.ts";
import { useUploads } from "./use-uploads.ts";

interface UploadsScreenProps extends FilePage, LibraryFilter {
  page: number;
}

/** The admin area's library, where files are uploaded, searched, described, labeled, changed and deleted. */
export function UploadsScreen({ page, search, kind, lacks, label, ...found }: UploadsScreenProps) {
  const { files, total, labels } = found;
  const filter = { search, kind, lacks, label };
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const uploads = useUploads(refresh);
  const changes = useFileChanges(files, refresh);
  usePictureStatusPolling(files, refresh);
  const [isNaming, setIsNaming] = useState(false);
  const mayAdd = useRight("media.add");
  const mayEdit = useRight("media.edit");
  const query = filterQuery(filter);
  const isNarrowed = Object.keys(query).length > 0;
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
          <UploadZone onFiles={uploads.add} accept="image/*,video/*,.pdf" kinds="Images, video, and PDF" />
          <UploadQueue uploads={uploads} />
        </div>
      ) : null}
      <section aria-labelledby="files" className="flex flex-col gap-4">
        <h2 id="files" className="sr-only">
          Files
        </h2>
        {total > 0 || isNarrowed ? <FindFiles {...filter} labels={labels} total={total} /> : null}
        {mayEdit && labels.length > 0 ? (
          <Button variant="quiet" size="sm" onClick={() => setIsNaming(true)} className="self-start">
            <Tags aria-hidden className="size-4.5" />
            Rename or remove labels
          </Button>
        ) : null}
        {files.length > 0 ? (
          <FileGrid {...found} query={new URLSearchParams(query).toString()} changes={changes} onChanged={refresh} />
        ) : isNarrowed ? (
          <EmptyState title="No files match" text="Try another name, or look at all kinds of files." headingLevel={3} />
        ) : (
          <EmptyState
            title={MEDIA_TEXTS.empty}
            text={
              mayAdd ? "Choose files above, or drop or paste them anywhere on this page." : "Files that others upload will show up here."
            }
            headingLevel={3}
          />
        )}
        <Pagination
          page={page}
          pageCount={Math.ceil(total / FILES_PER_PAGE)}
          hrefFor={(target) => `?${new URLSearchParams({ ...query, ...(target > 1 && { page: String(target) }) })}`}
        />
      </section>
      <LabelsDialog isOpen={isNaming} labels={labels} onClose={() => setIsNaming(false)} onChanged={refresh} />
    </div>
  );
}
