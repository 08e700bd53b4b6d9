-- The version before goes on with this.
-- What is asked most of the directory is a trade, a place, or a trade in a place. Each has a shelf, on which its companies
-- stand in order and are counted, so that nobody gathers, sorts and counts them for every answer. A shelf is called what
-- its companies have in their search documents: 'k3', 'cMamer', 'k3 tCapellen'; on '' stands everybody.
create table company_shelves (
  shelf text collate "C" not null,
  company_id integer not null references company_profiles on delete cascade,
  placement smallint not null,
  rating_score double precision not null,
  primary key (shelf, company_id)
);
create index company_shelves_score on company_shelves (shelf, rating_score desc, company_id desc);
create index company_shelves_paid on company_shelves (shelf, placement desc, rating_score desc, company_id desc)
  where placement > 0;
create index company_shelves_company on company_shelves (company_id);

-- How many stand there is the sum of a shelf's rows: each change adds one, so that two who change the same shelf need not
-- wait for each other, and a job makes one row of several (`sum-shelf-counts`).
create table company_shelf_counts (
  shelf text collate "C" not null,
  count integer not null
);
create index company_shelf_counts_shelf on company_shelf_counts (shelf) include (count);

create function shelves_of(company company_search) returns text[] language sql immutable parallel safe return array(
  select concat_ws(' ', trade, nullif(place, ''))
  from (select word from unnest(tsvector_to_array(company.document)) word where word like 'k%' union all select null)
      trades (trade),
    (values ('c' || company.commune), ('t' || company.canton), ('')) places (place)
  where place is not null);

create function count_on_shelves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into company_shelf_counts select shelf, count(*) from added group by shelf;
  else
    insert into company_shelf_counts select shelf, -count(*) from removed group by shelf;
  end if;
  return null;
end $$;
create trigger counted_added after insert on company_shelves referencing new table as added
  for each statement execute function count_on_shelves();
create trigger counted_removed after delete on company_shelves referencing old table as removed
  for each statement execute function count_on_shelves();

create function put_on_shelves() returns trigger language plpgsql as $$
begin
  with wanted as materialized (
    select a.company_id, a.placement, a.rating_score, shelves_of(a) as shelves from added a
  ), gone as (
    delete from company_shelves s using wanted w where s.company_id = w.company_id and s.shelf <> all(w.shelves)
  )
  insert into company_shelves as kept (shelf, company_id, placement, rating_score)
  select shelf, w.company_id, w.placement, w.rating_score from wanted w, unnest(w.shelves) shelf
  on conflict (shelf, company_id) do update set placement = excluded.placement, rating_score = excluded.rating_score
  where (kept.placement, kept.rating_score) is distinct from (excluded.placement, excluded.rating_score);
  return null;
end $$;
create trigger shelved_added after insert on company_search referencing new table as added
  for each statement execute function put_on_shelves();
create trigger shelved_changed after update on company_search referencing new table as added
  for each statement execute function put_on_shelves();

create function take_off_shelves() returns trigger language plpgsql as $$
begin
  delete from company_shelves s using removed r where s.company_id = r.company_id;
  return null;
end $$;
create trigger shelved_removed after delete on company_search referencing old table as removed
  for each statement execute function take_off_shelves();

insert into company_shelves (shelf, company_id, placement, rating_score)
select shelf, a.company_id, a.placement, a.rating_score from company_search a, unnest(shelves_of(a)) shelf;
