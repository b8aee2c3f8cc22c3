-- How many tokens of the language model were used or are spoken for, so that all servers together keep the cap of a day.
create table ai_usage (
  -- In UTC.
  day    date primary key,
  tokens bigint not null default 0 check (tokens >= 0)
);
