import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildConversationReport } from '#demo/builders/conversation-report.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { letDecisionsTakeEffect } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import { refusalOf } from '#testing/response-parts.ts';
import type { ModerationDesk, QueueEntry } from './contract/moderation.ts';
import { moderationLog, pendingDecisions } from './server/tables.ts';

const host = await testHost();
const { ask, db, pool } = host;

const mara = await buildUser(db, { userType: 'admin', staffRole: 'moderator' });
const tom = await buildUser(db, { userType: 'admin', staffRole: 'moderator' });
const words = { reason: 'insult', statement: 'It insults the fitters by name.' };

const url = (id: number, queue = 'reviews') => `/api/admin/queues/${queue}/${id}/decision`;
const decide = (id: number, body: object, as = mara.id, queue = 'reviews') =>
  ask('POST', url(id, queue), { as, body: { seen: '', ...body } });
const undo = (id: number, as = mara.id) => ask('DELETE', url(id), { as });
const statusOf = async (id: number) => (await db.select().from(reviews).where(eq(reviews.id, id)))[0]?.status;
const logEntriesAbout = (id: number) =>
  db.select().from(moderationLog).where(eq(moderationLog.subjectId, id));
const deskOf = async (as: number) => (await ask('GET', '/api/admin/desk', { as })).body as ModerationDesk;
const idsFor = async (as: number) =>
  ((await ask('GET', '/api/admin/queues/reviews', { as })).body as QueueEntry[]).map(({ id }) => id);
const waiting = async () => {
  const { id, createdAt } = await buildReview(db, { status: 'pending' });
  return { id, seen: createdAt.toISOString() };
};
const jobsWaiting = async () =>
  (
    await pool.query<{ seconds: number; key: string }>(
      `select extract(epoch from j.run_at - now())::float as seconds, j.key from ${storedJobsSql} j where j.name = 'make-decision-effective'`,
    )
  ).rows;

beforeEach(async () => {
  await db.delete(reviews);
  await pool.query('delete from pending_decisions; delete from pgboss.job');
});

test('a decision is stored at the press, leaves the queue for everybody, and takes effect ten seconds later by a job', async () => {
  const { id, seen } = await waiting();
  expect((await decide(id, { verdict: 'approve', seen })).status).toBe(200);
  // The tab may be closed now, because nothing else is sent.
  expect([await statusOf(id), await idsFor(mara.id), await idsFor(tom.id)]).toEqual(['pending', [], []]);
  expect(await logEntriesAbout(id)).toEqual([]);
  expect((await deskOf(tom.id)).reviews).toBe(0);
  const { mine } = await deskOf(mara.id);
  expect(mine).toMatchObject([
    { queue: 'reviews', id, verdict: 'approve', subject: 'review', subjectId: id },
  ]);
  expect(mine[0]?.secondsLeft).toBeGreaterThan(7);
  expect((await deskOf(tom.id)).mine).toEqual([]);
  const [job] = await jobsWaiting();
  expect(Math.round(job?.seconds ?? 0)).toBeGreaterThanOrEqual(9);
  expect(job?.seconds).toBeLessThanOrEqual(10);
  await letDecisionsTakeEffect(host);
  expect(await statusOf(id)).toBe('approved');
  expect(await logEntriesAbout(id)).toMatchObject([{ moderatorId: mara.id, verdict: 'approved' }]);
  expect((await deskOf(mara.id)).mine).toEqual([]);
});

test('a colleague who is deciding about the same entry reads who was first, until it takes effect (b11-5)', async () => {
  const { id, seen } = await waiting();
  await decide(id, { verdict: 'approve', seen });
  expect((await deskOf(tom.id)).decided).toEqual([{ queue: 'reviews', id, username: mara.username }]);
  expect((await deskOf(mara.id)).decided).toEqual([]);
  await letDecisionsTakeEffect(host);
  expect((await deskOf(tom.id)).decided).toEqual([]);
});

test('a decision is undone until it takes effect, by whoever made it, and leaves no trace', async () => {
  const { id, seen } = await waiting();
  await decide(id, { verdict: 'withhold', seen, ...words });
  expect(refusalOf(await undo(id, tom.id))).toBe('tookEffect');
  const responses = await Promise.all([undo(id), undo(id)]);
  expect(responses.map(({ status }) => status).toSorted((a, otherResponse) => a - otherResponse)).toEqual([
    200, 409,
  ]);
  expect([await idsFor(mara.id), await jobsWaiting(), await logEntriesAbout(id)]).toEqual([[id], [], []]);
  await decide(id, { verdict: 'approve', seen });
  await letDecisionsTakeEffect(host);
  expect(refusalOf(await undo(id))).toBe('tookEffect');
  expect(await statusOf(id)).toBe('approved');
});

