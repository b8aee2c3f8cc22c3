-- Whose post it is: authors write, publish and delete their own ones only. Until now the first version tells.
alter table blog_posts add column created_by uuid references users on delete set null;
update blog_posts p set created_by = v.saved_by from blog_post_versions v where v.blog_post_id = p.id and v.version = 1 and v.saved_by is not null;
