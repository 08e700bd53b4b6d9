import { contacts } from '#folders/server/tables.ts';
import { buildCompany } from './company.ts';
import { type Db, storedRow } from './db.ts';
import { buildUser } from './user.ts';

export type Contact = typeof contacts.$inferSelect;
export type ContactValues = typeof contacts.$inferInsert;

/** A liked company. */
export const buildContact = async (db: Db, overrides: Partial<ContactValues> = {}): Promise<Contact> =>
  storedRow(
    db
      .insert(contacts)
      .values({
        ...overrides,
        userId: overrides.userId ?? (await buildUser(db)).id,
        companyId: overrides.companyId ?? (await buildCompany(db)).id,
      })
      .returning(),
  );
