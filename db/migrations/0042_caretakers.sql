-- The log of a team says what changed, from what to what.
alter table company_log add column changes jsonb not null default '[]';

-- Who of a company looks after somebody who has asked it for something.
create table lead_caretakers (
  company_id integer not null references company_profiles on delete cascade,
  client_id integer not null references users on delete cascade,
  user_id integer not null references users on delete cascade,
  since timestamptz not null default now(),
  primary key (company_id, client_id)
);
create index lead_caretakers_user on lead_caretakers (user_id, company_id);
create index lead_caretakers_client on lead_caretakers (client_id);
