-- The demo shop's pictures were drawn anew, and a stored picture never changes under its name (docs/decisions/0055-still-lifes.md).
update gifts set image = '/media/demo-2/' || substr(image, 15) where starts_with(image, '/media/demo-1/');
update blog_posts set cover_image = '/media/demo-covers-2/' || substr(cover_image, 22) where starts_with(cover_image, '/media/demo-covers-1/');
update media_files set key = 'demo-2/' || substr(key, 8) where origin = 'demo' and starts_with(key, 'demo-1/');
