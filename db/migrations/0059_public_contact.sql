-- The version before goes on with this.
-- A company's page shows its phone and email once the company was told and agreed. Those listed before stay as they
-- are; the version before asks nobody, so what joins by it is not shown until the company says so.
alter table company_profiles add column is_contact_public boolean not null default true;
alter table company_profiles alter column is_contact_public set default false;
