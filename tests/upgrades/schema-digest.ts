import { withClient } from "#tests/with-client.ts";

/** Returns everything that a schema consists of, one line each: columns, indexes, constraints, triggers, functions, views. */
export async function describeSchema(connectionString: string): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select format('column %s.%s %s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default, generation_expression) as line
        from information_schema.columns where table_schema = 'public'
      union all select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
      union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select format('trigger %s', pg_get_triggerdef(oid)) || tgenabled::text from pg_trigger where not tgisinternal
      union all select format('function %s %s', p.oid::regprocedure, md5(prosrc)) from pg_proc p where pronamespace = 'public'::regnamespace
      union all select format('view %s %s', viewname, md5(definition)) from pg_views where schemaname = 'public'
      order by 1`);
    return rows.map(({ line }) => line);
  });
}
