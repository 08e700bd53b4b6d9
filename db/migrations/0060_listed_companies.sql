-- The version before goes on with this.
-- A company is listed once somebody can choose it by what it says: a trade, where it is or works, a text, and an owner
-- whose email is proved. `whatIsMissing` of the companies' rules says the same.
alter table company_profiles
  -- Kept by the triggers below.
  add column is_email_proved boolean not null default false,
  -- Listed until then whatever is missing: whoever was listed before there was such a rule.
  add column kept_listed_until timestamptz default now() + interval '60 days',
  -- Was told that this ends.
  add column listing_told_at timestamptz;
alter table company_profiles alter column kept_listed_until drop default;
alter table company_profiles
  add column is_listed boolean not null generated always as (
    kept_listed_until is not null
    or is_email_proved
      and jsonb_array_length(services) > 0
      and (commune is not null or cardinality(service_communes) + cardinality(service_cantons) > 0)
      and char_length(btrim(description, E' \t\n\r')) >= 40) stored;

create function prove_email_of_company() returns trigger language plpgsql as $$
begin
  update company_profiles set is_email_proved = new.is_email_verified
  where user_id = new.id and is_email_proved <> new.is_email_verified;
  return null;
end $$;
create trigger verified_email_proves_company after update of is_email_verified on users for each row
  when (new.is_email_verified <> old.is_email_verified) execute function prove_email_of_company();

create function prove_email_of_new_company() returns trigger language plpgsql as $$
begin
  new.is_email_proved := coalesce((select is_email_verified from users where id = new.user_id), false);
  return new;
end $$;
create trigger email_proved before insert on company_profiles
  for each row execute function prove_email_of_new_company();

-- As in 0035, and nobody finds who is not listed.
create or replace function refresh_company_search(ids integer[]) returns void language plpgsql as $$
begin
  delete from company_search s using company_profiles c
  where s.company_id = any(ids) and c.id = s.company_id and (c.is_hidden or not c.is_listed);
  perform index_companies(array(
    select id from company_profiles where id = any(ids) and is_listed and not is_hidden));
end $$;

-- As in 0039, and whether it is listed.
create or replace function after_company_changed() returns trigger language plpgsql as $$
begin
  perform refresh_company_search(array(
    select a.id from added a join removed r using (id)
    where (a.name, a.description, a.services, a.postal_code, a.city, a.address, a.commune, a.has_emergency_service,
        a.is_verified, a.placement, a.rating_sum, a.review_count, a.is_hidden, a.service_communes, a.service_cantons,
        a.is_listed)
      is distinct from (r.name, r.description, r.services, r.postal_code, r.city, r.address, r.commune,
        r.has_emergency_service, r.is_verified, r.placement, r.rating_sum, r.review_count, r.is_hidden,
        r.service_communes, r.service_cantons, r.is_listed)));
  return null;
end $$;

update company_profiles c set is_email_proved = true from users u where u.id = c.user_id and u.is_email_verified;
