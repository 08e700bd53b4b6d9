-- The version before goes on with this.
-- Each statement by itself: people write meanwhile.
-- Companies are reminded every ten minutes of who wrote to them lately; no older conversation is read for that. And what
-- is let go of by its age is found without the rest.
drop index concurrently if exists conversations_begun;
create index concurrently conversations_begun on conversations (begun_at) where not is_begun_by_me;
drop index concurrently if exists company_days_day;
create index concurrently company_days_day on company_days using brin (day);
drop index concurrently if exists company_log_created;
create index concurrently company_log_created on company_log using brin (created_at);
