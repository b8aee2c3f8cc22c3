import { z } from "zod";
import { setPageNumber } from "#app/platform/page-number.ts";
import { pageNumber } from "#app/platform/page-schema.ts";

/** Days after which a message is deleted, whether anybody has dealt with it or not. */
export const MESSAGE_DAYS = 365;
export const MESSAGES_PER_PAGE = 20;

/** The folder and page in the inbox's URL; invalid ones are ignored. */
export const inboxAddressSchema = z.object({
  folder: z.enum(["open", "done"]).catch("open"),
  page: pageNumber,
});
export type InboxAddress = z.output<typeof inboxAddressSchema>;

/** What the inbox sends about a message. */
export const inboxFormSchema = z.strictObject({ intent: z.enum(["done", "reopen", "delete"]), id: z.guid() });

/** Returns the path of a folder's page. */
export function inboxPath({ folder, page }: InboxAddress): string {
  const query = new URLSearchParams();
  if (folder !== "open") query.set("folder", folder);
  setPageNumber(query, page);
  return query.size === 0 ? "/admin/inbox" : `/admin/inbox?${query}`;
}

/** Returns the address that opens an answer in the reader's own mail program. */
export function answerAddress(site: string, { email, name, message }: { email: string; name: string; message: string }): string {
  const quoted = message
    .slice(0, 1000)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const parts = { subject: `Your message to ${site}`, body: `\n\n${name} wrote:\n${quoted}\n` };
  const query = Object.entries(parts).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?${query.join("&")}`;
}
