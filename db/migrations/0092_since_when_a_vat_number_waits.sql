-- The version before goes on with this: a trigger keeps the new column, and that version does not read it.
-- A VAT number waits for moderators since it was stated, or since its mark or its refusal went: not since its company
-- joined, which may be years. Of those that wait already nothing else is known.
alter table company_profiles add column vat_waits_since timestamptz;
update company_profiles set vat_waits_since = created_at
  where not is_vat_verified and vat_number is not null and vat_refused_at is null;

create function keep_wait_of_vat_number() returns trigger language plpgsql as $$
begin
  if new.vat_number is null or new.is_vat_verified or new.vat_refused_at is not null then
    new.vat_waits_since := null;
  elsif tg_op = 'INSERT' then
    new.vat_waits_since := coalesce(new.vat_waits_since, new.created_at);
  elsif old.vat_waits_since is null or new.vat_number <> old.vat_number then
    new.vat_waits_since := now();
  end if;
  return new;
end $$;
-- Its name comes after vat_changed's, which forgets the refusal of another number first.
create trigger vat_waits before insert or update of vat_number, is_vat_verified, vat_refused_at on company_profiles
  for each row execute function keep_wait_of_vat_number();
