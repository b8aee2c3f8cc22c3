-- What people have said of the headers and categories of their files, for the next file.
create table import_choices (
  kind text not null check (kind in ('column', 'category')),
  -- The taxonomy of a category; empty for a column.
  taxonomy text not null,
  -- As it is compared: import-columns.ts, import-categories.ts.
  written text not null,
  -- Of a column its name, or null where it is left out; of a category the slugs and names that stand for it, none where it is left out.
  choice jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (kind, taxonomy, written)
);

-- Imports of the last thirty days, with all that undoing one takes.
create table imports (
  id uuid primary key,
  file_name text not null,
  begun_at timestamptz not null default now(),
  -- Null while it runs, and where its server died meanwhile.
  ended_at timestamptz,
  created integer not null default 0,
  updated integer not null default 0,
  rejected integer not null default 0,
  new_categories uuid[] not null default '{}',
  undone_at timestamptz
);
create index imports_by_time on imports (begun_at desc);

-- A gift may be gone when its import is undone, so it is not referred to by a key.
create table imported_changes (
  import_id uuid not null references imports (id) on delete cascade,
  gift_id uuid not null,
  -- What the import has changed of a gift that was there before; null for one that it made.
  change jsonb,
  primary key (import_id, gift_id)
);
