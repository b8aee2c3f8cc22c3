import pg from "pg";
import type { Caller } from "./judge.ts";

/** A row that was written while somebody asked. */
export interface RowChange {
  table: string;
  how: "INSERT" | "UPDATE" | "DELETE";
  row: Record<string, unknown>;
}

/** What happens by itself, or counts a request whatever becomes of it. */
const BY_ITSELF = new Set([
  "rate_limits",
  "scheduled_jobs",
  "health_samples",
  "search_misses",
  "finder_misses",
  "mail_queue",
  "passkey_challenges",
  "verifications",
  "product_api_quota",
]);
/** A session's last use is noted with whatever is asked. */
const USED = "sessions";

const ANYBODY = new Set([
  "users",
  "credentials",
  "sessions",
  "account_links",
  "affiliate_clicks",
  "blog_post_readings",
  "gift_list_claims",
]);
/** What a signed-in person may write beside that, where it is his own. */
const OWN = new Set(["gift_lists", "gift_list_items", "user_preferences", "two_factors", "passkeys", "email_changes", "access_requests"]);

/** The tables by which a row says whose it is. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  users: ["id"],
  credentials: ["user_id"],
  sessions: ["user_id"],
  gift_lists: ["user_id"],
  gift_list_items: ["gift_list_id"],
  user_preferences: ["user_id"],
  two_factors: ["user_id"],
  passkeys: ["user_id"],
  email_changes: ["user_id"],
  access_requests: ["user_id"],
};

/** What is wrong with rows that were written by `caller`; `foreign` are ids of people and lists that he has nothing to do with. */
export function judgeChanges(
  changes: readonly RowChange[],
  { caller, foreign, isRefused }: { caller: Caller; foreign: ReadonlySet<string>; isRefused: boolean },
): string[] {
  const faults = new Set<string>();
  for (const { table, how, row } of changes) {
    const what = `${how.toLowerCase()} in ${table}`;
    if (BY_ITSELF.has(table) || (table === USED && how === "UPDATE")) continue;
    // The sessions of an account end with its password; nothing else comes of a refusal.
    if (isRefused) faults.add(`is refused and changes something: ${what}`);
    else if (caller !== "admin" && !ANYBODY.has(table) && !(caller === "user" && OWN.has(table)))
      faults.add(`changes what ${caller} may not: ${what}`);
    else if (caller !== "admin" && OWNERS[table]?.some((column) => foreign.has(String(row[column]))))
      faults.add(`changes what belongs to somebody else: ${what}`);
  }
  return [...faults];
}

/** Looks on while rows are written. */
export interface RowWatch {
  /** What was written since it was last asked. */
  take(): Promise<RowChange[]>;
  close(): Promise<void>;
}

const SETUP = `
  create schema attack;
  create table attack.changes (id bigint generated always as identity, "table" text not null, how text not null, row jsonb not null);
  create function attack.note() returns trigger language plpgsql security definer as $$
  begin
    insert into attack.changes ("table", how, row)
      values (tg_table_name, tg_op, to_jsonb(case when tg_op = 'DELETE' then old else new end) - 'password' - 'content');
    return null;
  end $$;
  do $$
  declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger zz_attack after insert or update or delete on public.%I for each row execute function attack.note()', name);
    end loop;
  end $$;`;

/** Puts a trigger on every table of a database that nobody needs any more. */
export async function watchRows(connectionString: string): Promise<RowWatch> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(SETUP);
  return {
    async take() {
      const { rows } = await client.query<RowChange>(
        'with taken as (delete from attack.changes returning *) select "table", how, row from taken order by id',
      );
      return rows;
    },
    close: () => client.end(),
  };
}
