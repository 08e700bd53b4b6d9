import { companyServices } from '#features/companies/core/server/tables.ts';
import { buildCategory } from './category.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';

export type ServiceRow = typeof companyServices.$inferSelect;
export type ServiceValues = typeof companyServices.$inferInsert;

/** A company does one trade. */
export const buildService = async (db: Db, overrides: Partial<ServiceValues> = {}): Promise<ServiceRow> =>
  firstInsertedRow(
    db
      .insert(companyServices)
      .values({
        ...overrides,
        companyId: overrides.companyId ?? (await buildCompany(db)).id,
        categoryId: overrides.categoryId ?? (await buildCategory(db)).id,
      })
      .returning(),
  );
