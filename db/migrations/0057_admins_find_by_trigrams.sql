-- The version before goes on with this.
-- Each statement by itself: both tables are written to meanwhile.
-- What admins look for are parts of words, which no other index finds.
drop index concurrently if exists users_words;
create index concurrently users_words on users using gin (username gin_trgm_ops, email gin_trgm_ops, full_name gin_trgm_ops);
drop index concurrently if exists company_profiles_words;
create index concurrently company_profiles_words on company_profiles using gin (name gin_trgm_ops, vat_number gin_trgm_ops);
