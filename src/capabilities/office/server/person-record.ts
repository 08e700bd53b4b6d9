import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles as c } from '#companies/server/tables.ts';
import type { CompanyRole } from '#kernel/company-role.ts';
import type { RecordedReport } from '#moderation/rules/moderation.ts';
import { decisionsAbout } from '#moderation/server/index.ts';
import { takedowns } from '#moderation/server/tables.ts';
import type { PersonRecord } from '#office/contract/person-record.ts';
import { reviews } from '#reviews/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { companyMembers } from '#team/server/tables.ts';
import { foundPersonOf, personColumns } from './office.ts';

/** Of each list, the newest. */
const MOST = 20;

const companyOf = async (db: Db, personId: number): Promise<PersonRecord['company']> => {
  const named = { id: c.id, name: c.name };
  const [owned] = await db.select(named).from(c).where(eq(c.userId, personId));
  if (owned) return { ...owned, role: 'owner' satisfies CompanyRole };
  const [joined] = await db
    .select({ ...named, role: companyMembers.role })
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

interface ReportRow extends Record<string, unknown> {
  side: 'about' | 'by';
  kind: RecordedReport;
  id: number;
  reason: string | null;
  words: string | null;
  createdAt: Date;
  isDecided: boolean;
}

/** What was reported of somebody, and what they reported; a company's reports are those of the account it began with. */
const reportsOf = async (db: Db, personId: number) => {
  const { rows } = await db.execute<ReportRow>(sql`
    with own as (select id from company_profiles where user_id = ${personId}),
    found as (
      select case when reported_id = ${personId} then 'about' else 'by' end as side, 'conversation' as kind, id,
        null as reason, reason as words, created_at, reviewed_at is not null as is_decided
        from conversation_reports where reported_id = ${personId} or reporter_id = ${personId}
      union all select 'about', 'client', id, reason, additional_info, created_at, reviewed_at is not null
        from client_reports where client_id = ${personId}
      union all select 'by', 'client', id, reason, additional_info, created_at, reviewed_at is not null
        from client_reports where company_id in (select id from own)
      union all select 'about', 'request', r.id, null, r.reason, r.created_at, r.decided_at is not null
        from request_reports r join requests q on q.id = r.request_id where q.client_id = ${personId}
      union all select 'by', 'request', id, null, reason, created_at, decided_at is not null
        from request_reports where company_id in (select id from own)
      union all select 'about', 'quote', r.id, null, r.reason, r.created_at, r.decided_at is not null
        from quote_reports r join quotes q on q.id = r.quote_id where q.company_id in (select id from own)
      union all select 'by', 'quote', id, null, reason, created_at, decided_at is not null
        from quote_reports where client_id = ${personId}
      union all select 'about', 'flag', f.id, null, f.reason, f.created_at, f.decided_at is not null
        from review_flags f join reviews r on r.id = f.review_id where r.user_id = ${personId}
      union all select 'by', 'flag', id, null, reason, created_at, decided_at is not null
        from review_flags where company_id in (select id from own)),
    ranked as (select found.*, row_number() over (partition by side order by created_at desc, id desc) as place from found)
    select side, kind, id, reason, words, created_at as "createdAt", is_decided as "isDecided"
    from ranked where place <= ${MOST} order by created_at desc, id desc`);
  const of = (wanted: ReportRow['side']) =>
    rows
      .filter(({ side }) => side === wanted)
      .map(({ kind, id, reason, words, createdAt, isDecided }) => ({
        kind,
        id,
        reason,
        words,
        createdAt: new Date(createdAt).toISOString(),
        isDecided,
      }));
  return { reportsAbout: of('about'), reportsBy: of('by') };
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

/** Null where there is nobody, or nobody any more. */
export const readPersonRecord = async (db: Db, personId: number): Promise<PersonRecord | null> => {
  const [row] = await db
    .select({
      ...personColumns,
      isEmailVerified: users.isEmailVerified,
      isPhoneVerified: users.isPhoneVerified,
      limitedUntil: users.limitedUntil,
    })
    .from(users)
    .where(and(eq(users.id, personId), isNull(users.erasedAt)));
  if (!row) return null;
  const { isEmailVerified, isPhoneVerified, limitedUntil, ...person } = row;
  const [company, written, reports, taken, decisions] = await Promise.all([
    companyOf(db, personId),
    reviewsBy(db, personId),
    reportsOf(db, personId),
    takedownsOf(db, personId),
    decisionsAbout(db, personId, MOST),
  ]);
  return {
    ...foundPersonOf(person),
    isEmailVerified,
    isPhoneVerified,
    limitedUntil: limitedUntil?.toISOString() ?? null,
    company,
    reviews: written,
    ...reports,
    takedowns: taken,
    decisions,
  };
};
