/** The way to all that a heading is about, as a file. */
export function ExportLink({ of, file }: { of: string; file: string }) {
  return (
    <a
      href={file}
      download
      aria-label={`Export: ${of.toLowerCase()}`}
      className="ml-auto inline-flex min-h-touch items-center font-semibold text-evergreen underline underline-offset-4"
    >
      Export
    </a>
  );
}
