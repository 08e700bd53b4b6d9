-- The version before goes on with this.
-- Who deletes an account with open contracts keeps its company until they end, and nobody else sees it meanwhile.
alter table company_profiles add column is_leaving boolean not null default false;
alter table company_profiles alter column is_hidden set expression as (is_withheld or is_barred or is_leaving);

-- Whoever keeps the account after all is seen again, with what they then say of themselves.
create function show_company_that_stays() returns trigger language plpgsql as $$
begin
  update company_profiles set is_leaving = false where user_id = new.id and is_leaving;
  return null;
end $$;
create trigger kept_account_shows_company after update of erase_at on users for each row
  when (old.erase_at is not null and new.erase_at is null) execute function show_company_that_stays();
