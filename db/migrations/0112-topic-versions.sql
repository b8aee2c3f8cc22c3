-- Categories, tags and authors of the blog count their changes, so that a form that was opened before somebody else saved is noticed.
create function count_topic_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

do $$
declare
  topics text;
begin
  foreach topics in array array['blog_categories', 'blog_tags', 'blog_authors'] loop
    execute format('alter table %I add column version integer not null default 1', topics);
    execute format('create trigger count_version before update on %I for each row execute function count_topic_version()', topics);
  end loop;
end
$$;
