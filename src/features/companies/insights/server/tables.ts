import { date, doublePrecision, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { visitSources } from '#features/companies/insights/rules/page-viewers.ts';
import { byteaColumn } from '#server/database/column-types.ts';

/** Counts visitors and impressions of a company's day; numbers only grow. */
export const companyDayCounts = pgTable(
  'company_days',
  {
    companyId: integer('company_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    fromSearch: integer('from_search').notNull().default(0),
    fromCategory: integer('from_category').notNull().default(0),
    direct: integer().notNull().default(0),
    impressions: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day] })],
);

/** Remembers today's visitors; a job deletes them with the day. */
export const profileVisitors = pgTable(
  'profile_visitors',
  {
    day: date({ mode: 'string' }).notNull(),
    companyId: integer('company_id').notNull(),
    visitor: byteaColumn().notNull(),
    source: text({ enum: visitSources }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.companyId, table.visitor] })],
);

/** Today's visitors are hashed with this; a job deletes it with the day. */
export const visitorSalts = pgTable('visitor_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: byteaColumn().notNull(),
});

export const tradeMedians = pgTable(
  'trade_medians',
  {
    categoryId: integer('category_id').notNull(),
    span: smallint().notNull(),
    companies: integer().notNull(),
    views: doublePrecision().notNull(),
    impressions: doublePrecision().notNull(),
    contacts: doublePrecision().notNull(),
    messages: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.span] })],
);
