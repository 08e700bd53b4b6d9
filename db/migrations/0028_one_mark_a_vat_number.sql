-- A VAT number may be stated by any company and is verified for one.

alter table company_profiles
  -- Whose it is, as VIES says.
  add column vat_name text check (char_length(vat_name) between 1 and 300),
  drop constraint company_profiles_vat_check_result_check,
  add constraint company_profiles_vat_check_result_check
    check (vat_check_result in ('valid', 'invalid', 'unavailable', 'doubtful'));

-- Of several that are verified today the first stays; moderators look at the others.
update company_profiles later set is_vat_verified = false, vat_check_result = 'doubtful'
where is_vat_verified and exists (
  select from company_profiles first
  where first.vat_number = later.vat_number and first.is_vat_verified
    and (coalesce(first.vat_checked_at, first.created_at), first.id)
      < (coalesce(later.vat_checked_at, later.created_at), later.id));

create unique index company_profiles_vat_verified on company_profiles (vat_number)
  where is_vat_verified;

-- Numbers whose firm has had its trial, also once it is gone.
create table vat_trials (
  vat_number text primary key check (char_length(vat_number) <= 20),
  company_id integer references company_profiles on delete set null
);
