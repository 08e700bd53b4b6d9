import { contacts } from '../../capabilities/folders/server/tables.ts';
import { buildCompany } from './company.ts';
import { type Db, insertRow } from './insert.ts';
import { buildUser } from './user.ts';

export type Contact = typeof contacts.$inferSelect;
export type ContactValues = typeof contacts.$inferInsert;

/** A liked company. */
export const buildContact = async (db: Db, overrides: Partial<ContactValues> = {}): Promise<Contact> =>
  insertRow(db, contacts, {
    ...overrides,
    userId: overrides.userId ?? (await buildUser(db)).id,
    companyId: overrides.companyId ?? (await buildCompany(db)).id,
  });
