import { warmUpFinder } from "./features/finder/warm-up.server.ts";
import path from "node:path";
import { makeDemoPicturesApart } from "#db/seed/demo-picture-process.ts";
import { continueDemoChange, DEMO_CHANGE } from "#db/seed/change-demo.ts";
import { readStandardCategories } from "#db/seed/read-standard-categories.ts";
import { forgetOldRoleChanges } from "./features/accounts/invitations.commands.server.ts";
import { deleteExpiredLinks } from "./features/accounts/links.commands.server.ts";
import { deleteEndedSessions } from "./features/accounts/sessions.commands.server.ts";
import { checkDueLinks } from "./features/affiliate/link-care/check-links.server.ts";
import { emptyPostTrash } from "./features/blog/deleted-posts.commands.server.ts";
import { purgeWorkingCopies } from "./features/blog/unsaved-posts.commands.server.ts";
import { readWaitingGifts } from "./features/catalogue/guesses/read-gifts.commands.server.ts";
import { emptyTrash } from "./features/catalogue/editing/deleted-gifts.commands.server.ts";
import { purgeOldImports } from "./features/catalogue/imports.commands.server.ts";
import { followPriceMiddles } from "./features/catalogue/price-middles.commands.server.ts";
import { continueReading } from "./features/catalogue/model-reading/read-lots.commands.server.ts";
import { followGiftDates, GIFT_DATES_SECONDS } from "./features/catalogue/shown-gifts.commands.server.ts";
import { MODEL_READING } from "./features/catalogue/model-reading/runs.commands.server.ts";
import { purgeRemovedValues } from "./features/catalogue/removed-values.commands.server.ts";
import { REMOVED_VALUE_DAYS } from "./features/catalogue/taxonomy-admin.ts";
import { purgeMessages } from "./features/inbox/messages.commands.server.ts";
import { noteCertainty } from "./features/finder/teach/certainty.commands.server.ts";
import { learnFromShop } from "./features/finder/teach/learn.commands.server.ts";
import { currentGiftReader, followShopReader } from "./features/finder/teach/shop-reader.queries.server.ts";
import { createModelReader } from "./features/finder/read/by-model/model-reader.server.ts";
import { findMailFrame } from "./features/look/mail-frame.server.ts";
import { UPLOADS_FOLDER } from "./features/media/constants.ts";
import { findSettings } from "./features/settings/current-settings.queries.server.ts";
import { makePendingPictures, PICTURE_SIZES } from "./features/media/pending-pictures.commands.server.ts";
import { purgeRemovedUploads } from "./features/media/uploads.commands.server.ts";
import { placeReadyVersions } from "./features/media/versions.commands.server.ts";
import { moveMediaUses } from "./media-moves.server.ts";
import { configuredProductModel } from "./platform/ai/language-model.server.ts";
import { makeScheduledBackup } from "./platform/backup/scheduled-backup.server.ts";
import { DAY_MS } from "./platform/days.ts";
import type { Job } from "./platform/jobs/job.ts";
import { deliverQueuedMails, MAIL_DELIVERY, MAIL_DELIVERY_DELAY_MS } from "./platform/mail/mail-queue.server.ts";
import type { Mail } from "./platform/mail/mail.ts";
import { sendMail, type SendMailResult } from "./platform/mail/send-mail.server.ts";
import { takeHealthSample } from "./platform/metrics/health-samples.server.ts";
import { deleteExpiredLimits } from "./platform/rate-limit/rate-limit.server.ts";
import { removeAbandonedFiles } from "./platform/receive-file.server.ts";

