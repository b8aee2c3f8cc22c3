-- no transaction
create index concurrently blog_posts_by_creator on blog_posts (created_by);
