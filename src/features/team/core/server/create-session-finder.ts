import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hashSessionToken, isSteppedUpSql, recordSessionUse } from '#features/accounts/core/server/index.ts';
import { passkeys, secondFactors, sessions, users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { EmployingCompany, Person } from '#kernel/signed-in-person.ts';
import type { FindSession } from '#server/auth/session-types.ts';
import type { Db } from '#server/database/db.ts';
import { companyMembers } from './tables.ts';

// People read the time of last use, so minutes are exact enough and save a write per request.
const LAST_USE_EVERY_SECONDS = 60;

const { password: _, ...accountColumns } = getTableColumns(users);

/**
 * Every signed-in request takes this hot path: one prepared query. It loads the whole account, so that the call every
 * page makes (GET /api/user) needs no other.
 */
export const createSessionFinder = (db: Db): FindSession => {
  const owner = alias(users, 'owner');
  const query = db
    .select({
      id: sessions.id,
      isProved: isSteppedUpSql,
      account: accountColumns,
      work: {
        companyId: companyMembers.companyId,
        role: companyMembers.role,
        ownerId: owner.id,
        ownerName: owner.username,
      },
      hasNoFactor: sql<boolean>`${users.staffRole} is not null
        and not exists (select from ${secondFactors} f where f.user_id = ${users.id} and f.confirmed_at is not null)
        and not exists (select from ${passkeys} p where p.user_id = ${users.id})`,
      isStale: sql<boolean>`${sessions.lastUsedAt} < now() - make_interval(secs => ${LAST_USE_EVERY_SECONDS})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(companyProfiles, eq(companyProfiles.id, companyMembers.companyId))
    // Nobody may act for an owner who is suspended or erased.
    .leftJoin(
      owner,
      and(eq(owner.id, companyProfiles.userId), eq(owner.isSuspended, false), isNull(owner.erasedAt)),
    )
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        sql`${sessions.expiresAt} > now()`,
        eq(users.isSuspended, false),
        isNull(users.erasedAt),
      ),
    )
    .prepare('find_session');

  return async (token) => {
    const [row] = await query.execute({ hash: hashSessionToken(token) });
    if (!row) return null;
    if (row.isStale) await recordSessionUse(db, row.id);
    const { id, username, userType, staffRole } = row.account;
    const person: Person = { id, username, userType: userType === 'client' ? 'private' : userType };
    if (staffRole) person.staffRole = staffRole;
    const worksFor = employerIn(row.work);
    if (worksFor) person.worksFor = worksFor;
    const { hasNoFactor, isProved: isProvedNow } = row;
    return { id: row.id, person, account: row.account, hasNoFactor, isProved: isProvedNow };
  };
};

/** Finds a person's employer where no session says it. */
export const findEmployer = async (db: Db, userId: number): Promise<EmployingCompany | null> => {
  const [row] = await db
    .select({
      companyId: companyMembers.companyId,
      role: companyMembers.role,
      ownerId: users.id,
      ownerName: users.username,
    })
    .from(companyMembers)
    .innerJoin(companyProfiles, eq(companyProfiles.id, companyMembers.companyId))
    .innerJoin(users, eq(users.id, companyProfiles.userId))
    .where(and(eq(companyMembers.userId, userId), eq(users.isSuspended, false), isNull(users.erasedAt)));
  return row ? employerIn(row) : null;
};

interface Work {
  companyId: number | null;
  role: EmployingCompany['role'] | null;
  ownerId: number | null;
  ownerName: string | null;
}

const employerIn = ({ companyId, role, ownerId, ownerName }: Work): EmployingCompany | null =>
  companyId === null || role === null || ownerId === null || ownerName === null
    ? null
    : { companyId, role, owner: { id: ownerId, username: ownerName } };
