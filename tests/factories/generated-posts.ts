import { sql } from "drizzle-orm";
import { database, longTransaction } from "#app/platform/db/database.server.ts";

const STATEMENT_MS = 600_000;

/** Words of generated posts, the most frequent first. */
export const POST_WORDS = (
  "gift present paper ribbon card birthday winter summer garden kitchen coffee tea book friend mother father child wedding party dinner " +
  "host travel music wool candle soap honey letter puzzle game bread plant bird lamp blanket scarf picture photo memory story walk rain " +
  "snow lake mountain fishing golf running yoga baking knitting painting drawing pottery wood brass leather linen silk velvet copper glass"
).split(" ");

/**
 * Fills an empty blog with posts of about 150 words, each with a category, two tags and an author; one in 20 is a draft, one in 100
 * featured. They are the same each time.
 */
export async function fillBlog(count: number): Promise<void> {
  const words = sql.param(POST_WORDS);
  // Two numbers choose a word of the list; words at the beginning are more frequent.
  const word = (seed: ReturnType<typeof sql>) =>
    sql`(${words}::text[])[1 + floor(${POST_WORDS.length} * power(abs(sin(${seed} * 12.9898)), 2))::int]`;
  await longTransaction(
    async (transaction) => {
      for (const [table, made] of [
        ["blog_categories", 10],
        ["blog_tags", 60],
        ["blog_authors", 12],
      ] as const)
        await transaction.execute(sql`
        insert into ${sql.identifier(table)} (name, slug) select 'Topic ' || n, 'topic-' || n from generate_series(1, ${made}::int) n`);
      await transaction.execute(sql`
      insert into blog_posts (headline, slug, description, article_body, date_published, status, is_featured, reading_time)
      select initcap(${word(sql`n::float8`)} || ' ' || ${word(sql`(n + 7)::float8`)} || ' for ' || ${word(sql`(n * 3)::float8`)}) || ' ' || n, 'post-' || n,
        'About ' || ${word(sql`(n + 1)::float8`)},
        (select string_agg(${word(sql`(n * 31 + w)::float8`)}, ' ') from generate_series(1, 150) w),
        timestamptz '2026-01-01' - n * interval '1 hour', case when n % 20 = 0 then 'draft' else 'published' end, n % 100 = 0, 1
      from generate_series(1, ${count}::int) n`);
      const numbered = (table: string) =>
        sql`(select id, row_number() over (order by slug) as at, count(*) over () as size from ${sql.identifier(table)})`;
      const posts = sql`(select id, row_number() over (order by slug) as at from blog_posts)`;
      await transaction.execute(sql`
      insert into blog_post_categories select p.id, c.id from ${posts} p join ${numbered("blog_categories")} c on c.at = 1 + p.at % c.size`);
      await transaction.execute(sql`
      insert into blog_post_tags select p.id, t.id from ${posts} p join ${numbered("blog_tags")} t on t.at in (1 + p.at % t.size, 1 + (p.at * 7 + 3) % t.size)`);
      await transaction.execute(sql`
      insert into blog_post_authors select p.id, a.id from ${posts} p join ${numbered("blog_authors")} a on a.at = 1 + p.at % a.size`);
    },
    { statementMs: STATEMENT_MS },
  );
  await database().execute(sql`analyze`);
}
