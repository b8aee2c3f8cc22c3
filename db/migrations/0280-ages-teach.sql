-- As before; what people and language models say of ages teaches too.
create or replace view shop_labels as
  select m.gift_id, c.taxonomy, c.slug, m.weight, m.source
  from gift_categories m join categories c on c.id = m.category_id
  where m.source = 'person' and c.taxonomy in ('recipient', 'occasion', 'interest', 'ageRange')
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
