import { readGiftFormOptions } from "#app/features/catalogue/editing/gift-form.queries.server.ts";

/** GET /admin/gifts/options: every value that a gift can have, as JSON. */
export async function loader() {
  return Response.json(await readGiftFormOptions());
}
