-- Editors search all titles, not only those that are shown.
drop index blog_posts_title_substring;
create index blog_posts_title_substring on blog_posts using gin (title_words gin_trgm_ops);