test('a double click, a lost first answer and a second tab decide once', async () => {
  const { id, seen } = await waiting();
  const approval = { verdict: 'approve', seen };
  const twice = await Promise.all([decide(id, approval), decide(id, approval)]);
  const response = await decide(id, approval);
  expect([...twice, response].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(refusalOf(await decide(id, { verdict: 'withhold', seen, ...words }))).toBe('alreadyDecided');
  expect(await db.$count(pendingDecisions)).toBe(1);
  expect(await jobsWaiting()).toHaveLength(1);
  await Promise.all([letDecisionsTakeEffect(host), letDecisionsTakeEffect(host)]);
  expect(await logEntriesAbout(id)).toHaveLength(1);
});

test('of two moderators the first one holds, also while the decision waits', async () => {
  const { id, seen } = await waiting();
  const responses = await Promise.all([
    decide(id, { verdict: 'approve', seen }),
    decide(id, { verdict: 'withhold', seen, ...words }, tom.id),
  ]);
  expect(responses.map(({ status }) => status).toSorted((a, otherResponse) => a - otherResponse)).toEqual([
    200, 409,
  ]);
  await letDecisionsTakeEffect(host);
  const isMaras = responses[0]?.status === 200;
  expect(await statusOf(id)).toBe(isMaras ? 'approved' : 'rejected');
  expect(await logEntriesAbout(id)).toMatchObject([{ moderatorId: isMaras ? mara.id : tom.id }]);
});

test('what would be refused is refused at the press, and nothing of the trial stays', async () => {
  const { id, seen } = await waiting();
  const countBefore = await pool.query('select count(*)::int as count from notifications');
  expect(refusalOf(await decide(id, { verdict: 'approve', seen: 'of yesterday' }))).toBe('changedMeanwhile');
  expect(refusalOf(await decide(id + 1, { verdict: 'approve', seen }))).toBe('notFound');
  await decide(id, { verdict: 'approve', seen });
  const countAfter = await pool.query('select count(*)::int as count from notifications');
  expect(countAfter.rows).toEqual(countBefore.rows);
  expect(await jobsWaiting()).toHaveLength(1);
});

test('one that can no longer take effect brings its entry back, and its moderator reads why', async () => {
  const { id, seen } = await waiting();
  await decide(id, { verdict: 'approve', seen });
  await db.update(reviews).set({ editedAt: new Date() }).where(eq(reviews.id, id));
  await letDecisionsTakeEffect(host);
  expect([await statusOf(id), await idsFor(tom.id)]).toEqual(['pending', [id]]);
  expect((await deskOf(mara.id)).mine).toMatchObject([{ id, refusedFor: 'changedMeanwhile' }]);
  expect((await undo(id)).status).toBe(200);
  expect((await deskOf(mara.id)).mine).toEqual([]);
  // Another moderator may decide even if nobody has read the refusal.
  const secondReview = await waiting();
  await decide(secondReview.id, { verdict: 'approve', seen: secondReview.seen });
  const editedAt = new Date();
  await db.update(reviews).set({ editedAt }).where(eq(reviews.id, secondReview.id));
  await letDecisionsTakeEffect(host);
  const otherResponse = await decide(
    secondReview.id,
    { verdict: 'approve', seen: editedAt.toISOString() },
    tom.id,
  );
  expect(otherResponse.status).toBe(200);
  await letDecisionsTakeEffect(host);
  expect(await statusOf(secondReview.id)).toBe('approved');
});

test('a legal notice is not dismissed without reasons, which its sender reads (DSA, article 16(5))', async () => {
  const { id, receipt } = await buildContentReport(db, { email: 'nora@mail.example' });
  const bare = await decide(id, { verdict: 'approve' }, mara.id, 'content-reports');
  expect([bare.status, bare.body]).toMatchObject([400, { fields: { statement: expect.any(String) } }]);
  const statement = 'It is an opinion about a roof, and opinions are free.';
  expect((await decide(id, { verdict: 'approve', statement }, mara.id, 'content-reports')).status).toBe(200);
  await letDecisionsTakeEffect(host);
  expect((await ask('GET', `/api/reports/${receipt}`)).body).toMatchObject({ state: 'dismissed', statement });
  const lines = (await logEntriesAbout(id)).filter(({ subject }) => subject === 'content-report');
  expect(lines).toMatchObject([{ verdict: 'dismissed', statement }]);
  const { rows } = await pool.query<{ payload: string }>(
    `select payload::text from ${storedJobsSql} j where j.name = 'mail'`,
  );
  expect(rows.filter(({ payload }) => payload.includes(statement))).toHaveLength(1);
  expect(rows[0]?.payload).toContain('court');
});

test('a suspension aimed at staff is refused, and nothing of that decision is done or noted', async () => {
  const reporter = await buildUser(db);
  const admin = await buildUser(db, { userType: 'admin', staffRole: 'admin' });
  const { id } = await buildConversationReport(db, { reporterId: reporter.id, reportedId: admin.id });
  const body = {
    verdict: 'withhold',
    statement: 'They write to people at night.',
    consequences: ['warning', 'suspension'],
    until: `${new Date().getUTCFullYear() + 1}-12-01`,
  };
  expect(refusalOf(await decide(id, body, mara.id, 'conversation-reports'))).toBe('cannotSuspend');
  await letDecisionsTakeEffect(host);
  const lines = await db.select().from(moderationLog).where(eq(moderationLog.personId, admin.id));
  expect(lines).toEqual([]);
});
