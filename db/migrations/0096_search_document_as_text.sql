-- The version before goes on with this.
-- As in 0084, but kept as text. PostgreSQL's releases of November 2026 add no column with a default to a table whose
-- rows a function takes that is kept parsed (decision 30).
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
