-- As before, but where a category has fewer than six likely gifts the next best guesses follow, of those that the learnt reader or a model makes and
-- that are right more often than wrong: what words alone suggest is not among them.
create or replace function likely_gifts(category uuid) returns table (gift_id uuid, score real) language sql stable as $$
  with guessed as materialized (
    select k.gift_id, k.confidence, k.weight * k.confidence as score from category_guesses k
    where k.category_id = category and k.decision is null and k.confidence >= 0.55 and (k.confidence >= 0.7 or k.source <> 'words')
      and not exists (select from gift_categories m where m.gift_id = k.gift_id and m.category_id = category)
    order by k.confidence desc, k.gift_id limit 100
  ), placed as (
    select gift_id, confidence, score, row_number() over (order by confidence desc, gift_id) as place from guessed
    where gift_id not in (
      select filled.gift_id from filled_taxonomies(array(select gift_id from guessed)) filled
      where filled.taxonomy <> 'priceTier' group by 1 having count(*) >= 3
    )
  )
  select gift_id, score from placed where confidence >= 0.7 or place <= 6
$$;
