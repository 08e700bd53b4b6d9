import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { visitStates } from '#features/requests/core/rules/requests.ts';
import { visitCancellers, visitSides } from '#features/requests/visits/rules/visits.ts';
import { byteaColumn, idColumn, momentColumn } from '#server/database/column-types.ts';

export const visits = pgTable('visits', {
  id: idColumn(),
  companyId: integer('company_id'),
  clientId: integer('client_id'),
  invitationId: integer('invitation_id'),
  /** This member of the company comes. */
  memberId: integer('member_id').notNull(),
  uid: uuid().notNull().defaultRandom(),
  sequence: integer().notNull().default(0),
  state: text({ enum: visitStates }).notNull().default('proposed'),
  turn: text({ enum: visitSides }),
  startsAt: momentColumn('starts_at'),
  endsAt: momentColumn('ends_at'),
  place: text(),
  words: text(),
  dayReminderAt: momentColumn('day_reminder_at'),
  hoursReminderAt: momentColumn('hours_reminder_at'),
  cancelledBy: text('cancelled_by', { enum: visitCancellers }),
  cancelledWords: text('cancelled_words'),
  endToldAt: momentColumn('end_told_at'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  changedAt: momentColumn('changed_at').notNull().defaultNow(),
});

export const visitSlots = pgTable('visit_slots', {
  id: idColumn(),
  visitId: integer('visit_id').notNull(),
  position: smallint().notNull(),
  startsAt: momentColumn('starts_at').notNull(),
  endsAt: momentColumn('ends_at').notNull(),
});

export const calendarAddresses = pgTable('calendar_addresses', {
  userId: integer('user_id').primaryKey(),
  tokenHash: byteaColumn('token_hash').notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
