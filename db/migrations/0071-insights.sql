-- What the shop could not give: searches without a result, and briefs that found little. Counted by day; nothing about who asked.
create table search_misses (
  day   date not null default current_date,
  words text not null check (words <> '' and char_length(words) <= 80),
  count integer not null default 1,
  primary key (day, words)
);

create table finder_misses (
  day    date not null default current_date,
  -- What was wished for, and what narrowed it, as the screen's chips say it. Never the person.
  words  text[] not null,
  limits text[] not null,
  -- As many gifts as it found the last time.
  found  integer not null,
  count  integer not null default 1,
  primary key (day, words, limits)
);
