import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { buildClientReport } from '#demo/builders/client-report.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildConversationReport } from '#demo/builders/conversation-report.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { nextUniqueNumber } from '#demo/builders/number.ts';
import { buildReview, buildReviewFlag } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { conversationReports, messages } from '#features/messaging/core/server/tables.ts';
import { clientReports } from '#features/moderation/client-reports/server/tables.ts';
import { recordDecision } from '#features/moderation/core/server/index.ts';
import { contentReports, moderationLog, takedowns } from '#features/moderation/core/server/tables.ts';
import { takeDownContent } from '#features/moderation/core/server/takedowns/take-down-content.ts';
import { reviewFlags } from '#features/reviews/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { allJobs } from './registry.ts';

const { db, pool, services } = await testHost();

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const [lately, longAgo] = [daysAgo(RETENTION_DAYS.decisions - 4), daysAgo(RETENTION_DAYS.decisions + 1)];

const night = async () => {
  for (const { name, run } of allJobs.filter(({ name }) => name.startsWith('forget-old-'))) {
    await run({}, services).catch((error: unknown) => {
      throw new Error(`${name} failed`, { cause: error });
    });
  }
};
const idsOf = async (table: PgTable & { id: AnyPgColumn }) =>
  (await db.select({ id: table.id }).from(table)).map(({ id }) => id);

test('reports go five years after they were decided, one that waits does not', async () => {
  const reviewed = { status: 'resolved' as const };
  const buildKeptAndGone = async (build: (decidedAt: Date | null) => Promise<{ id: number }>) => {
    const waiting = await build(null);
    const recent = await build(lately);
    await build(longAgo);
    return [waiting.id, recent.id];
  };
  const content = await buildKeptAndGone((decidedAt) =>
    buildContentReport(db, { createdAt: longAgo, decidedAt, outcome: decidedAt && 'dismissed' }),
  );
  const conversation = await buildKeptAndGone((reviewedAt) =>
    buildConversationReport(db, { createdAt: longAgo, reviewedAt, ...(reviewedAt && reviewed) }),
  );
  const client = await buildKeptAndGone((reviewedAt) =>
    buildClientReport(db, { createdAt: longAgo, reviewedAt, ...(reviewedAt && { status: 'dismissed' }) }),
  );
  const flag = await buildKeptAndGone(async (decidedAt) =>
    buildReviewFlag(db, await buildReview(db), {
      createdAt: longAgo,
      decidedAt,
      outcome: decidedAt && 'dismissed',
    }),
  );
  await night();
  expect(await idsOf(contentReports)).toEqual(content);
  expect(await idsOf(conversationReports)).toEqual(conversation);
  expect(await idsOf(clientReports)).toEqual(client);
  expect(await idsOf(reviewFlags)).toEqual(flag);
});

test('a report stays with the takedown that came of it', async () => {
  const owner = await buildUser(db);
  const report = await buildContentReport(db, { decidedAt: longAgo, outcome: 'upheld' });
  await db.insert(takedowns).values({
    kind: 'picture',
    subjectId: 1,
    ownerId: owner.id,
    contentReportId: report.id,
    statement: 'It shows somebody else’s work.',
  });
  await night();
  expect(await idsOf(contentReports)).toContain(report.id);
});

