import { and, asc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import {
  liftExpiredSuspensions,
  liftSuspension,
  recordSecurityEvent,
  signOutEverywhere,
  suspendAccount,
  type Suspension,
} from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { type QueueName, queueNames } from '#features/moderation/core/rules/moderation.ts';
import {
  closeSuspensionProposals,
  declineSuspensionProposal,
  mailSuspension,
  readQueueStates,
  recordDecision,
  refetchForModerators,
} from '#features/moderation/core/server/index.ts';
import type { FoundPerson } from '#features/moderation/office/contract/people.ts';
import { notifyClientsOfCompany } from '#features/quotes/core/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { RequestContext } from '#server/http/handle.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';

const MOST_FOUND = 20;

/** Returns a pattern that matches the words literally, anywhere in a text. */
const holding = (words: string) => `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;

export const foundPersonColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  userType: users.userType,
  staffRole: users.staffRole,
  createdAt: users.createdAt,
  isSuspended: users.isSuspended,
  reason: users.suspensionReason,
  until: users.suspendedUntil,
};

type PersonRow = Pick<
  typeof users.$inferSelect,
  'id' | 'username' | 'email' | 'userType' | 'staffRole' | 'createdAt' | 'isSuspended'
> & { reason: string | null; until: Date | null };

export const foundPersonOf = (row: PersonRow): FoundPerson => {
  const { isSuspended, reason, until, userType, createdAt, ...rest } = row;
  return {
    ...rest,
    userType: userType === 'client' ? 'private' : userType,
    createdAt: createdAt.toISOString(),
    suspension: isSuspended ? { reason, until: until?.toISOString() ?? null } : null,
  };
};

export const searchPeople = async (db: Db, words: string): Promise<FoundPerson[]> => {
  const pattern = holding(words);
  const rows = await db
    .select(foundPersonColumns)
    .from(users)
    .where(or(ilike(users.username, pattern), ilike(users.email, pattern), ilike(users.fullName, pattern)))
    .orderBy(asc(users.id))
    .limit(MOST_FOUND);
  return rows.map(foundPersonOf);
};

export const searchCompanies = (db: Db, words: string) => {
  const c = companyProfiles;
  const pattern = holding(words);
  // It is a union because no index serves a condition on two tables.
  const matchingIds = union(
    db
      .select({ id: c.id })
      .from(c)
      .where(or(ilike(c.name, pattern), ilike(c.vatNumber, pattern))),
    // Finding a person finds their company, too.
    db
      .select({ id: c.id })
      .from(c)
      .innerJoin(users, eq(users.id, c.userId))
      .where(or(ilike(users.username, pattern), ilike(users.email, pattern))),
  );
  return db
    .select({
      id: c.id,
      name: c.name,
      city: c.city,
      vatNumber: c.vatNumber,
      isVatVerified: c.isVatVerified,
      reviewCount: c.reviewCount,
      owner: { id: users.id, username: users.username },
    })
    .from(c)
    .innerJoin(users, eq(users.id, c.userId))
    .where(inArray(c.id, matchingIds))
    .orderBy(asc(c.id))
    .limit(MOST_FOUND);
};

type Moderator = Pick<RequestContext, 'ip' | 'userAgent'> & { person: Person };

/** Returns whether the same suspension is in force already: a lost response is retried, and the person was notified. */
const isSuspendedSo = async (transaction: Db, personId: number, { reason, until }: Suspension) => {
  const [current] = await transaction
    .select({ isSuspended: users.isSuspended, reason: users.suspensionReason, until: users.suspendedUntil })
    .from(users)
    .where(eq(users.id, personId))
    .for('update');
  return (
    current?.isSuspended === true && current.reason === reason && current.until?.getTime() === until.getTime()
  );
};

/** Returns false if there is nobody to suspend. */
export const suspendPersonBy = (
  services: Services,
  moderator: Moderator,
  personId: number,
  suspension: Suspension,
): Promise<boolean> =>
  services.db.transaction(async (transaction) => {
    if (await isSuspendedSo(transaction, personId, suspension)) return true;
    if (!(await suspendAccount(transaction, personId, suspension))) return false;
    await mailSuspension(transaction, services, personId, suspension);
    await notifyClientsOfCompany(transaction, services, personId, 'companySuspended');
    await recordDecision(transaction, {
      moderatorId: moderator.person.id,
      personId,
      subject: 'suspension',
      subjectId: personId,
      verdict: 'suspended',
      statement: suspension.reason,
      createdAt: services.clock.now(),
    });
    await recordStanding(transaction, 'suspended', personId, moderator);
    const closing = { decidedBy: moderator.person.id, now: services.clock.now() };
    await closeSuspensionProposals(transaction, personId, closing);
    await refetchForModerators(transaction, moderator.person.id);
    return true;
  });

/** Returns false if the proposal is no longer open. */
export const declineSuspensionProposalBy = (
  { db, clock }: Services,
  { person }: Pick<Moderator, 'person'>,
  proposalId: number,
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const now = clock.now();
    const personId = await declineSuspensionProposal(transaction, proposalId, { decidedBy: person.id, now });
    if (personId === null) return false;
    await recordDecision(transaction, {
      moderatorId: person.id,
      personId,
      subject: 'suspension',
      subjectId: personId,
      verdict: 'dismissed',
      createdAt: now,
    });
    await refetchForModerators(transaction, person.id);
    return true;
  });

/** Returns how many sessions ended; null if the person does not exist. */
export const endSessionsOfPersonBy = (
  { db, clock }: Services,
  moderator: Moderator,
  personId: number,
): Promise<number | null> =>
  db.transaction(async (transaction) => {
    const isThere = and(eq(users.id, personId), isNull(users.erasedAt));
    if ((await transaction.$count(users, isThere)) === 0) return null;
    const endedCount = await signOutEverywhere(transaction, personId);
    await recordDecision(transaction, {
      moderatorId: moderator.person.id,
      personId,
      subject: 'sessions',
      subjectId: personId,
      verdict: 'ended',
      createdAt: clock.now(),
    });
    await recordStanding(transaction, 'signed-out-everywhere', personId, moderator);
    return endedCount;
  });

const recordStanding = (
  transaction: Db,
  kind: 'suspended' | 'suspension-lifted' | 'signed-out-everywhere',
  personId: number,
  moderator: Moderator | null,
) =>
  recordSecurityEvent(transaction, {
    kind,
    personId,
    actorId: moderator?.person.id ?? null,
    from: moderator,
  });

const liftLogEntry = (personId: number, createdAt: Date) =>
  ({ personId, subject: 'suspension', subjectId: personId, verdict: 'lifted', createdAt }) as const;

/** Returns false if the person is not suspended. */
export const liftSuspensionBy = (
  services: Services,
  moderator: Moderator,
  personId: number,
): Promise<boolean> =>
  services.db.transaction(async (transaction) => {
    if (!(await liftSuspension(transaction, personId))) return false;
    await notifyClientsOfCompany(transaction, services, personId, 'companyReinstated');
    await recordDecision(transaction, {
      moderatorId: moderator.person.id,
      ...liftLogEntry(personId, services.clock.now()),
    });
    await recordStanding(transaction, 'suspension-lifted', personId, moderator);
    return true;
  });

/** Suspensions end at their planned time. */
export const liftEndedSuspensionsJob: JobDefinition = {
  name: 'lift-suspensions',
  every: '*/5 * * * *',
  run: (_, services) =>
    services.db.transaction(async (transaction) => {
      const now = services.clock.now();
      for (const personId of await liftExpiredSuspensions(transaction, now)) {
        await notifyClientsOfCompany(transaction, services, personId, 'companyReinstated');
        await recordDecision(transaction, liftLogEntry(personId, now));
        await recordStanding(transaction, 'suspension-lifted', personId, null);
      }
    }),
};

export interface OfficeStatistics {
  people: number;
  companies: number;
  publicReviews: number;
  decisionsThisWeek: number;
  middleHours: number | null;
  waiting: { queue: QueueName; count: number; since: string }[];
  year: number;
}

/** Selects when each decided entry came and was decided: reports of all kinds, and reviews by the log. */
const timesToDecide = sql`
  select created_at as begun, decided_at as ended from content_reports
  union all select created_at, reviewed_at from conversation_reports
  union all select created_at, reviewed_at from client_reports
  union all select created_at, decided_at from request_reports
  union all select created_at, decided_at from quote_reports
  union all select created_at, decided_at from review_flags
  union all select r.created_at, l.created_at from moderation_log l
    join reviews r on r.id = l.subject_id where l.subject = 'review'`;

export const readOfficeStatistics = async (db: Db): Promise<OfficeStatistics> => {
  const { rows } = await db.execute<{ figures: OfficeStatistics }>(sql`
    select json_build_object(
      'people', (select count(*) from users where erased_at is null),
      'companies', (select count(*) from company_profiles),
      'publicReviews', (select coalesce(sum(review_count), 0) from company_profiles),
      'decisionsThisWeek', (select count(*) from moderation_log where created_at > app_now() - interval '7 days'),
      'year', extract(year from app_now() at time zone 'Europe/Luxembourg'),
      'middleHours', (select round((percentile_cont(0.5) within group
        (order by extract(epoch from ended - begun) / 3600))::numeric, 3)
        from (${timesToDecide}) decided where ended > app_now() - interval '30 days')) as figures`);
  const figures = rows[0]?.figures;
  if (!figures) throw new Error('A select without a row');
  const states = await readQueueStates(db);
  const waiting = queueNames.flatMap((queue) => {
    const { count, since } = states[queue];
    return since === null ? [] : [{ queue, count, since }];
  });
  return { ...figures, waiting };
};
