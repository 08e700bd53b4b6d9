-- The version before goes on with this: it shows a report without words as one without them.
-- Each night the companies of quotes accepted lately are looked at too: public prices come from them.
create index quote_acceptances_at on quote_acceptances (at);
-- The facts of a ring, which are put into words in the language of whoever reads them. Reports of before keep their words.
alter table content_reports
  alter column explanation drop not null,
  add column ring jsonb check (jsonb_typeof(ring) = 'object'),
  add check (num_nulls(explanation, ring) = 1);
