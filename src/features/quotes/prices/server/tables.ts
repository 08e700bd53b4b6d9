import { date, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { TradeStatistics } from '#features/quotes/prices/rules/price-statistics.ts';

/** Each night replaces these rows, one for each trade. */
export const tradePrices = pgTable('trade_prices', {
  categoryId: integer('category_id').primaryKey(),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
  figures: jsonb().$type<TradeStatistics>().notNull(),
});
