-- The version before goes on with this: it drops all that it keeps, whatever is announced.
-- Whoever keeps what visitors see is told which companies changed, so that what shows others can stay. An empty word is:
-- anything may have.
create function announce_companies(changed integer[]) returns void language plpgsql as $$
begin
  if cardinality(changed) > 0 then
    perform pg_notify('public_change', case when cardinality(changed) <= 100 then array_to_string(changed, ',') else '' end);
  end if;
end $$;

-- A company that comes or goes changes what others are beside and how many there are.
create function tell_companies_added() returns trigger language plpgsql as $$
begin
  if exists (select from added where is_listed and not is_hidden) then perform pg_notify('public_change', ''); end if;
  return null;
end $$;

create function tell_companies_removed() returns trigger language plpgsql as $$
begin
  if exists (select from removed) then perform pg_notify('public_change', ''); end if;
  return null;
end $$;

create function tell_companies_changed() returns trigger language plpgsql as $$
begin
  if exists (select from added join removed using (id)
      where (added.is_listed, added.is_hidden) is distinct from (removed.is_listed, removed.is_hidden)) then
    perform pg_notify('public_change', '');
  else
    perform announce_companies(array(select id from added));
  end if;
  return null;
end $$;

drop trigger public_change on company_profiles;
create trigger public_change_added after insert on company_profiles referencing new table as added
  for each statement execute function tell_companies_added();
create trigger public_change_removed after delete on company_profiles referencing old table as removed
  for each statement execute function tell_companies_removed();
create trigger public_change_changed after update on company_profiles referencing new table as added old table as removed
  for each statement execute function tell_companies_changed();

-- Of its pictures and proofs.
create function tell_part_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform announce_companies(array(select distinct company_id from removed));
  else perform announce_companies(array(select distinct company_id from added)); end if;
  return null;
end $$;

do $$
declare part text;
begin
  foreach part in array array['project_gallery', 'company_facts'] loop
    execute format('drop trigger public_change on %I', part);
    execute format('create trigger public_change_added after insert on %I referencing new table as added
      for each statement execute function tell_part_changed()', part);
    execute format('create trigger public_change_removed after delete on %I referencing old table as removed
      for each statement execute function tell_part_changed()', part);
    execute format('create trigger public_change_changed after update on %I referencing new table as added
      for each statement execute function tell_part_changed()', part);
  end loop;
end $$;

-- The name under a review, and only where it is another one.
drop trigger public_change on users;
create trigger public_change after update of username on users
  for each row when (old.username is distinct from new.username) execute function tell_public_change();
