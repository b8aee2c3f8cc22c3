-- An own page can ask for a link in the header, as for one in the footer.
alter table site_pages add column is_in_header boolean not null default false;
