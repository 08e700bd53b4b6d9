-- What a company added stays public, whatever its plan is now; plans limit what is added.

create or replace function true_company_figures(company_ids integer[])
returns table (id integer, review_count integer, rating_sum integer, recent_ratings jsonb, project_count integer,
  services jsonb, cover jsonb)
language sql stable as $$
  select touched.id, r.review_count, r.rating_sum, r.recent_ratings,
    (select count(*)::integer from projects p where p.company_id = touched.id and p.completed_at is not null),
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'categoryId', s.category_id,
        'category', jsonb_build_object('id', k.id, 'name', k.name)) order by s.id), '[]')
      from company_services s join service_categories k on k.id = s.category_id
      where s.company_id = touched.id),
    (select jsonb_build_object('id', g.id, 'imageUrl', g.image_url, 'title', g.title, 'description', g.description)
      from project_gallery g where g.company_id = touched.id order by g.place, g.id limit 1)
  from unnest(company_ids) as touched(id)
  cross join lateral (
    select count(*)::integer as review_count, coalesce(sum(rating), 0)::integer as rating_sum,
      coalesce(jsonb_agg(jsonb_build_object('id', ranked.id, 'rating', rating) order by created_at desc, ranked.id desc)
        filter (where place <= 10), '[]') as recent_ratings
    from (
      select v.id, v.rating, v.created_at, row_number() over (order by v.created_at desc, v.id desc) as place
      from reviews v where v.company_id = touched.id and v.status = 'approved') ranked) r
$$;

alter table subscriptions
  drop column shown_services,
  drop column shown_pictures,
  -- Who pays during the trial keeps the rest of it.
  add column trial_until timestamptz;

update subscriptions set trial_until = until where status = 'trial';

select refresh_company_figures(array(select id from company_profiles));
