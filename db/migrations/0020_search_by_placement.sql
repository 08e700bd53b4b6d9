-- A page of many results is taken placement by placement. With an index of lexemes for each, a placement in which
-- nothing fits is known at once; one lexeme among the others had to be read against all that fits elsewhere.
create index company_search_everybody on company_search using gin (document) with (fastupdate = off)
  where placement = 0;
create index company_search_professional on company_search using gin (document) with (fastupdate = off)
  where placement = 1;
create index company_search_premium on company_search using gin (document) with (fastupdate = off)
  where placement = 2;

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
    || array_remove(array[
        case when c.has_emergency_service then 'femergency' end,
        case when c.is_verified then 'fverified' end,
        'c' || c.commune, 't' || c.canton], null))
$$;

do $$
begin
  perform refresh_company_search(array(select id from company_profiles));
end $$;

-- Landed as 7686c961f3c29d56d547c78b4742504000e43c5c71dacadca4878e156440612d (decision 30).
