-- The version before goes on with this.
-- Where a client of the company's pays, said on its quotes to whom they are sent and nowhere else.
alter table company_profiles add column iban text check (iban ~ '^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$');