/** Sends a mail from the contact address, and in the look, that the site has now. */
async function sendFromSite(mail: Mail): Promise<SendMailResult> {
  const [{ contactEmail }, frame] = await Promise.all([findSettings(), findMailFrame()]);
  return sendMail({ ...mail, fromAddress: contactEmail, frame });
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Everything that runs by itself, as the health page lists it. */
export const JOBS: readonly Job[] = [
  {
    name: "backup",
    title: "Backup",
    scope: "cluster",
    dear: "backup",
    every: ({ backups }) => (backups === null ? null : backups.everyHours * HOUR),
    async run(signal, { backups }) {
      if (backups !== null) await makeScheduledBackup(backups, signal);
    },
  },
  {
    name: "link-care",
    title: "Checking store links",
    scope: "cluster",
    every: ({ linkCare }) => (linkCare ? 10 * MINUTE : null),
    run: checkDueLinks,
  },
  {
    name: "ended-sessions",
    title: "Deleting ended sessions",
    scope: "cluster",
    every: () => HOUR,
    run: () => deleteEndedSessions(new Date()),
  },
  { name: "expired-links", title: "Deleting expired account links", scope: "cluster", every: () => HOUR, run: deleteExpiredLinks },
  {
    name: "role-changes",
    title: "Deleting old invitations and role changes",
    scope: "cluster",
    every: () => HOUR,
    run: forgetOldRoleChanges,
  },
  { name: "expired-limits", title: "Deleting expired rate limits", scope: "cluster", every: () => HOUR, run: deleteExpiredLimits },
  {
    name: "working-copies",
    title: "Deleting old unsaved posts",
    scope: "cluster",
    every: () => HOUR,
    run: () => purgeWorkingCopies(new Date()),
  },
  {
    name: "removed-files",
    title: "Deleting removed files for good",
    scope: "cluster",
    every: () => HOUR,
    run: () => purgeRemovedUploads(new Date(), moveMediaUses),
  },
  { name: "gift-trash", title: "Emptying the gift trash", scope: "cluster", every: () => HOUR, run: emptyTrash },
  {
    name: "gift-dates",
    title: "Showing and hiding gifts on their dates",
    scope: "server",
    every: () => GIFT_DATES_SECONDS,
    run: followGiftDates,
  },
  {
    name: "price-middles",
    title: "Updating what gifts usually cost",
    scope: "cluster",
    every: () => 10 * MINUTE,
    run: (signal) => followPriceMiddles(signal),
  },
  { name: "post-trash", title: "Emptying the post trash", scope: "cluster", every: () => HOUR, run: emptyPostTrash },
  { name: "old-messages", title: "Deleting old contact messages", scope: "cluster", every: () => HOUR, run: purgeMessages },
  { name: "old-imports", title: "Deleting old imports", scope: "cluster", every: () => HOUR, run: () => purgeOldImports(new Date()) },
  {
    name: "removed-categories",
    title: "Deleting removed categories",
    scope: "cluster",
    every: () => HOUR,
    run: () => purgeRemovedValues(new Date(Date.now() - REMOVED_VALUE_DAYS * DAY_MS)),
  },
  {
    name: "reading-gifts",
    title: "Reading new and changed gifts",
    scope: "cluster",
    every: () => MINUTE,
    run: async (signal) =>
      void (await readWaitingGifts({ reader: await currentGiftReader(), standardCategories: readStandardCategories }, { signal })),
  },
  { name: DEMO_CHANGE, title: "Putting away or bringing back the demo", scope: "cluster", every: () => MINUTE, run: continueDemoChange },
  {
    name: "learning-from-the-shop",
    title: "Learning from the shop’s gifts",
    scope: "cluster",
    dear: "learning",
    every: () => MINUTE,
    async run(signal) {
      await learnFromShop(signal);
      await noteCertainty();
    },
  },
  {
    name: "shop-reader",
    title: "Loading what the shop has learned",
    scope: "server",
    every: () => MINUTE,
    run: async () => void (await followShopReader()),
  },
  {
    name: MODEL_READING,
    title: "Reading gifts with the language model",
    scope: "cluster",
    every: ({ productModel }) => (productModel === null ? null : 30),
    async run(signal, { productModel }) {
      const model = configuredProductModel();
      if (model === null || productModel === null) return;
      const tools = { reader: await currentGiftReader(), standardCategories: readStandardCategories };
      await continueReading(createModelReader(model, productModel.model), tools, signal);
    },
  },
  {
    name: MAIL_DELIVERY,
    title: "Sending email",
    scope: "server",
    every: () => 10,
    wakeDelayMs: MAIL_DELIVERY_DELAY_MS,
    run: (signal) => deliverQueuedMails({ signal, send: sendFromSite }),
  },
  {
    name: PICTURE_SIZES,
    title: "Making picture sizes",
    scope: "server",
    dear: "picture-sizes",
    every: () => 30,
    run: (signal) => makePendingPictures({ signal, onMade: () => placeReadyVersions(moveMediaUses) }),
  },
  {
    name: "abandoned-uploads",
    title: "Deleting unfinished uploads",
    scope: "server",
    every: () => HOUR,
    run: (_signal, { dataDir }) => removeAbandonedFiles(path.join(dataDir, UPLOADS_FOLDER), HOUR * 1000),
  },
  { name: "health-samples", title: "Measuring for the Health page", scope: "server", every: () => MINUTE, run: takeHealthSample },
  { name: "finder-warm-up", title: "Warming up the finder", scope: "server", every: () => "start", run: warmUpFinder },
  {
    name: "demo-pictures",
    title: "Drawing the demo gifts",
    scope: "server",
    every: ({ demoCatalogue }) => (demoCatalogue ? "start" : null),
    run: makeDemoPicturesApart,
  },
];
