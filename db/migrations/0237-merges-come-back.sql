-- A value that was merged into another one is kept like a removed one, with what the other one got by it, so that it can come back.
alter table removed_categories
  add column merged_into uuid,
  -- The gifts that carry the other value by the merge alone, each with who says it, and those of which it is guessed by it alone.
  add column gained jsonb not null default '{"gifts": [], "guesses": []}';
