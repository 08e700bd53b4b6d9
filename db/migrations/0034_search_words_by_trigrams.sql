-- The trigrams of the directory's words were a table of our own. pg_trgm keeps them in an index, in a thirtieth of
-- the room. It is a trusted extension: whoever owns the database may create it.
create extension if not exists pg_trgm;

drop table search_trigrams;
drop function search_trigrams_of;
create index search_words_trigrams on search_words using gin (word gin_trgm_ops) with (fastupdate = off);

create or replace function refresh_company_search(ids integer[]) returns void language plpgsql as $$
begin
  insert into company_search as kept (company_id, name, document, placement, rating_score, commune, canton)
  select c.id, fold_text(c.name), search_document(c), c.placement, c.rating_score, c.commune, c.canton
  from company_profiles c where c.id = any(ids)
  on conflict (company_id) do update set name = excluded.name, document = excluded.document,
    placement = excluded.placement, rating_score = excluded.rating_score, commune = excluded.commune,
    canton = excluded.canton
  where (kept.name, kept.document, kept.placement, kept.rating_score, kept.commune, kept.canton)
    is distinct from (excluded.name, excluded.document, excluded.placement, excluded.rating_score,
      excluded.commune, excluded.canton);

  -- In one order, so that two that come with the same new words wait for each other in turn.
  insert into search_words (word)
  select word from (
    select distinct substr(lexeme, 2) collate "C" as word
    from company_search s, unnest(tsvector_to_array(s.document)) lexeme
    where s.company_id = any(ids) and lexeme like 'w%'
  ) used where not exists (select from search_words known where known.word = used.word)
  order by word
  on conflict do nothing;
end $$;
