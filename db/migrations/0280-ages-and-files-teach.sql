-- As before; what people and language models say of ages teaches too, and so do the tags of files: of 2,000 gifts at most, as the labels are looked
-- through each minute. Ids are random, so the first ones are a fair sample. The demo's tags are not the owner's word.
create or replace view shop_labels as
  select m.gift_id, c.taxonomy, c.slug, m.weight, m.source
  from gift_categories m join categories c on c.id = m.category_id
  where m.source = 'person' and c.taxonomy in ('recipient', 'occasion', 'interest', 'ageRange')
  union all
  select m.gift_id, c.taxonomy, c.slug, m.weight, m.source
  from (
    select id from gifts where coalesce(affiliate_url, '') not like 'https://www.amazon.com/dp/B0DEMO%' order by id limit 2000
  ) g join gift_categories m on m.gift_id = g.id join categories c on c.id = m.category_id
  where m.source = 'file' and c.taxonomy in ('recipient', 'occasion', 'interest', 'ageRange')
  union all
  select g.gift_id, c.taxonomy, c.slug, case when g.decision is null then g.weight else 0 end, case when g.decision is null then g.source else 'person' end
  from category_guesses g join categories c on c.id = g.category_id
  where (g.decision = 'refused' or g.source = 'model' and g.decision is null) and c.taxonomy in ('recipient', 'occasion', 'interest', 'ageRange')
  union all
  select gift_id, 'claim', kind, weight, 'person' from gift_claims
  union all
  select r.gift_id, 'claim', claim.kind, claim.weight, 'model'
  from gift_readings r join model_readings m using (texts_hash) cross join lateral (
    select 'child' as kind, (jsonb_path_query_first(m.claims, '$[*] ? (@.kind == "child").weight') #>> '{}')::real as weight
    union all
    select sex, (m.claims @> jsonb_build_array(jsonb_build_object('kind', 'gender', 'id', sex)))::integer::real
    from unnest(array['male', 'female']) sex
  ) claim
  where claim.weight is not null;
