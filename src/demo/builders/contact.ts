import { companyLikes } from '#features/folders/core/server/tables.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { buildUser } from './user.ts';

export type ContactRow = typeof companyLikes.$inferSelect;
export type ContactValues = typeof companyLikes.$inferInsert;

/** A person likes a company. */
export const buildContact = async (db: Db, overrides: Partial<ContactValues> = {}): Promise<ContactRow> =>
  firstInsertedRow(
    db
      .insert(companyLikes)
      .values({
        ...overrides,
        userId: overrides.userId ?? (await buildUser(db)).id,
        companyId: overrides.companyId ?? (await buildCompany(db)).id,
      })
      .returning(),
  );
