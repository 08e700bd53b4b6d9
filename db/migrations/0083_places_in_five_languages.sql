-- The version before goes on with this: it does not know of it.
-- What places are called besides their usual name, by language. Filled with the gazetteer from db/places at each start.
create table place_names (
  place text primary key,
  names jsonb not null check (jsonb_typeof(names) = 'object')
);

create function names_of_place(usual text) returns jsonb language sql stable parallel safe return
  coalesce((select names from place_names where place = usual), '{}'::jsonb);
