-- The version before goes on with this.
-- A company that joins has a list of first steps on its desk until it has done them or put the list away. Who is here
-- already knows its way.
alter table company_profiles add column first_steps_put_away_at timestamptz default now();
alter table company_profiles alter column first_steps_put_away_at drop default;

-- What stood as a company's balance is paid back before its account ends. Kept as long as its invoices.
create table payouts (
  id integer generated always as identity primary key,
  company_id integer references company_profiles on delete set null,
  amount_cents integer not null check (amount_cents > 0),
  -- Null where no money moved: before the launch.
  stripe_customer_id text,
  -- What has gone back to the card; the rest is paid by hand.
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  issued_at timestamptz not null
);
create index payouts_company on payouts (company_id);

-- A picture is sent until somebody has answered: what has arrived is not stored again.
alter table project_gallery add column client_key text check (char_length(client_key) between 1 and 128),
  add constraint project_gallery_client_key unique (company_id, client_key);
alter table review_pictures add column client_key text check (char_length(client_key) between 1 and 128),
  add constraint review_pictures_client_key unique (review_id, client_key);
