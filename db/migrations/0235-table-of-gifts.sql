-- Views of the table of gifts under names that people have given them.
create table gift_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- The query of the table's address, as gift-table-filters.ts writes it.
  query text not null,
  -- Everybody who may read the catalogue finds it in their table too.
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  unique (user_id, name)
);

-- A change of many gifts at once is noted like an import, and undone in the same way. What it has done is its name.
alter table imports
  add column kind text not null default 'import' check (kind in ('import', 'bulk')),
  add column begun_by uuid references users (id) on delete set null;
