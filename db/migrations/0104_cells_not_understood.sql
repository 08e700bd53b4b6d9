-- The version before goes on with this.
-- A number of a draft as it was typed, where it was understood for none: whoever opens the draft sees it, and a quote with
-- one is not sent. A part of a payment plan carries its own within the plan.
alter table quote_lines
  add column unreadable jsonb check (jsonb_typeof(unreadable) = 'object' and octet_length(unreadable::text) <= 2000);
