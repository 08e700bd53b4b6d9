-- The version before goes on with this: it neither reads nor fills it.
-- What new quotes of a company begin with.
create table quote_defaults (
  company_id integer primary key references company_profiles on delete cascade,
  intro text not null default '' check (char_length(intro) <= 2000),
  conditions text not null default '' check (char_length(conditions) <= 5000),
  valid_days smallint not null check (valid_days between 1 and 365),
  warranty_months smallint check (warranty_months between 0 and 600),
  plan jsonb not null default '[]' check (jsonb_typeof(plan) = 'array'),
  changed_at timestamptz not null default now()
);
