-- no transaction
drop index concurrently if exists blog_posts_by_creator;
create index concurrently blog_posts_by_creator on blog_posts (created_by);
