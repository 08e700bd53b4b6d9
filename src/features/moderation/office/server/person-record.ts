import { and, desc, eq, isNull } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { readDecisionsAboutPerson, readReportsOfPerson } from '#features/moderation/core/server/index.ts';
import { takedowns } from '#features/moderation/core/server/tables.ts';
import type { PersonRecord } from '#features/moderation/office/contract/person-record.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { companyMembers } from '#features/team/core/server/tables.ts';
import type { CompanyRole } from '#kernel/company-role.ts';
import type { Db } from '#server/database/db.ts';
import { foundPersonColumns, foundPersonOf } from './people-and-statistics.ts';

/** Each list has at most this many entries, newest first. */
const MOST = 20;

const companyOf = async (db: Db, personId: number): Promise<PersonRecord['company']> => {
  const companyColumns = { id: c.id, name: c.name };
  const [owned] = await db.select(companyColumns).from(c).where(eq(c.userId, personId));
  if (owned) return { ...owned, role: 'owner' satisfies CompanyRole };
  const [joined] = await db
    .select({ ...companyColumns, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(c, eq(c.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, personId));
  return joined ?? null;
};

const reviewsBy = async (db: Db, personId: number): Promise<PersonRecord['reviews']> => {
  const rows = await db
    .select({
      id: reviews.id,
      company: { id: c.id, name: c.name },
      rating: reviews.rating,
      status: reviews.status,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(c, eq(c.id, reviews.companyId))
    .where(eq(reviews.userId, personId))
    .orderBy(desc(reviews.id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
};

const takedownsOf = async (db: Db, personId: number): Promise<PersonRecord['takedowns']> => {
  const rows = await db
    .select({
      id: takedowns.id,
      kind: takedowns.kind,
      takenAt: takedowns.takenAt,
      restoredAt: takedowns.restoredAt,
    })
    .from(takedowns)
    .where(eq(takedowns.ownerId, personId))
    .orderBy(desc(takedowns.id))
    .limit(MOST);
  return rows.map(({ takenAt, restoredAt, ...row }) => ({
    ...row,
    takenAt: takenAt.toISOString(),
    restoredAt: restoredAt?.toISOString() ?? null,
  }));
};

/** Returns null if the person does not exist (any longer). */
export const readPersonRecord = async (db: Db, personId: number): Promise<PersonRecord | null> => {
  const [row] = await db
    .select({
      ...foundPersonColumns,
      isEmailVerified: users.isEmailVerified,
      isPhoneVerified: users.isPhoneVerified,
      limitedUntil: users.limitedUntil,
    })
    .from(users)
    .where(and(eq(users.id, personId), isNull(users.erasedAt)));
  if (!row) return null;
  const { isEmailVerified, isPhoneVerified, limitedUntil, ...person } = row;
  const [company, reviewRows, reports, takedownRows, decisions] = await Promise.all([
    companyOf(db, personId),
    reviewsBy(db, personId),
    readReportsOfPerson(db, personId, MOST),
    takedownsOf(db, personId),
    readDecisionsAboutPerson(db, personId, MOST),
  ]);
  return {
    ...foundPersonOf(person),
    isEmailVerified,
    isPhoneVerified,
    limitedUntil: limitedUntil?.toISOString() ?? null,
    company,
    reviews: reviewRows,
    ...reports,
    takedowns: takedownRows,
    decisions,
  };
};
