-- What a plan is worth that is paid for, what is left over of it, and the smaller one that follows.

alter table subscriptions
  add column paid_from timestamptz,
  -- VAT is in it, as in the balance.
  add column paid_cents integer not null default 0 check (paid_cents >= 0),
  add column balance_cents integer not null default 0 check (balance_cents >= 0),
  add column next_plan text check (next_plan in ('basic', 'professional', 'premium')),
  add column next_period text check (next_period in ('monthly', 'yearly')),
  add check ((next_plan is null) = (next_period is null)),
  add check (next_plan is null or status = 'active');

-- Who is here already has what the last paper says was paid.
update subscriptions s set paid_from = r.paid_from, paid_cents = r.amount_cents
from (select distinct on (company_id) * from receipts where company_id is not null order by company_id, id desc) r
where r.company_id = s.company_id and r.plan = s.plan and r.period = s.period and r.paid_until = s.until
  and s.status in ('active', 'cancelled');

-- What was bought and what was taken off; papers of before have none. A change that what is left over paid for has
-- a paper of nothing.
alter table receipts
  add column lines jsonb,
  drop constraint receipts_amount_cents_check,
  add check (amount_cents >= 0);
do $$
declare known text;
begin
  select conname into strict known from pg_constraint
  where conrelid = 'receipts'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%vat_cents < amount_cents%';
  execute format('alter table receipts drop constraint %I', known);
end $$;
alter table receipts add check (vat_cents >= 0 and vat_cents <= amount_cents);
