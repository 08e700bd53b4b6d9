-- What a company notes for itself about a lead, and when it was reminded of one it had not answered. Neither puts
-- the lead anywhere: without a stage it stands where what has happened puts it.
alter table company_leads alter column stage drop not null;
alter table company_leads add column note text check (char_length(note) between 1 and 1000);
alter table company_leads add column reminded_at timestamptz;
alter table company_leads add check (declined_for is null or stage is not null);
