-- The version before goes on with this: it reads none of it, and its changes of reviews and projects fill it all the same.
-- What a row of results says beside the company itself: a review and a price example. Read from reviews and projects for
-- each list they cost more than the list.
alter table company_profiles
  add column row_review text,
  add column row_price jsonb check (jsonb_typeof(row_price) = 'object');

-- As in 0081, with both. Nothing is picked to please: of the newest reviews with words the one nearest the average is
-- shown, the newest of those; of the published projects with an amount as budget the one completed last.
drop function true_company_figures(integer[]);
create function true_company_figures(company_ids integer[])
returns table (id integer, review_count integer, rating_sum integer, recent_ratings jsonb, project_count integer,
  services jsonb, cover jsonb, row_review text, row_price jsonb)
language sql stable as $$
  select touched.id, r.review_count, r.rating_sum, r.recent_ratings,
    (select count(*)::integer from projects p where p.company_id = touched.id and p.completed_at is not null),
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'categoryId', s.category_id,
        'category', jsonb_build_object('id', k.id, 'name', k.name, 'names', k.names)) order by s.id), '[]')
      from company_services s join service_categories k on k.id = s.category_id
      where s.company_id = touched.id),
    (select jsonb_build_object('id', g.id, 'imageUrl', g.image_url, 'title', g.title, 'description', g.description)
      from project_gallery g where g.company_id = touched.id order by g.place, g.id limit 1),
    (select left(v.comment, 600)
      from jsonb_array_elements(r.recent_ratings) with ordinality recent (rating, newness)
      join reviews v on v.id = (recent.rating ->> 'id')::integer
      where v.comment ~ '\S'
      order by abs(v.rating - r.rating_sum::double precision / r.review_count), recent.newness limit 1),
    (select jsonb_build_object('title', p.name, 'about', left(p.description, 300), 'budget', p.budget::numeric)
      from projects p
      where p.company_id = touched.id and p.published_at is not null and not p.is_withheld
        and p.budget ~ '^[0-9]{1,9}(\.[0-9]{1,2})?$'
      order by p.completed_at desc, p.id desc limit 1)
  from unnest(company_ids) as touched(id)
  cross join lateral (
    select count(*)::integer as review_count, coalesce(sum(rating), 0)::integer as rating_sum,
      coalesce(jsonb_agg(jsonb_build_object('id', ranked.id, 'rating', rating) order by created_at desc, ranked.id desc)
        filter (where place <= 10), '[]') as recent_ratings
    from (
      select v.id, v.rating, v.created_at, row_number() over (order by v.created_at desc, v.id desc) as place
      from reviews v where v.company_id = touched.id and v.status = 'approved') ranked) r
$$;

create or replace function refresh_company_figures(company_ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from company_profiles where id = any(company_ids) order by id for no key update;

  update company_profiles c set
    review_count = t.review_count, rating_sum = t.rating_sum, recent_ratings = t.recent_ratings,
    project_count = t.project_count, services = t.services, cover = t.cover,
    row_review = t.row_review, row_price = t.row_price
  from true_company_figures(company_ids) t
  where c.id = t.id;
end $$;

select refresh_company_figures(array(select id from company_profiles));
