import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { displayUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { queueOfReversal, subjectsListedWith } from '#features/moderation/core/rules/moderation.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { idInReportedUrlSql } from './id-in-reported-url.ts';
import { moderationLog } from './tables.ts';

type LogEntry = Omit<typeof moderationLog.$inferInsert, 'id'>;

/**
 * Every decision passes through here, within its transaction: it stores the entry with its statement of reasons, and
 * notifies the people it concerns.
 */
export const recordDecision = async (transaction: Db, line: LogEntry) => {
  await transaction.insert(moderationLog).values(line);
};

/** Returns the moderator who withheld a review last. */
export const findWithholdingModerator = async (db: Db, reviewId: number): Promise<number | null> => {
  const [line] = await db
    .select({ moderatorId: moderationLog.moderatorId })
    .from(moderationLog)
    .where(
      and(
        inArray(moderationLog.subject, ['review', 'edit', 'flag']),
        eq(moderationLog.subjectId, reviewId),
        inArray(moderationLog.verdict, ['withheld', 'taken']),
      ),
    )
    .orderBy(desc(moderationLog.id))
    .limit(1);
  return line?.moderatorId ?? null;
};

/** Returns the last decisions about a person. */
export const readDecisionsAboutPerson = async (db: Db, personId: number, limit: number) => {
  const rows = await db
    .select({
      id: moderationLog.id,
      subject: moderationLog.subject,
      verdict: moderationLog.verdict,
      statement: moderationLog.statement,
      createdAt: moderationLog.createdAt,
    })
    .from(moderationLog)
    .where(eq(moderationLog.personId, personId))
    .orderBy(desc(moderationLog.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
};

interface Slice {
  subject?: LogEntry['subject'] | undefined;
  limit: number;
  cursor?: number | undefined;
}

const ofReview = sql`${moderationLog.subject} in ('review', 'edit', 'flag', 'appeal')`;

/** Selects the company that an entry is about, by its review, proof, quote or reported page. */
const companyOfEntry = sql<number | null>`case
  when ${moderationLog.subject} = 'vat' then ${moderationLog.subjectId}
  when ${moderationLog.subject} = 'fact' then (select f.company_id from company_facts f where f.id = ${moderationLog.subjectId})
  when ${moderationLog.subject} = 'quote-report' then (select q.company_id from quote_reports t
    join quotes q on q.id = t.quote_id where t.id = ${moderationLog.subjectId})
  when ${moderationLog.subject} = 'content-report' then (select c.id from content_reports t
    left join projects p on p.id = ${idInReportedUrlSql('projects', sql`t.address`)}
    join company_profiles c on c.id = coalesce(p.company_id, ${idInReportedUrlSql('companies', sql`t.address`)})
    where t.id = ${moderationLog.subjectId})
  when ${ofReview} then (select r.company_id from reviews r where r.id = ${moderationLog.subjectId}) end`;

const personOfEntry = sql<number | null>`(select p.id from users p where p.id = ${moderationLog.personId}
  and p.erased_at is null)`;

/** Selects whether no later decision is about the same thing. */
const isLast = sql<boolean>`not exists (select from moderation_log later
  where later.subject_id = ${moderationLog.subjectId} and later.id > ${moderationLog.id} and case
    when ${ofReview} then later.subject in ('review', 'edit', 'flag', 'appeal')
    else later.subject = ${moderationLog.subject} end)`;

const nameOfCompany = sql<
  string | null
>`(select n.name from company_profiles n where n.id = ${companyOfEntry})`;

const entryPage = (db: Db, limit: number, filter: SQL | undefined) =>
  db
    .select({
      id: moderationLog.id,
      moderator: displayUsernameSql,
      subject: moderationLog.subject,
      subjectId: moderationLog.subjectId,
      verdict: moderationLog.verdict,
      reason: moderationLog.reason,
      statement: moderationLog.statement,
      createdAt: moderationLog.createdAt,
      companyId: companyOfEntry,
      companyName: nameOfCompany,
      personId: personOfEntry,
      isLast,
    })
    .from(moderationLog)
    .leftJoin(users, eq(users.id, moderationLog.moderatorId))
    .where(filter)
    .orderBy(desc(moderationLog.id))
    .limit(limit);

/** Returns decisions, newest first: all of them, or those of one kind. */
export const readDecisions = async (db: Db, { subject, limit, cursor }: Slice) => {
  const isWanted = subject && inArray(moderationLog.subject, subjectsListedWith(subject));
  const isLater = cursor === undefined ? undefined : lt(moderationLog.id, cursor);
  const [rows, total] = await Promise.all([
    entryPage(db, limit + 1, and(isWanted, isLater)),
    db.$count(moderationLog, isWanted),
  ]);
  const items = rows.slice(0, limit).map(({ isLast: isStanding, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    mayTakeBack: isStanding && queueOfReversal(row.subject, row.verdict) !== null,
  }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last ? String(last.id) : null } satisfies ListPage<unknown>;
};
