import { exportGifts } from "#app/features/catalogue/export.queries.server.ts";
import { writeGifts, writeHeader } from "#app/features/catalogue/export.ts";
import { findToday } from "#app/features/settings/current-settings.queries.server.ts";
import { log } from "#app/platform/log.server.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";

/** GET /admin/gifts/export.csv: the whole catalogue as a catalogue file, streamed while it is read. */
export async function loader() {
  const today = await findToday();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  async function write() {
    await writer.write(encoder.encode(writeHeader()));
    await exportGifts(async (gifts) => {
      await writer.ready;
      await writer.write(encoder.encode(writeGifts(gifts)));
    });
    await writer.close();
  }
  const turn = Promise.withResolvers<void>();
  const written = doDearWork("export", () => {
    turn.resolve();
    return write();
  });
  // It rejects before its turn where too many wait, and that is answered; later there is nobody to answer.
  written.catch(turn.reject);
  await turn.promise;
  written.catch((error: unknown) => {
    log.warn({ err: error }, "an export ended early");
    // The stream is aborted so that the browser does not take a partial catalogue for the whole.
    void writer.abort(error).catch(() => undefined);
  });
  return new Response(readable, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="gifts-${today}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
