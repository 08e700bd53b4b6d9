-- The version before goes on with this.
-- A change order: lines that are added to the work of a project under way, or taken off it. It is a quote for the project,
-- and the only one whose prices may be negative. The project keeps what was agreed and what was changed.
alter table quotes
  add column project_id integer references projects on delete set null,
  add column is_change boolean not null default false,
  add constraint quotes_for_request_or_project
    check (case when is_change then num_nulls(request_id, invitation_id) = 2 else project_id is null end);
create index quotes_project on quotes (project_id) where project_id is not null;

alter table quote_lines drop constraint quote_lines_unit_price_check;
create function judge_negative_line() returns trigger language plpgsql as $$
begin
  if not exists (select from quotes where id = new.quote_id and is_change) then
    raise exception 'Quote % is no change order: its prices are not negative', new.quote_id using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger negative_in_changes before insert or update on quote_lines for each row
  when (new.unit_price < 0) execute function judge_negative_line();

-- As before; a change order may have no plan.
create or replace function judge_sent_version() returns trigger language plpgsql as $$
declare firm numeric; lines integer; unfinished integer; percent numeric; needs_plan boolean;
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
  select not is_change or jsonb_array_length(new.plan) > 0 into needs_plan from quotes where id = new.quote_id;
  if lines = 0 or unfinished > 0 or firm <> new.net or (needs_plan and percent <> 100) then
    raise exception 'Version % of quote % is not whole', new.version, new.quote_id using errcode = 'P0001';
  end if;
  return new;
end $$;

-- The fourteen days of the contract do not begin anew with a change of it.
alter table quote_acceptances alter column withdrawable_until drop not null;

alter table projects
  add column agreed_sum numeric(15, 2),
  add column changes_sum numeric(15, 2) not null default 0;
update projects p set agreed_sum = a.total from quote_acceptances a where a.project_id = p.id;
