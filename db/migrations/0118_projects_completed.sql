-- The version before goes on with this.
-- Each night those that were completed lately are looked at: whether client and company are one person.
create index projects_completed on projects (completed_at) where completed_at is not null;
