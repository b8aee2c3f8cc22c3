-- A delivery of 0 days is the form's first value and means that nobody has stated one. However a gift is written, it is stored as not known.
create function unstate_delivery() returns trigger language plpgsql as $$
begin
  new.shipping_days := null;
  return new;
end
$$;

create trigger unstate_delivery before insert or update of shipping_days on gifts
  for each row when (new.shipping_days = 0) execute function unstate_delivery();

update gifts set shipping_days = null where shipping_days = 0;
