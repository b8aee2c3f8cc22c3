-- Editors choose brand logos among the site's own pictures, which are asked for their uses.
create index gifts_with_own_logos on gifts (brand_logo_url) where brand_logo_url like '/media/%';
