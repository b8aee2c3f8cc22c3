-- What tells at once, and in a catalogue of any size, whether some gift or post shows a picture that readers' browsers fetch from another
-- host: the privacy page says so. The key is a constant, so that a catalogue full of such pictures takes next to no room here.
create index gifts_with_outside_pictures on gifts ((true)) where image ~* '^https?://' or brand_logo_url ~* '^https?://';
create index blog_posts_with_outside_pictures on blog_posts ((true))
  where coalesce(cover_image, featured_image_url) ~* '^https?://' or article_blocks::text ~* '<img[^>]* src=\\"https?://';
