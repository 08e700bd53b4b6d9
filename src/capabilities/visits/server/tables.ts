import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, moment } from '#server/database/columns.ts';
import { cancellers, sides, visitStates } from '#visits/rules/visits.ts';

export const visits = pgTable('visits', {
  id: id(),
  companyId: integer('company_id'),
  clientId: integer('client_id'),
  invitationId: integer('invitation_id'),
  /** Who comes. */
  memberId: integer('member_id').notNull(),
  uid: uuid().notNull().defaultRandom(),
  sequence: integer().notNull().default(0),
  state: text({ enum: visitStates }).notNull().default('proposed'),
  turn: text({ enum: sides }),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  place: text(),
  words: text(),
  dayReminderAt: moment('day_reminder_at'),
  hoursReminderAt: moment('hours_reminder_at'),
  cancelledBy: text('cancelled_by', { enum: cancellers }),
  cancelledWords: text('cancelled_words'),
  endToldAt: moment('end_told_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

export const visitSlots = pgTable('visit_slots', {
  id: id(),
  visitId: integer('visit_id').notNull(),
  position: smallint().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const calendarAddresses = pgTable('calendar_addresses', {
  userId: integer('user_id').primaryKey(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
