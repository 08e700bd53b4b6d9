import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '#server/database/column-types.ts';

export const liveStreamPositions = pgTable('live_lines', {
  userId: integer('user_id').primaryKey(),
  position: bigint({ mode: 'number' }).notNull().default(0),
});

export const storedLiveEvents = pgTable('live_events', {
  userId: integer('user_id').notNull(),
  position: bigint({ mode: 'number' }).notNull(),
  name: text().notNull(),
  data: jsonb().$type<object>().notNull(),
  /** Only this listener of the stream gets it; all of them if it is null. */
  onlyFor: integer('only_for'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
