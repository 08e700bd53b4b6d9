import { serviceCategories } from '#features/companies/core/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';

export type CategoryRow = typeof serviceCategories.$inferSelect;
export type CategoryValues = typeof serviceCategories.$inferInsert;

export const categoryRow = (overrides: Partial<CategoryValues> = {}): CategoryValues => {
  const number = nextUniqueNumber();
  return { name: `Trade ${number}`, description: `What trade ${number} does.`, ...overrides };
};

export const buildCategory = (db: Db, overrides: Partial<CategoryValues> = {}): Promise<CategoryRow> =>
  firstInsertedRow(db.insert(serviceCategories).values(categoryRow(overrides)).returning());
