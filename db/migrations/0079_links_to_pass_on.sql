-- The version before goes on with this: it shows such an invitation without an address.
-- A team hands a link on by itself: it names no address, and whoever joins by it states theirs.
alter table company_invitations alter column email drop not null;
