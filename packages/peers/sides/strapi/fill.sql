-- Into the tables that Strapi has made, with the indexes it can use: its own stand on every link already.
set search_path = strapi, public;

create function document_of(id integer) returns text language sql immutable return lpad(id::text, 24, 'c');

insert into categories (id, document_id, name, description, published_at)
  select id, document_of(id), name, description, now() from by_hand.categories;
insert into companies (id, document_id, owner_id, name, description, address, postal_code, city, commune, canton, logo_url, words,
    has_emergency_service, is_vat_verified, is_verified, placement, rating_average, rating_score, review_count, project_count,
    response_hours, languages, recent_ratings, published_at)
  select id, document_of(id), owner_id, name, description, address, postal_code, city, commune, canton, logo_url, words,
    has_emergency_service, is_vat_verified, is_verified, placement, rating_average, rating_score, review_count, project_count,
    response_hours, to_jsonb(languages), recent_ratings, now() from by_hand.companies;
insert into companies_category_lnk (company_id, category_id) select id, category_id from by_hand.companies;
insert into services (id, document_id, published_at)
  select id, document_of(id), now() from by_hand.services where company_id in (select id from companies);
insert into services_company_lnk (service_id, company_id, service_ord)
  select id, company_id, row_number() over (partition by company_id order by id) from by_hand.services
  where company_id in (select id from companies);
insert into services_category_lnk (service_id, category_id)
  select id, category_id from by_hand.services where company_id in (select id from companies);
insert into reviews (id, document_id, author, rating, comment, created_at, published_at)
  select id, document_of(id), author, rating, comment, created_at, now() from by_hand.reviews
  where company_id in (select id from companies);
insert into reviews_company_lnk (review_id, company_id, review_ord)
  select id, company_id, row_number() over (partition by company_id order by id) from by_hand.reviews
  where company_id in (select id from companies);
insert into projects (id, document_id, title, description, budget, completed_at, published_at)
  select id, document_of(id), title, description, budget, completed_at, now() from by_hand.projects
  where company_id in (select id from companies);
insert into projects_company_lnk (project_id, company_id, project_ord)
  select id, company_id, row_number() over (partition by company_id order by id) from by_hand.projects
  where company_id in (select id from companies);

create index on companies (placement desc, rating_score desc, id desc);
create index on companies (commune);
create index on companies using gin (lower(words::varchar) public.gin_trgm_ops);
reset search_path;
analyze;
