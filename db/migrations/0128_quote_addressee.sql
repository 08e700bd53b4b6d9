-- The version before goes on with this.
-- A company corrects whom a quote is for, as it stands on the paper. Empty: the client's name, and the place of the work.
alter table quote_versions
  add column addressee_name text not null default '' check (char_length(addressee_name) <= 120),
  add column addressee_address text not null default '' check (char_length(addressee_address) <= 200);
