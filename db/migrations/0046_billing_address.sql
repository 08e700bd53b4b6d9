-- Who is billed where it is not the company as its profile has it, and which papers were mailed.

alter table subscriptions add column billing jsonb;

alter table receipts add column mailed_at timestamptz;
