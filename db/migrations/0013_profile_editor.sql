-- What a company says of itself besides the documents' fields, and the order of its pictures.

alter table company_profiles
  add emergency_phone_number text check (char_length(emergency_phone_number) <= 32),
  add languages text[] not null default '{}' check (cardinality(languages) <= 20),
  -- Where it works, as it says itself; where its address is, stands in commune and canton.
  add service_cantons text[] not null default '{}' check (cardinality(service_cantons) <= 12),
  add service_communes text[] not null default '{}' check (cardinality(service_communes) <= 100);

-- Pictures of the same place stand in the order they came; the first of all is the cover.
alter table project_gallery add place integer not null default 0;
drop index project_gallery_company;
create index project_gallery_company on project_gallery (company_id, place, id);

-- Nothing but the cover's order changes in it, so nothing else of it is said again here.
do $$ begin
  execute replace(pg_get_functiondef('refresh_company_figures(integer[])'::regprocedure),
    'order by g.id limit 1', 'order by g.place, g.id limit 1');
end $$;
