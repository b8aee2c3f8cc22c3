import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { recordHealth } from "#app/platform/metrics/health-samples.server.ts";
import { emptyTotals } from "#app/platform/metrics/totals.ts";
import type { Storage } from "#app/platform/storage/storage.ts";
import { createGift } from "./gifts.ts";
import { createItem, createOwnList, shareOwnList } from "./lists.ts";
import { makePost } from "./posts.ts";
import { createSession, createUser } from "./users.ts";

/** Longer than a piece of a table in a backup, yet compressible to very few bytes. */
const LONG_TEXT = "one\ttwo\\three\n".repeat(100_000);

/** Fills an empty test database and storage with data of every kind: gifts, users, lists, posts, mails, files. */
export async function populateSite(storage: Storage): Promise<void> {
  const taxonomies = { theme: ["cosy"], interest: ["coffee", "gardening"], ageRange: ["adults"], priceTier: ["little-treat"] };
  for (let gift = 1; gift <= 20; gift++)
    await createGift({ description: `Gift ${gift}, "quoted"\t\\N`, aiCategories: { a: [gift] }, ...taxonomies });
  await database().execute(sql`update categories set min_price_cents = 500, max_price_cents = 4000 where taxonomy = 'priceTier'`);
  await database().execute(sql`insert into rate_limits (key, points, expire) values ('sign-in:ada', 3, 1800000000000)`);
  const user = await createUser({ role: "admin", firstName: "Zoë", lastName: 'O\'Neil \\ "Quote"\t\n' });
  await createSession(user.id);
  await database().execute(
    sql`insert into role_changes (user_id, before, after, changed_by) values (${user.id}, 'viewer', 'admin', ${user.id})`,
  );
  await database().execute(sql`insert into required_second_factors (role) values ('owner')`);
  await database().execute(sql`
    insert into invitations (token_hash, role, email, invited_by, ends_at)
      values ('hash', 'editor', 'zoe@example.com', ${user.id}, now() + interval '7 days')`);
  const list = await createOwnList(user.id, "Mum & Dad — 🎁");
  await createItem(user.id, list.id);
  await shareOwnList(user.id, list.id);
  await makePost({ keywords: ["one", "two, three", '{"four"}'] });
  await recordChange(database(), {
    actorId: user.id,
    action: "updated",
    subject: { kind: "gift", id: null, name: "A mug" },
    after: { price: 5, note: LONG_TEXT },
  });
  await database().execute(sql`insert into mail_queue (sealed, useless_at) values (${randomBytes(300)}, now() + interval '1 day')`);
  await database().execute(
    sql`insert into site_pages (slug, title, content, is_published) values ('imprint', 'Imprint — 🎁', ${"{{name}}\n\\"}, true)`,
  );
  await database().execute(sql`
    insert into site_page_versions (page_id, version, document, saved_by) select id, 1, '{"title": "Imprint"}', ${user.id} from site_pages`);
  await database().execute(sql`insert into look_versions (look, created_by) values ('{"name": "Gifts of mine — 🎁"}', ${user.id})`);
  await database().execute(sql`
    insert into settings_versions (settings, created_by) values ('{"contactEmail": "shop@gifts.example", "timeZone": "Europe/Berlin"}', ${user.id})`);
  await database().execute(sql`
    insert into look_pictures (media_type, bytes, width, height, created_by)
    values ('image/png', ${randomBytes(2000)}, 20, 10, ${user.id})`);
  await database().execute(sql`
    insert into removed_categories (id, taxonomy, value, gifts, old_slugs)
    select gen_random_uuid(), taxonomy, to_jsonb(c), '[]', array['old', 'older'] from categories c where taxonomy = 'theme' limit 2`);
  await database().execute(sql`
    insert into imports (id, file_name, new_categories, kind, begun_by)
    select gen_random_uuid(), 'Ma fille é.csv', array(select id from categories order by id limit 2), 'bulk', ${user.id}`);
  await database().execute(sql`
    insert into imported_changes (import_id, gift_id, change) select imports.id, gifts.id, '{"values": {}}' from imports, gifts`);
  await database().execute(
    sql`insert into gift_views (user_id, name, query, is_shared) values (${user.id}, 'Tout épuisé', '?stock=out&q=\\', true)`,
  );
  await database().execute(sql`
    insert into media_files (key, name, kind, byte_size, state) select 'film-' || n || '.mp4', 'Film ' || n, 'video', 1000 + n, 'ready' from generate_series(1, 20) n`);
  await database().execute(sql`
    insert into media_files (key, name, kind, byte_size, state, focus_x, focus_y, version_of, replaced_at, deleted_at, crop)
    select 'film-1-before.mp4', name, kind, 9, state, 30, 70, id, now(), now(), '{"from": "été", "left": 0.1}' from media_files where key = 'film-1.mp4'`);
  await database().execute(sql`insert into media_labels (name) values ('Été — 🎁')`);
  await database().execute(sql`
    insert into media_file_labels (file_id, label_id) select media_files.id, media_labels.id from media_files, media_labels where key like 'film-_.mp4'`);
  await database().execute(sql`
    insert into media_former_paths (path, file_id) select '/media/film-1-before.mp4', id from media_files where key = 'film-1.mp4'`);
  for (let film = 1; film <= 20; film++) await storage.write(`film-${film}.mp4`, randomBytes(1000 + film));
  await recordHealth(randomUUID(), { ...emptyTotals(), requests: 3, renderMs: 1 / 3 }, 2e8);
  await storage.write("picture/640.webp", randomBytes(30_000));
  await storage.write("incoming/picture", randomBytes(20_000));
  await storage.write("empty.pdf", Buffer.alloc(0));
}
