-- What is stored of whom, and how large: nobody stores without end.

create table stored_files (
  -- As the file store knows it.
  name text primary key check (char_length(name) between 1 and 200),
  owner_id integer not null references users on delete cascade,
  bytes integer not null check (bytes >= 0)
);
create index stored_files_owner on stored_files (owner_id) include (bytes);

-- Of what was stored before, the large file of each; galleries, logos and profile pictures are not known by size.
insert into stored_files (name, owner_id, bytes)
select case kind when 'pdf' then 'attachments/' || token || '.pdf' else 'attachments/' || token || '-large.webp' end,
  owner_id, size
from attachments
union all
select case kind when 'pdf' then 'projects/' || token || '.pdf' else 'projects/' || token || '-large.webp' end, owner_id, size
from project_files
union all
select 'reviews/' || p.token || '-large.webp', r.user_id, p.size
from review_pictures p join reviews r on r.id = p.review_id
union all
select case document_kind when 'pdf' then 'facts/' || document_token || '.pdf'
    else 'facts/' || document_token || '-large.webp' end, c.user_id, f.document_size
from company_facts f join company_profiles c on c.id = f.company_id
where f.document_token is not null;
