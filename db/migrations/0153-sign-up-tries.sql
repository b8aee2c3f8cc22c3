-- Each link that confirms an address carries the password and name of the sign-up it was mailed for: whichever is opened counts, so that
-- nobody can prepare an account for the owner of an address.
delete from account_links where purpose = 'confirm-email';

alter table account_links
  add column password   text,
  add column first_name text check (char_length(first_name) <= 100),
  add column last_name  text check (char_length(last_name) <= 100),
  add check (num_nonnulls(password, first_name, last_name) = case when purpose = 'confirm-email' then 3 else 0 end);
