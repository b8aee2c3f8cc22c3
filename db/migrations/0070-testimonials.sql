-- What shoppers say, on the home page. The three that the product ships with were written by us and say so.
create table testimonials (
  id         uuid primary key default gen_random_uuid(),
  quote      text not null check (btrim(quote) <> '' and char_length(quote) <= 400),
  author     text not null check (btrim(author) <> '' and char_length(author) <= 100),
  -- Written by us, not by a shopper: shown with a label.
  is_example boolean not null default false,
  is_shown   boolean not null default true,
  sort_order integer not null default 100,
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A deleted one can be brought back for a while.
  deleted_at timestamptz
);

create trigger count_version before update on testimonials for each row execute function count_version();

create function notify_testimonial_change() returns trigger language plpgsql as $$
begin
  perform notify_page_tags(array['testimonials']);
  return null;
end
$$;
create trigger notify_change after insert or update or delete on testimonials
  for each statement execute function notify_testimonial_change();

insert into testimonials (quote, author, is_example, sort_order) values
  ('I typed two lines about my sister and her new kitchen. The third gift on the page was the one she had been eyeing for a year.',
    'A brother, before a housewarming', true, 10),
  ('Nine coworkers, twenty dollars each, one lunch break. The basket told me when I was over budget before my boss did.',
    'A team lead, in December', true, 20),
  ('He says he needs nothing. It turns out that he needed a bird feeder with a good view from the breakfast table.',
    'A granddaughter, for an 80th birthday', true, 30);
