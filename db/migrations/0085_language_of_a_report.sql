-- The version before goes on with this: it reads and writes reports without it.
-- In which language somebody reported something: they may have no account, and are told in it what was decided.
alter table content_reports
  add column language text check (language in ('en', 'fr', 'de', 'lb', 'pt'));
