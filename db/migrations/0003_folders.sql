-- What folders and likes need beyond their documented columns.

alter table folders
  -- The folder that shows a person's likes. It holds no rows of its own: what is in it is read from contacts.
  add column is_liked boolean not null default false;
update folders set is_liked = true where name = 'Liked Companies';
create unique index folders_liked on folders (user_id) where is_liked;
insert into folders (user_id, name, is_liked)
  select distinct user_id, 'Liked Companies', true from contacts
  on conflict (user_id) where is_liked do nothing;
alter table folders add check (is_liked = (name = 'Liked Companies'));

-- Lists stand newest first, which is by id: rows are only ever added at the end.
drop index folders_user;
create index folders_newest on folders (user_id, id);

alter table folder_companies
  add column note text check (char_length(note) between 1 and 1000),
  add column created_at timestamptz not null default now();
create index folder_companies_newest on folder_companies (folder_id, id);
create index folder_companies_company on folder_companies (company_id);

alter table contacts
  add column note text check (char_length(note) between 1 and 1000);
create index contacts_newest on contacts (user_id, id);
create index contacts_company on contacts (company_id);

-- What is in a folder, of whichever kind it is.
create view saved_companies as
  select id, folder_id, company_id, note, created_at from folder_companies
  union all
  select c.id, f.id, c.company_id, c.note, c.created_at
  from contacts c join folders f on f.user_id = c.user_id and f.is_liked;

-- A link by which anyone may read a folder: one a folder, and only its hash is kept.
create table folder_shares (
  folder_id integer primary key references folders on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now()
);

-- How soon a company answers is measured over what it was sent.
create index messages_received on messages (receiver_id, sender_id, id);
