-- The version before goes on with this: what it pays back is asked of Stripe once more, which gives nothing twice.
-- Money that Stripe has not given back yet is tried for again, and its owner's account stays until it has.
alter table payouts add column settled_at timestamptz, add column delay_told_at timestamptz;
update payouts set settled_at = issued_at where refunded_cents > 0;
create index payouts_open on payouts (id) where settled_at is null and stripe_customer_id is not null;
