import { boolean, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { lineKinds, lineUnits } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

export const priceBookEntries = pgTable('price_book_entries', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  description: text().notNull(),
  kind: text({ enum: lineKinds }).notNull(),
  unit: text({ enum: lineUnits }).notNull(),
  unitPrice: numeric('unit_price').notNull(),
  vatRate: smallint('vat_rate').notNull(),
  /** The company orders its prices by groups of its own; '' is none. */
  group: text('group_name').notNull().default(''),
  /** It was written by hand, and not learned from a quote. */
  isOwn: boolean('is_own').notNull().default(false),
  changedAt: momentColumn('changed_at').notNull().defaultNow(),
});
