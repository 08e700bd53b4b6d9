-- What a company is told of its plan, and payments for which there can be no invoice yet.

alter table subscriptions
  -- The company was told that its trial ends soon.
  add column reminded_at timestamptz;

-- A payment at Stripe's may have a paper without a number: while Giewel is tried with a key that moves no money.
do $$
declare wrong text;
begin
  select conname into strict wrong from pg_constraint
  where conrelid = 'receipts'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%(number IS NULL) = (stripe_invoice_id IS NULL)%';
  execute format('alter table receipts drop constraint %I', wrong);
end $$;
alter table receipts add check (number is null or stripe_invoice_id is not null);

-- Invoices of companies that are gone, which are removed after their time.
create index receipts_of_nobody on receipts (issued_at) where company_id is null;

-- News of one more kind. Those that are there stay, whichever they are.
do $$
declare known text;
begin
  select pg_get_constraintdef(oid) into strict known from pg_constraint
  where conrelid = 'notifications'::regclass and conname = 'notifications_kind_check';
  execute 'alter table notifications drop constraint notifications_kind_check, add constraint notifications_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''subscription''::text, ');
end $$;
