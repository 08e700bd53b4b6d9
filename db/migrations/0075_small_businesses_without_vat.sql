-- The version before goes on with this.
-- A small business charges no VAT (article 57 of the law): a company that states so quotes at 0 %.
alter table company_profiles add column is_vat_exempt boolean not null default false;
