import { and, eq, ne, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { CaseEvidence } from '#features/moderation/core/contract/moderation.ts';
import type { Db } from '#server/database/db.ts';

export const findCompanyIdOfPerson = async (db: Db, personId: number): Promise<number | undefined> =>
  (await db.select({ id: c.id }).from(c).where(eq(c.userId, personId)))[0]?.id;

export const readPersonFacts = async (db: Db, personId: number): Promise<CaseEvidence['person']> => {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      createdAt: users.createdAt,
      isEmailVerified: users.isEmailVerified,
      isPhoneVerified: users.isPhoneVerified,
    })
    .from(users)
    .where(eq(users.id, personId));
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
};

export const readCompanyFacts = async (db: Db, companyId: number): Promise<CaseEvidence['company']> => {
  const [row] = await db
    .select({
      id: c.id,
      name: c.name,
      vatNumber: c.vatNumber,
      isVatVerified: c.isVatVerified,
      registrationNumber: c.registrationNumber,
      permitNumber: sql<string | null>`(select f.number from company_facts f
        where f.company_id = ${c.id} and f.kind = 'permit'
        order by f.state = 'verified' desc, f.id desc limit 1)`,
      street: c.address,
      postalCode: c.postalCode,
      city: c.city,
      website: c.website,
      email: users.email,
      createdAt: c.createdAt,
    })
    .from(c)
    .innerJoin(users, eq(users.id, c.userId))
    .where(eq(c.id, companyId));
  if (!row) return null;
  const { street, postalCode, city, createdAt, ...details } = row;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return {
    ...details,
    address: [street, town].filter(Boolean).join(', ') || null,
    createdAt: createdAt.toISOString(),
  };
};

export const findCompaniesWithSameVatNumber = async (
  db: Db,
  companyId: number,
): Promise<CaseEvidence['sameNumber']> => {
  const [ownRow] = await db.select({ vatNumber: c.vatNumber }).from(c).where(eq(c.id, companyId));
  if (!ownRow?.vatNumber) return [];
  return db
    .select({ id: c.id, name: c.name })
    .from(c)
    .where(and(eq(c.vatNumber, ownRow.vatNumber), ne(c.id, companyId)))
    .orderBy(c.id);
};
