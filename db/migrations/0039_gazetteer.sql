-- Places stand in a table, which is filled from db/places at each start; a name more needs no migration.
create table gazetteer (
  -- Folded, as it is compared: a name of the place, or a postal code such as 'l-4041'.
  name text primary key,
  -- The place as it is written.
  place text not null,
  commune text not null,
  -- Where nobody says where it is, it is where its commune is.
  latitude double precision,
  longitude double precision,
  check (num_nulls(latitude, longitude) in (0, 2))
);
create or replace view places as select name, commune from gazetteer;

-- As in 0020, and where a company says that it works (a a commune, b a canton), and its postal code (z).
create or replace function search_document(c company_profiles) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(
    array(select 'n' || word from unnest(search_words(fold_text(c.name))) word)
    || array(select 'w' || word from unnest(search_words(fold_text(concat_ws(' ', c.name, c.description,
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

create or replace function after_company_changed() returns trigger language plpgsql as $$
begin
  perform refresh_company_search(array(
    select a.id from added a join removed r using (id)
    where (a.name, a.description, a.services, a.postal_code, a.city, a.address, a.commune, a.has_emergency_service,
        a.is_verified, a.placement, a.rating_sum, a.review_count, a.is_hidden, a.service_communes, a.service_cantons)
      is distinct from (r.name, r.description, r.services, r.postal_code, r.city, r.address, r.commune,
        r.has_emergency_service, r.is_verified, r.placement, r.rating_sum, r.review_count, r.is_hidden,
        r.service_communes, r.service_cantons)));
  return null;
end $$;

do $$
begin
  perform refresh_company_search(array(select id from company_profiles));
end $$;

-- Landed as 47b40b9acab13c154f890ca518412fde295205a2bad2e7a5664ac826a55d3e05 (decision 30).
