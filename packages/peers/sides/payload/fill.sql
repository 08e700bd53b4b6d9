-- Into the tables that Payload has made, with the indexes it can use.
set search_path = payload, public;

insert into categories (id, name, description) select id, name, description from by_hand.categories;
insert into companies (id, owner_id, name, description, address, postal_code, city, commune, canton, logo_url, words,
    has_emergency_service, is_vat_verified, is_verified, placement, rating_average, rating_score, review_count, project_count,
    response_hours, languages, recent_ratings, category_id)
  select id, owner_id, name, description, address, postal_code, city, commune, canton, logo_url, words, has_emergency_service,
    is_vat_verified, is_verified, placement, rating_average, rating_score, review_count, project_count, response_hours,
    to_jsonb(languages), recent_ratings, category_id from by_hand.companies;
insert into services (id, company_id, category_id)
  select id, company_id, category_id from by_hand.services where company_id in (select id from companies);
insert into reviews (id, company_id, author, rating, comment, created_at)
  select id, company_id, author, rating, comment, created_at from by_hand.reviews where company_id in (select id from companies);
insert into projects (id, company_id, title, description, budget, completed_at)
  select id, company_id, title, description, budget, completed_at from by_hand.projects
  where company_id in (select id from companies);
create index on companies (category_id, placement desc, rating_score desc, id desc);
create index on companies using gin (words public.gin_trgm_ops);
create index on reviews (company_id, id desc);
create index on projects (company_id, completed_at desc);
reset search_path;
analyze;
