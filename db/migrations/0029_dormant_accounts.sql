-- Accounts that nobody uses end, after a letter that says so.
alter table users add column dormant_warned_at timestamptz;
