-- The version before goes on with this: it reads and writes the first text alone.
-- A company's line and description in several languages. The first stands where it always stood, with its language;
-- the others beside it, by language: {fr: {line, description}, …}.
alter table company_profiles
  add column line text not null default '' check (char_length(line) <= 90),
  add column text_language text check (text_language in ('en', 'fr', 'de', 'lb', 'pt')),
  add column texts jsonb not null default '{}'
    check (jsonb_typeof(texts) = 'object' and char_length(texts::text) <= 60000),
  add check (case when text_language is null then texts = '{}' else not texts ? text_language end);

-- As in 0039, and what a company says in other languages.
create or replace function search_document(c company_profiles) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(
    array(select 'n' || word from unnest(search_words(fold_text(c.name))) word)
    || array(select 'w' || word from unnest(search_words(fold_text(concat_ws(' ', c.name, c.line, c.description,
        (select string_agg(said #>> '{}', ' ') from jsonb_path_query(c.texts, '$.*.*') said),
        (select string_agg(name #>> '{}', ' ') from jsonb_path_query(c.services, '$[*].category.name') name),
        c.postal_code, c.city, c.address)))) word)
    || array(select 'p' || word from unnest(search_words(fold_text(concat_ws(' ', c.city, c.address)))) word)
    || array(select 'k' || (id #>> '{}') from jsonb_path_query(c.services, '$[*].categoryId') id)
    || array(select 'frated' || least from unnest(array[3, 3.5, 4, 4.5]) least
        where c.rating_sum >= least * c.review_count and c.review_count > 0)
    || array(select 'a' || commune from unnest(c.service_communes) commune)
    || array(select 'b' || canton from unnest(c.service_cantons) canton)
    || array_remove(array[
        case when c.has_emergency_service then 'femergency' end,
        case when c.is_verified then 'fverified' end,
        case when c.postal_code ~ '[0-9]{4}$' then 'z' || right(c.postal_code, 4) end,
        'c' || c.commune, 't' || c.canton], null))
$$;

-- As in 0060, and what it says in other languages.
create or replace function after_company_changed() returns trigger language plpgsql as $$
begin
  perform refresh_company_search(array(
    select a.id from added a join removed r using (id)
    where (a.name, a.line, a.description, a.texts, a.services, a.postal_code, a.city, a.address, a.commune,
        a.has_emergency_service, a.is_verified, a.placement, a.rating_sum, a.review_count, a.is_hidden,
        a.service_communes, a.service_cantons, a.is_listed)
      is distinct from (r.name, r.line, r.description, r.texts, r.services, r.postal_code, r.city, r.address, r.commune,
        r.has_emergency_service, r.is_verified, r.placement, r.rating_sum, r.review_count, r.is_hidden,
        r.service_communes, r.service_cantons, r.is_listed)));
  return null;
end $$;

-- Landed as df4f64308096d7d226f6a9c9d23c08053d3b90a024d5e46dbcbe1bfe585c8733 (decision 30).
