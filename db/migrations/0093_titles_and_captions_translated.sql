-- The version before goes on with this: it knows of fewer kinds.
-- Also the title of a project that is shown, and what stands under a picture of a company.
alter table translations
  add column title_id integer references projects on delete cascade,
  add column caption_id integer references project_gallery on delete cascade,
  drop constraint translations_of_one,
  add constraint translations_of_one check (num_nonnulls(message_id, request_id, addition_id, company_id, review_id,
    question_id, answer_id, reply_id, guarantee_id, project_id, title_id, caption_id) = 1);
create unique index translations_of_title on translations (title_id, to_language) where title_id is not null;
create unique index translations_of_caption on translations (caption_id, to_language) where caption_id is not null;

create trigger forget_translations_of_title after update of name on projects
  for each row when (old.name is distinct from new.name)
  execute function forget_translations('title_id');
create trigger forget_translations_of_caption after update of title on project_gallery
  for each row when (old.title is distinct from new.title)
  execute function forget_translations('caption_id');
