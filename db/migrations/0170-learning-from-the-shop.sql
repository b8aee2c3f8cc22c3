-- What people have said of gifts while they taught the shop, beside the categories: how much a gift is a child's thing, for men or boys, for
-- women or girls. Categories that they weighed are in gift_categories and category_guesses, as everything that is confirmed or refused.
create table gift_claims (
  gift_id  uuid not null references gifts on delete cascade,
  kind     text not null check (kind in ('child', 'male', 'female')),
  weight   real not null check (weight between 0 and 1),
  batch_id uuid not null,
  primary key (gift_id, kind)
);
create index gift_claims_by_batch on gift_claims (batch_id);

-- The gifts that somebody was asked about, each with the batch under which the answers can be undone.
create table taught_gifts (
  gift_id   uuid primary key references gifts on delete cascade,
  batch_id  uuid not null unique,
  taught_at timestamptz not null default now()
);

-- What the shop has taught the learnt reader: one row, or none.
create table shop_reader (
  is_only    boolean primary key default true check (is_only),
  -- The labels as the last look found them. They are learnt when two looks have found the same, so that nobody is disturbed while teaching.
  seen       text not null,
  -- The weights, and of which labels and which committed reader they are made; null until there are enough labels.
  weights    bytea,
  base       text,
  learnt     text,
  gifts      integer,
  trained_at timestamptz,
  -- By how much the error on gifts that were held back fell, by kind of claim, as a share of it.
  gains      jsonb,
  check (num_nulls(weights, base, learnt, gifts, trained_at, gains) in (0, 6))
);

-- How sure the shop was of its gifts, each time that all had been read by another reader: numbers of gifts.
create table shop_certainty (
  taken_at  timestamptz primary key default now(),
  reader    text not null,
  taught    integer not null,
  gifts     integer not null,
  recipient integer not null,
  occasion  integer not null,
  interest  integer not null
);

-- What is known of gifts from people and language models, to learn from: a weight from 0, refused, to 1.
create view shop_labels as
  select m.gift_id, c.taxonomy, c.slug, m.weight, m.source
  from gift_categories m join categories c on c.id = m.category_id
  where m.source = 'person' and c.taxonomy in ('recipient', 'occasion', 'interest')
  union all
  select g.gift_id, c.taxonomy, c.slug, case when g.decision is null then g.weight else 0 end, case when g.decision is null then g.source else 'person' end
  from category_guesses g join categories c on c.id = g.category_id
  where (g.decision = 'refused' or g.source = 'model' and g.decision is null) and c.taxonomy in ('recipient', 'occasion', 'interest')
  union all
  select gift_id, 'claim', kind, weight, 'person' from gift_claims;
