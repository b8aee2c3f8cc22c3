-- What each use of the language model has cost, so that the owner sees it; ai_usage has the cap of a day.
create table ai_spending (
  -- In UTC.
  day    date not null,
  use    text not null,
  -- Questions of shoppers, or products.
  pieces bigint not null default 0,
  tokens bigint not null default 0,
  primary key (day, use)
);
