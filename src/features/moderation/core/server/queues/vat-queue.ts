import { and, eq, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { emptyEntryContent, entryDetailsOf } from './entry-details.ts';
import { isInSliceSql, type QueueOrder, queueOrderSql, type QueueReader } from './queue-order.ts';

// It repeats the condition of its partial index (db/migrations/0010) word for word.
export const isVatNumberOpenSql = sql`(not ${companyProfiles.isVatVerified} and ${companyProfiles.vatNumber} is not null and ${companyProfiles.vatRefusedAt} is null)`;

export const vatTurn: QueueOrder = {
  queue: 'vat',
  since: companyProfiles.vatWaitsSince,
  id: companyProfiles.id,
};

/** Selects the company that is verified for the same number. */
const verifiedFor = sql<string | null>`(select holder.name from company_profiles holder
  where holder.vat_number = company_profiles.vat_number and holder.is_vat_verified)`;

/** Reads numbers that VIES has not confirmed. */
export const readVatNumbers: QueueReader = async (db, slice) => {
  const c = companyProfiles;
  const rows = await db
    .select({
      company: { id: c.id, name: c.name },
      details: {
        registrationNumber: c.registrationNumber,
        city: c.city,
        vatCheck: c.vatCheckResult,
        viesName: c.vatName,
        verifiedFor,
      },
      vatNumber: c.vatNumber,
      since: c.vatWaitsSince,
      createdAt: c.createdAt,
      person: { id: users.id, username: users.username },
    })
    .from(c)
    .innerJoin(users, eq(users.id, c.userId))
    .where(and(isVatNumberOpenSql, isInSliceSql(vatTurn, slice)))
    .orderBy(queueOrderSql(vatTurn))
    .limit(slice.limit);
  return rows.map(({ company, person, since, createdAt, vatNumber, details }) => ({
    id: company.id,
    since: (since ?? createdAt).toISOString(),
    seen: vatNumber ?? '',
    company,
    person,
    ...emptyEntryContent,
    complaint: null,
    facts: entryDetailsOf({
      vatNumber,
      ...details,
    }),
  }));
};