describe('what was taken down', () => {
  const buildTakedown = (values: Partial<typeof takedowns.$inferInsert> & { ownerId: number }) =>
    db
      .insert(takedowns)
      .values({
        kind: 'picture',
        subjectId: nextUniqueNumber(),
        statement: 'It shows somebody else’s work.',
        takenAt: longAgo,
        was: { picture: 'https://…' },
        ...values,
      })
      .returning({ id: takedowns.id })
      .then(([row]) => row?.id ?? 0);

  test('goes five years after it was decided, with its files; what waits or still holds does not', async () => {
    await db.delete(takedowns);
    const { id: ownerId } = await buildUser(db);
    const withheld = await buildCompany(db, { isWithheld: true });
    const company = await buildCompany(db);
    const putPicture = async (name: string) => services.files.put(name, Buffer.from('a picture'));
    await Promise.all(['withheld/gallery/one.webp', 'gallery/two.webp'].map(putPicture));
    const keptTakedowns = [
      await buildTakedown({ ownerId, takenAt: lately }),
      await buildTakedown({ ownerId, appeal: 'It is my own work.', appealedAt: longAgo }),
      await buildTakedown({ ownerId, appeal: 'It is ours.', appealedAt: longAgo, appealDecidedAt: lately }),
      await buildTakedown({ ownerId, kind: 'profile', subjectId: withheld.id }),
    ];
    await buildTakedown({ ownerId, files: ['gallery/one.webp'] });
    const decided = { appeal: 'It is ours.', appealedAt: longAgo, appealDecidedAt: longAgo };
    await buildTakedown({ ownerId, ...decided, restoredAt: longAgo, files: ['gallery/two.webp'] });
    await buildTakedown({ ownerId, kind: 'profile', subjectId: company.id });
    await night();
    expect(await idsOf(takedowns)).toEqual(keptTakedowns);
    const { rows } = await pool.query<{ payload: object }>(
      `select payload from ${storedJobsSql} jobs where name = 'remove-files'`,
    );
    expect(rows.map(({ payload }) => payload)).toEqual([{ names: ['withheld/gallery/one.webp'] }]);
  });

  test('stays taken down once nobody knows why any more', async () => {
    await db.delete(takedowns);
    const [sender, receiver] = [await buildUser(db), await buildUser(db)];
    const message = await buildMessage(db, { senderId: sender.id, receiverId: receiver.id });
    const ground = { moderator: sender, statement: 'It insults somebody.' };
    const take = () =>
      db.transaction((transaction) =>
        takeDownContent(transaction, services, { kind: 'message', id: message.id }, ground),
      );
    expect(await take()).toBe(true);
    await db.update(takedowns).set({ takenAt: longAgo });
    await night();
    expect(await idsOf(takedowns)).toEqual([]);
    expect(await take()).toBe(false);
    const [row] = await db.select().from(messages);
    expect(row).toMatchObject({ isWithheld: true });
    await pool.query('alter table moderation_log disable trigger user; delete from moderation_log');
    await pool.query('alter table moderation_log enable trigger user');
  });
});

test('decisions go after five years, not those that still hold', async () => {
  const suspended = await buildUser(db, { isSuspended: true });
  const lifted = await buildUser(db);
  const withheld = await buildReview(db, {
    status: 'rejected',
    withheldFor: 'insult',
    withheldAt: longAgo,
    withheldWhy: 'It insults a fitter.',
  });
  const review = await buildReview(db);
  const recordReviewDecision = (line: object) =>
    recordDecision(db, {
      moderatorId: null,
      subject: 'suspension',
      subjectId: 1,
      verdict: 'suspended',
      statement: 'For what was written.',
      createdAt: longAgo,
      ...line,
    });
  const ofReview = { subject: 'review', verdict: 'withheld' };
  await recordReviewDecision({ personId: suspended.id, reason: 'holds' });
  await recordReviewDecision({ personId: lifted.id });
  await recordReviewDecision({ ...ofReview, subjectId: withheld.id, reason: 'holds' });
  await recordReviewDecision({ ...ofReview, subjectId: review.id });
  await recordReviewDecision({ personId: lifted.id, createdAt: lately, reason: 'lately' });
  await night();
  const left = await db.select({ reason: moderationLog.reason }).from(moderationLog);
  expect(left.map(({ reason }) => reason)).toEqual(['holds', 'holds', 'lately']);
});

test('the table lets go of no decision before', async () => {
  await recordDecision(db, {
    subject: 'category',
    subjectId: 7,
    verdict: 'added',
    createdAt: lately,
  });
  const all = eq(moderationLog.subjectId, 7);
  await expect(db.delete(moderationLog).where(all)).rejects.toMatchObject({
    cause: { message: 'the moderation log is never changed' },
  });
  await expect(pool.query('truncate moderation_log')).rejects.toThrow('never changed');
});
