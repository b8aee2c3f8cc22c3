import { writeHeader } from "#app/features/catalogue/export.ts";

/** GET /admin/gifts/import-template.csv: a catalogue file without gifts, with every column that there is. */
export function loader() {
  return new Response(`\uFEFF${writeHeader()}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="gifts.csv"',
      "cache-control": "private, no-store",
    },
  });
}
