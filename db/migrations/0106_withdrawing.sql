-- The version before goes on with this.
-- The last day to withdraw is no Saturday either (Regulation 1182/71, article 3(4)). Contracts that stand keep the later of
-- both days: from a Saturday, Sunday or public holiday on to the next working day. The days that move are named for the
-- years in which a contract of before can end.
do $$
declare moved integer;
begin
  loop
    update quote_acceptances a
    set withdrawable_until = (last_day + 2)::timestamp at time zone 'Europe/Luxembourg'
    from (
      select quote_id, ((withdrawable_until - interval '1 second') at time zone 'Europe/Luxembourg')::date as last_day
      from quote_acceptances where withdrawn_at is null and withdrawable_until is not null) standing
    where a.quote_id = standing.quote_id
      and (extract(isodow from last_day) in (6, 7)
        or to_char(last_day, 'MM-DD') in
          ('01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26')
        or last_day in
          ('2026-04-06', '2026-05-14', '2026-05-25', '2027-03-29', '2027-05-06', '2027-05-17'));
    get diagnostics moved = row_count;
    exit when moved = 0;
  end loop;
end $$;

alter table quote_acceptances
  -- Whoever asked for work to begin within the days has ticked these, word for word.
  add column statements text[] not null default '{}',
  -- When both sides had confirmed that the contract ends.
  add column ended_at timestamptz;

-- An end that both sides of a contract confirm. Its row stays with the contract.
create table contract_endings (
  quote_id integer primary key references quotes on delete cascade,
  asked_by text not null check (asked_by in ('client', 'company')),
  reason text not null check (char_length(reason) between 1 and 500),
  asked_at timestamptz not null,
  confirmed_at timestamptz
);

-- The signed quote that a project was born of, and the one a part of a payment plan is of.
alter table projects add column quote_id integer references quotes on delete set null;
update projects p set quote_id = a.quote_id
from quote_acceptances a join quotes q on q.id = a.quote_id where a.project_id = p.id and not q.is_change;
create index projects_quote on projects (quote_id) where quote_id is not null;
alter table project_milestones add column quote_id integer references quotes on delete set null;
create index project_milestones_quote on project_milestones (quote_id) where quote_id is not null;

-- What ends a project that both sides had signed: neither called it off alone.
alter table project_events
  drop constraint project_events_kind_check,
  add constraint project_events_kind_check
    check (kind in ('created', 'confirmed', 'declined', 'cancelled', 'ended')),
  drop constraint project_events_check1,
  add constraint project_events_check1
    check (kind in ('confirmed', 'ended') or side = case kind when 'declined' then 'company' else 'client' end);
