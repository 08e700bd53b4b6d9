-- The version before goes on with this.
-- Who deletes an account with open contracts keeps its company until they end, and nobody else sees it meanwhile.
alter table company_profiles add column is_leaving boolean not null default false;
alter table company_profiles alter column is_hidden set expression as (is_withheld or is_barred or is_leaving);
