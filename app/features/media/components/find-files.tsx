import { Search } from "lucide-react";
import { Form, useSubmit } from "react-router";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { CountedLabel, FileLack, MediaKind } from "../types.ts";
import { LabelSelect } from "./label-select.tsx";

/** What narrows the library, as its address says it. */
export interface LibraryFilter {
  search: string;
  kind: MediaKind | null;
  lacks: FileLack | null;
  /** Id of a label. */
  label: string | null;
}

/** Returns a filter as the query of an address. */
export function filterQuery({ search, kind, lacks, label }: LibraryFilter): Record<string, string> {
  return { ...(search && { q: search }), ...(kind && { kind }), ...(lacks && { lacks }), ...(label && { label }) };
}

interface FindFilesProps extends LibraryFilter {
  labels: readonly CountedLabel[];
  total: number;
}

/** Searches and narrows the library. */
export function FindFiles({ search, kind, lacks, label, labels, total }: FindFilesProps) {
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
      <SelectField key={`lacks ${lacks}`} name="lacks" label="What’s missing" hidesLabel defaultValue={lacks ?? ""} className="w-44">
        <option value="">Complete or not</option>
        <option value="text">No alt text</option>
        <option value="use">Unused</option>
      </SelectField>
      {labels.length === 0 ? null : <LabelSelect key={`label ${label}`} labels={labels} name="label" defaultValue={label ?? ""} />}
      <p role="status" className="text-sm text-soft-ink tabular-nums">
        {total === 1 ? "1 file" : `${total} files`}
      </p>
    </Form>
  );
}
