-- Where a company has put a conversation on its board. Before it does, the place follows from what happened.
create table company_leads (
  company_id integer not null references company_profiles on delete cascade,
  user_id integer not null references users on delete cascade,
  stage text not null check (stage in ('new', 'talking', 'quoted', 'won', 'lost')),
  declined_for text check (declined_for in ('fully-booked', 'too-far', 'not-our-trade', 'too-small', 'other')),
  moved_at timestamptz not null default now(),
  primary key (company_id, user_id),
  -- Whoever is taken back from Lost is not declined any more.
  check (declined_for is null or stage = 'lost')
);
create index company_leads_user on company_leads (user_id);
