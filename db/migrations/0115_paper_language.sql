-- The version before goes on with this.
-- In which language a quote goes out, once its company has chosen one or sent it (null: its client's), and what was
-- typed in its head and understood for no number.
alter table quote_versions
  add column paper_language text check (paper_language in ('en', 'fr', 'de', 'lb', 'pt')),
  add column unreadable jsonb;
