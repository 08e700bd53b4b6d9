-- The version before goes on with this: it knows of fewer kinds.
-- Also a question about a request and its answer, a reply to a review, a company's guarantee and what a project was.
alter table translations
  add column question_id integer references request_questions on delete cascade,
  add column answer_id integer references request_questions on delete cascade,
  add column reply_id integer references reviews on delete cascade,
  add column guarantee_id integer references company_profiles on delete cascade,
  add column project_id integer references projects on delete cascade,
  drop constraint translations_check,
  add constraint translations_of_one check (num_nonnulls(message_id, request_id, addition_id, company_id, review_id,
    question_id, answer_id, reply_id, guarantee_id, project_id) = 1);
create unique index translations_of_question on translations (question_id, to_language) where question_id is not null;
create unique index translations_of_answer on translations (answer_id, to_language) where answer_id is not null;
create unique index translations_of_reply on translations (reply_id, to_language) where reply_id is not null;
create unique index translations_of_guarantee on translations (guarantee_id, to_language) where guarantee_id is not null;
create unique index translations_of_project on translations (project_id, to_language) where project_id is not null;

create trigger forget_translations_of_question after update of words on request_questions
  for each row when (old.words is distinct from new.words)
  execute function forget_translations('question_id');
create trigger forget_translations_of_answer after update of answer on request_questions
  for each row when (old.answer is distinct from new.answer)
  execute function forget_translations('answer_id');
create trigger forget_translations_of_reply after update of reply on reviews
  for each row when (old.reply is distinct from new.reply)
  execute function forget_translations('reply_id');
create trigger forget_translations_of_guarantee after update of guarantee on company_profiles
  for each row when (old.guarantee is distinct from new.guarantee)
  execute function forget_translations('guarantee_id');
create trigger forget_translations_of_project after update of description on projects
  for each row when (old.description is distinct from new.description)
  execute function forget_translations('project_id');
