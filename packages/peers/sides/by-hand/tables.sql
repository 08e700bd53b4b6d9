-- The same country as one would lay it out by hand, copied from the product's tables. The other sides are filled from here.
create schema by_hand;
set search_path = by_hand, public;

create table categories as select id, name, description from public.service_categories;
create table companies as
  select c.id, c.user_id as owner_id, c.name, c.description, c.address, c.postal_code, c.city, c.commune, c.canton, c.logo_url,
    c.has_emergency_service, c.is_vat_verified, c.is_verified, c.placement::integer, c.rating_average, c.rating_score, c.review_count,
    c.project_count, c.response_hours, c.languages, c.recent_ratings, s.category_id,
    concat_ws(' ', c.name, k.name, c.description, c.city) as words
  from public.company_profiles c join public.company_services s on s.company_id = c.id
  join public.service_categories k on k.id = s.category_id where c.is_listed;
create table services as select id, company_id, category_id from public.company_services;
create table reviews as
  select r.id, r.company_id, r.project_id, u.username as author, r.rating, r.comment, r.created_at
  from public.reviews r join public.users u on u.id = r.user_id;
create table projects as
  select id, company_id, name as title, description, budget::integer, completed_at from public.projects;
create table people as
  select id, username as name, md5('by hand ' || id) as token from public.users
  where username like 'settler-%' or id in (select user_id from public.company_profiles);
create table quotes as
  select q.id, q.request_id, q.client_id, q.number, q.state, q.valid_until, v.net, v.total, c.name as company, c.rating_average,
    c.review_count
  from public.quotes q join public.quote_versions v on v.quote_id = q.id and v.version = q.sent_version
  join public.company_profiles c on c.id = q.company_id;
create table quote_lines as
  select l.quote_id, l.line_id, l.position, l.kind, l.description, l.quantity, l.unit, l.unit_price, l.vat_rate, l.is_optional,
    l.net from public.quote_lines l join quotes q on q.id = l.quote_id;

alter table categories add primary key (id);
alter table companies add primary key (id);
alter table services add primary key (id);
alter table reviews add primary key (id);
alter table projects add primary key (id);
alter table people add primary key (id);
alter table quotes add primary key (id);
alter table quote_lines add primary key (quote_id, line_id);
create index on companies (category_id, placement desc, rating_score desc, id desc);
create index on companies (category_id, commune);
create index on companies using gin (words public.gin_trgm_ops);
create index on companies using gin (to_tsvector('simple', words));
create index on services (company_id);
create index on reviews (company_id, id desc);
create index on projects (company_id, completed_at desc);
create unique index on people (token);
create index on quotes (request_id);

-- What a message is with all that follows of it.
create table messages (
  id integer generated always as identity primary key, sender_id integer not null, receiver_id integer not null, content text not null,
  created_at timestamptz not null default now());
create table conversations (
  person_id integer, partner_id integer, last_message_id integer not null, unread integer not null default 0,
  primary key (person_id, partner_id));
create index on conversations (person_id) where unread > 0;
create table news (
  id integer generated always as identity primary key, person_id integer not null, from_id integer not null,
  is_read boolean not null default false, created_at timestamptz not null default now(), unique (person_id, from_id));
create table events (
  id bigint generated always as identity primary key, person_id integer not null, data jsonb not null,
  created_at timestamptz not null default now());
create table jobs (
  id integer generated always as identity primary key, news_id integer unique, run_at timestamptz not null);
create table limits (person_id integer primary key, minute timestamptz not null, count integer not null);
insert into messages (sender_id, receiver_id, content, created_at)
  select sender_id, receiver_id, content, created_at from public.messages order by id;
insert into conversations select user_id, partner_id, last_message_id, unread_count from public.conversations;
