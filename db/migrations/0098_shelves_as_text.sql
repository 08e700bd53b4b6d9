-- The version before goes on with this.
-- As in 0097, but kept as text (decision 30).
create or replace function shelves_of(company company_search) returns text[] language sql immutable parallel safe as $$
  select array(
    select concat_ws(' ', trade, nullif(place, ''))
    from (select word from unnest(tsvector_to_array(company.document)) word where word like 'k%' union all select null)
        trades (trade),
      (values ('c' || company.commune), ('t' || company.canton), ('')) places (place)
    where place is not null)
$$;
