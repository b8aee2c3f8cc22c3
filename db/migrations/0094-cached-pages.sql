-- The vocabulary of the code: pages answered from memory are cached pages.
alter table health_samples rename column kept_pages to cached_pages;
