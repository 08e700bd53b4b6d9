-- The version before goes on with this.
-- What the product itself has put into a project's room, as the signed copy of its quote, neither side takes out again.
alter table project_files add column is_fixed boolean not null default false;
update project_files f set is_fixed = true
from quote_acceptances a
join quote_papers p on p.quote_id = a.quote_id and p.kind = 'signed'
where a.project_id = f.project_id and f.kind = 'pdf' and f.side = 'client' and f.created_at = p.made_at;
