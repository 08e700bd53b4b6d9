-- A company's owner is the account it began with. Whoever joined until now may do what a manager may; from here on
-- a member answers and works on projects, and changes nothing of what the company says of itself.
alter table company_members drop constraint company_members_role_check;
update company_members set role = 'manager';
alter table company_members add check (role in ('manager', 'member'));

alter table company_invitations drop constraint company_invitations_role_check;
update company_invitations set role = 'manager';
alter table company_invitations add check (role in ('manager', 'member'));
