-- The version before goes on with this.
-- What is signed with a passkey is bound to what it was asked for: a proof of who one is accepts no quote.
alter table passkey_challenges add column purpose text not null default '';
