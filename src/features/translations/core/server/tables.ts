import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#kernel/language.ts';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

/** Each row belongs to one original. Triggers delete it when that changes (db/migrations/0082, 0091, 0093). */
export const translations = pgTable('translations', {
  id: idColumn(),
  messageId: integer('message_id'),
  requestId: integer('request_id'),
  additionId: integer('addition_id'),
  companyId: integer('company_id'),
  reviewId: integer('review_id'),
  questionId: integer('question_id'),
  answerId: integer('answer_id'),
  replyId: integer('reply_id'),
  guaranteeId: integer('guarantee_id'),
  projectId: integer('project_id'),
  titleId: integer('title_id'),
  captionId: integer('caption_id'),
  fromLanguage: text('from_language').notNull(),
  toLanguage: text('to_language').$type<Language>().notNull(),
  text: text().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
