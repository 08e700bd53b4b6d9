-- The version before goes on with this.
-- A quote is sent once its paper is stored: until then it is frozen and still a draft. Papers never change.

alter table quotes
  add column sending_at timestamptz,
  add column sending_failures smallint not null default 0 check (sending_failures between 0 and 3);
-- The number stands on the paper, so it is given before the quote is sent.
alter table quotes drop constraint quotes_check1;
alter table quotes
  add constraint quotes_number check ((sent_version is null or number is not null)
    and (number is null or sent_version is not null or sending_at is not null)),
  add constraint quotes_sending_open check (sending_at is null or state in ('draft', 'sent', 'change-asked'));
create index quotes_being_sent on quotes (sending_at) where sending_at is not null;

-- Numbers that were given to what could not be sent: the next quotes get them.
alter table quote_numbers add column freed integer[] not null default '{}';

-- What is frozen changes by being sent, and in no other way.
create or replace function judge_sent_version() returns trigger language plpgsql as $$
declare firm numeric; lines integer; unfinished integer; percent numeric;
begin
  if old.sent_at is not null then
    raise exception 'Version % of quote % was sent and never changes', old.version, old.quote_id using errcode = 'P0001';
  end if;
  if new.sent_at is null then
    if exists (select from quotes where id = new.quote_id and sending_at is not null) then
      raise exception 'Version % of quote % is being sent', new.version, new.quote_id using errcode = 'P0001';
    end if;
    return new;
  end if;
  select coalesce(sum(net) filter (where not is_optional), 0), count(*),
    count(*) filter (where description = '' or num_nulls(kind, quantity, unit, unit_price, vat_rate) > 0)
    into firm, lines, unfinished
    from quote_lines where quote_id = new.quote_id and version = new.version;
  select coalesce(sum((part ->> 'percent')::numeric), 0) into percent from jsonb_array_elements(new.plan) part;
  if lines = 0 or unfinished > 0 or firm <> new.net or percent <> 100 then
    raise exception 'Version % of quote % is not whole', new.version, new.quote_id using errcode = 'P0001';
  end if;
  return new;
end $$;

create or replace function guard_sent_lines() returns trigger language plpgsql as $$
declare touched record := case when tg_op = 'DELETE' then old else new end;
begin
  if exists (select from quote_versions
    where quote_id = touched.quote_id and version = touched.version and sent_at is not null) then
    raise exception 'Version % of quote % was sent and never changes', touched.version, touched.quote_id
      using errcode = 'P0001';
  end if;
  if exists (select from quotes where id = touched.quote_id and sending_at is not null) then
    raise exception 'Version % of quote % is being sent', touched.version, touched.quote_id using errcode = 'P0001';
  end if;
  return touched;
end $$;

-- Once an acceptance or an end comes first, nothing is being sent any more.
create function end_sending() returns trigger language plpgsql as $$
begin
  new.sending_at := null;
  new.sending_failures := 0;
  return new;
end $$;
create trigger ended_sending before update of state on quotes for each row
  when (new.sending_at is not null and new.state not in ('draft', 'sent', 'change-asked'))
  execute function end_sending();

-- A PDF, and everything it says, of which it can be drawn again with a page behind it.
create table quote_papers (
  quote_id integer not null,
  version smallint not null,
  kind text not null check (kind in ('sent', 'signed', 'signed-for-client')),
  token text not null unique,
  sha256 bytea not null check (octet_length(sha256) = 32),
  bytes integer not null check (bytes > 0),
  content jsonb check ((kind = 'sent') = (content is not null)),
  made_at timestamptz not null default now(),
  primary key (quote_id, version, kind),
  foreign key (quote_id, version) references quote_versions (quote_id, version) on delete cascade
);

create function guard_papers() returns trigger language plpgsql as $$
begin
  raise exception 'A paper of quote % never changes', old.quote_id using errcode = 'P0001';
end $$;
create trigger papers_stay before update on quote_papers for each row execute function guard_papers();
