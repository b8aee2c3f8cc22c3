import pg from "pg";
import { includesRight, type Right } from "#app/features/accounts/rights.ts";
import type { Caller } from "./judge.ts";

/** A row that was written during a request. */
export interface RowChange {
  table: string;
  how: "INSERT" | "UPDATE" | "DELETE";
  row: Record<string, unknown>;
  /** The columns that an update has changed; null for other writes. */
  columns: readonly string[] | null;
  /** False where the statement names no request: a job of the server wrote the row, whatever was asked meanwhile. */
  isByRequest: boolean;
}

/** Tables that count a request whatever its outcome, or that it fills for later work. */
const BY_ITSELF = new Set([
  "rate_limits",
  "scheduled_jobs",
  "unmet_searches",
  "unmet_briefs",
  "mail_queue",
  "passkey_challenges",
  "verifications",
  "product_api_quota",
]);
/** A session's last use is updated by every request. */
const USED = "sessions";

const ANYBODY = new Set([
  "users",
  "credentials",
  "sessions",
  "account_links",
  "affiliate_clicks",
  "contact_messages",
  "blog_post_readings",
  "gift_list_claims",
]);
/** Columns that count what people do: anybody may change these, and nothing else of their rows. */
const COUNTS: Readonly<Record<string, readonly string[]>> = { blog_posts: ["view_count"] };
/** Tables in which a signed-in user may also write, as far as the rows are their own. */
const OWN = new Set(["gift_lists", "gift_list_items", "user_preferences", "two_factors", "passkeys", "email_changes", "access_requests"]);

/** The rights that writing in the other tables takes; in those that none of them names, `catalogue.edit`. */
const RIGHTS: readonly (readonly [RegExp, Right])[] = [
  [/^audit_log$/, "admin.enter"],
  [/^(?:blog_.*|slug_redirects)$/, "blog.own"],
  [/^media_/, "media.add"],
  [/^(?:user_roles|role_changes|invitations|required_second_factors)$/, "people"],
];

function mayWrite(caller: Caller, { table, columns }: RowChange): boolean {
  const isCount = columns !== null && columns.length > 0 && columns.every((column) => COUNTS[table]?.includes(column));
  if (ANYBODY.has(table) || isCount) return true;
  if (caller === "anonymous") return false;
  const right = RIGHTS.find(([tables]) => tables.test(table))?.[1] ?? "catalogue.edit";
  return OWN.has(table) || (caller !== "user" && includesRight(caller, right));
}

/** The columns by which a row names its owner. */
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

/** Returns what is wrong with rows that were written by `caller`; `foreign` are ids of users and lists that the caller has no access to. */
export function judgeChanges(
  changes: readonly RowChange[],
  { caller, foreign, isRefused }: { caller: Caller; foreign: ReadonlySet<string>; isRefused: boolean },
): string[] {
  const faults = new Set<string>();
  for (const change of changes) {
    const { table, how, row, isByRequest } = change;
    const what = `${how.toLowerCase()} in ${table}`;
    if (!isByRequest || BY_ITSELF.has(table) || (table === USED && how === "UPDATE")) continue;
    // A refused request must not change anything.
    if (isRefused) faults.add(`is refused and changes something: ${what}`);
    else if (!mayWrite(caller, change)) faults.add(`changes what ${caller} may not: ${what}`);
    else if (caller !== "admin" && caller !== "owner" && OWNERS[table]?.some((column) => foreign.has(String(row[column]))))
      faults.add(`changes what belongs to somebody else: ${what}`);
  }
  return [...faults];
}

/** A watch on all rows that are written. */
export interface RowWatch {
  /** Returns what was written since the last call. */
  take(): Promise<RowChange[]>;
  close(): Promise<void>;
}

const SETUP = `
  create schema attack;
  create table attack.changes (id bigint generated always as identity, "table" text not null, how text not null, row jsonb not null,
    columns text[], by_request boolean not null);
  create function attack.note() returns trigger language plpgsql security definer as $$
  begin
    insert into attack.changes ("table", how, row, columns, by_request)
      values (tg_table_name, tg_op, to_jsonb(case when tg_op = 'DELETE' then old else new end) - 'password' - 'content',
        case when tg_op = 'UPDATE' then array(
          select b.key from jsonb_each(to_jsonb(old)) b join jsonb_each(to_jsonb(new)) a using (key) where a.value is distinct from b.value
        ) end,
        current_query() ~ '/\\* request ');
    return null;
  end $$;
  do $$
  declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger zz_attack after insert or update or delete on public.%I for each row execute function attack.note()', name);
    end loop;
  end $$;`;

/** Adds a trigger to every table of a disposable database. */
export async function watchRows(connectionString: string): Promise<RowWatch> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(SETUP);
  return {
    async take() {
      const { rows } = await client.query<RowChange>(
        'with taken as (delete from attack.changes returning *) select "table", how, row, columns, by_request as "isByRequest" from taken order by id',
      );
      return rows;
    },
    close: () => client.end(),
  };
}
