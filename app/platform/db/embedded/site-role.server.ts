import pg from "pg";
import { z } from "zod";
import { asOneRow, rowOf } from "../rows.server.ts";

/** The cluster's superuser. It prepares the database at a start, and nothing else is done as it. */
export const SUPERUSER = "presently";
/** The role of everything that the server does: it owns the site's database, and may do nothing outside of it. */
export const SITE_ROLE = "presently_site";
const SITE_DATABASE = "presently";

/** True where the object with this number belongs to an extension, which comes and goes as a whole. */
const ofExtension = (catalogue: string, oid: string) =>
  `exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/**
 * Gives everything in a database to the site's role. Until release 0.1 the server was the superuser, whose belongings REASSIGN OWNED does not
 * touch. The sequence of a column follows its table, and the type of a table's rows the table.
 */
const HAND_OVER = `
do $$
declare statement text;
begin
  for statement in
    with schemas as (
      select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    ), belongings as (
      select 'schema' as kind, quote_ident(nspname) as name, nspowner as owner from schemas where nspname <> 'public'
      union all
      select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
        c.oid::regclass::text, c.relowner
      from pg_class c join schemas s on s.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S') and not ${ofExtension("pg_class", "c.oid")}
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and c.relkind = 'S'
          and d.deptype in ('a', 'i') and d.refobjsubid > 0)
      union all
      select 'routine', p.oid::regprocedure::text, p.proowner from pg_proc p join schemas s on s.oid = p.pronamespace
      where not ${ofExtension("pg_proc", "p.oid")}
      union all
      select 'type', t.oid::regtype::text, t.typowner from pg_type t join schemas s on s.oid = t.typnamespace
      where not ${ofExtension("pg_type", "t.oid")} and t.typelem = 0
        and (t.typrelid = 0 or (select c.relkind from pg_class c where c.oid = t.typrelid) = 'c') and t.typtype <> 'm'
      union all
      select 'text search configuration', t.oid::regconfig::text, t.cfgowner from pg_ts_config t join schemas s on s.oid = t.cfgnamespace
      union all
      select 'text search dictionary', t.oid::regdictionary::text, t.dictowner from pg_ts_dict t join schemas s on s.oid = t.dictnamespace
      where not ${ofExtension("pg_ts_dict", "t.oid")}
      union all
      select 'statistics', quote_ident(s.nspname) || '.' || quote_ident(t.stxname), t.stxowner
      from pg_statistic_ext t join schemas s on s.oid = t.stxnamespace
    )
    select format('alter %s %s owner to ${SITE_ROLE}', kind, name) from belongings where owner <> '${SITE_ROLE}'::regrole
  loop
    execute statement;
  end loop;
end $$`;

/** Makes the site's role and its database where they are missing. The connection is the superuser's. */
export async function ensureSiteDatabase(superuser: pg.Client, password: string): Promise<void> {
  const { rows } = await superuser.query(
    `select exists (select from pg_roles where rolname = $1) as "hasRole", exists (select from pg_database where datname = $2) as "hasDatabase"`,
    [SITE_ROLE, SITE_DATABASE],
  );
  const { hasRole, hasDatabase } = asOneRow(rowOf({ hasRole: z.boolean(), hasDatabase: z.boolean() }), rows);
  if (!hasRole) await superuser.query(`create role ${SITE_ROLE} login password ${pg.escapeLiteral(password)}`);
  if (!hasDatabase) await superuser.query(`create database ${SITE_DATABASE} owner ${SITE_ROLE}`);
}

/** Gives the superuser a password of its own. The connection is the superuser's. */
export async function setSuperuserPassword(superuser: pg.Client, password: string): Promise<void> {
  await superuser.query(`alter role ${SUPERUSER} password ${pg.escapeLiteral(password)}`);
}

/** Gives the site's database, and what is in it, to the site's role. The connection is the superuser's, to that database. */
export async function handOverDatabase(superuser: pg.Client): Promise<void> {
  await superuser.query(`begin; set local search_path = ''; alter database ${SITE_DATABASE} owner to ${SITE_ROLE}; ${HAND_OVER}; commit`);
}
