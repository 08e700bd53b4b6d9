import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import type { CaseEvidence, ModerationDesk, QueueEntry } from './contract/moderation.ts';
import { dayAfterDays } from './rules/set-aside.ts';
import { forgetClosedCases } from './server/queues.ts';
import { caseNotes, setAsideEntries } from './server/tables.ts';

const host = await testHost();
const { ask, db, pool } = host;

const mara = await buildUser(db, { userType: 'admin', staffRole: 'moderator', username: 'mara' });
const tom = await buildUser(db, { userType: 'admin', staffRole: 'moderator', username: 'tom' });

const inDays = (days: number) => dayAfterDays(host.services.clock.now(), days);
const setAside = (id: number, until = inDays(3), as = mara.id, queue = 'reviews') =>
  ask('POST', `/api/admin/queues/${queue}/${id}/aside`, { as, body: { until } });
const putBack = (id: number, as = mara.id) => ask('DELETE', `/api/admin/queues/reviews/${id}/aside`, { as });
const note = (id: number, words: string, as = mara.id) =>
  ask('POST', `/api/admin/queues/reviews/${id}/notes`, { as, body: { words } });
const entries = async (query = '', queue = 'reviews') =>
  (await ask('GET', `/api/admin/queues/${queue}${query}`, { as: tom.id })).body as QueueEntry[];
const idsIn = async (query = '', queue = 'reviews') => (await entries(query, queue)).map(({ id }) => id);
const desk = async () => (await ask('GET', '/api/admin/desk', { as: tom.id })).body as ModerationDesk;
const notesOf = async (id: number) =>
  ((await ask('GET', `/api/admin/queues/reviews/${id}/evidence`, { as: tom.id })).body as CaseEvidence).notes;
const latestEvent = async () =>
  (await pool.query('select * from security_events order by id desc limit 1')).rows[0];

beforeEach(async () => {
  await db.delete(reviews);
  await pool.query('delete from pending_decisions; delete from case_notes; delete from set_aside_entries');
});

test('what is set aside leaves the queue and its counts, says who and until when, and comes back (company 41)', async () => {
  const [first, second] = [
    await buildReview(db, { status: 'pending', createdAt: new Date('2026-03-01T09:00:00Z'), editedAt: null }),
    await buildReview(db, { status: 'pending', createdAt: new Date('2026-03-08T09:00:00Z'), editedAt: null }),
  ];
  expect((await setAside(first.id)).status).toBe(200);
  expect(await latestEvent()).toMatchObject({
    kind: 'case-set-aside',
    actor_id: mara.id,
    person_id: first.userId,
    endpoint: 'POST /api/admin/queues/:queue/:id/aside',
    object: `reviews ${first.id}`,
  });
  expect(await idsIn()).toEqual([second.id]);
  expect(await desk()).toMatchObject({
    reviews: 1,
    aside: { reviews: 1 },
    oldest: { reviews: '2026-03-08T09:00:00.000Z' },
  });
  expect(await entries('?aside=yes')).toMatchObject([
    { id: first.id, aside: { by: 'mara', until: inDays(3) } },
  ]);
  // A colleague takes it up again.
  expect((await putBack(first.id, tom.id)).status).toBe(200);
  expect([await idsIn(), await idsIn('?aside=yes')]).toEqual([[first.id, second.id], []]);
});

test('it comes back on its day by itself, and at once when it has changed meanwhile', async () => {
  const { id } = await buildReview(db, { status: 'pending' });
  await setAside(id, inDays(1));
  await pool.query('update set_aside_entries set until = (app_now() at time zone $1)::date', [
    'Europe/Luxembourg',
  ]);
  expect(await idsIn()).toEqual([id]);
  await setAside(id, inDays(3));
  expect(await idsIn()).toEqual([]);
  // Sent again, it waits since then.
  await db
    .update(reviews)
    .set({ createdAt: new Date('2026-03-08T09:00:00Z') })
    .where(eq(reviews.id, id));
  expect(await idsIn()).toEqual([id]);
});

test('of two moderators at once one day holds, and a decision is not held up', async () => {
  const { id, createdAt } = await buildReview(db, { status: 'pending', editedAt: null });
  const both = await Promise.all([setAside(id, inDays(2)), setAside(id, inDays(5), tom.id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.$count(setAsideEntries)).toBe(1);
  await note(id, 'Rang the firm: nobody answers.');
  const decided = await decidingAtOnce(host)(
    'reviews',
    id,
    { verdict: 'approve', seen: createdAt.toISOString() },
    tom.id,
  );
  expect(decided.status).toBe(200);
  // The decision ends it: what was added for colleagues goes.
  expect([await db.$count(setAsideEntries), await db.$count(caseNotes)]).toEqual([0, 0]);
  expect([(await setAside(id)).status, (await note(id, 'Too late.')).status]).toEqual([404, 404]);
});

test('nothing is set aside until today, for more than a month, or once it is decided', async () => {
  const { id, createdAt } = await buildReview(db, { status: 'pending', editedAt: null });
  for (const day of [inDays(0), inDays(31), 'tomorrow'])
    expect([day, (await setAside(id, day)).status]).toEqual([day, 400]);
  await ask('POST', `/api/admin/queues/reviews/${id}/decision`, {
    as: tom.id,
    body: { verdict: 'approve', seen: createdAt.toISOString() },
  });
  expect((await setAside(id)).status).toBe(404);
});

test('colleagues read a note and who wrote it; two at once lose none; only its author deletes it', async () => {
  const review = await buildReview(db, { status: 'pending' });
  const { notesVersion } = await desk();
  const both = await Promise.all([
    note(review.id, 'Rang the firm: nobody answers.'),
    note(review.id, 'Asked for the invoice.', tom.id),
  ]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(await latestEvent()).toMatchObject({ kind: 'case-noted', person_id: review.userId });
  expect(JSON.stringify(await latestEvent())).not.toContain('invoice');
  expect((await desk()).notesVersion).not.toBe(notesVersion);
  expect(await entries()).toMatchObject([{ id: review.id, notes: 2 }]);
  const notes = await notesOf(review.id);
  expect(new Set(notes.map(({ by }) => by?.username))).toEqual(new Set(['mara', 'tom']));
  const ofMara = notes.find(({ by }) => by?.id === mara.id)?.id ?? 0;
  expect((await ask('DELETE', `/api/admin/notes/${ofMara}`, { as: tom.id })).status).toBe(404);
  expect((await ask('DELETE', `/api/admin/notes/${ofMara}`, { as: mara.id })).status).toBe(200);
  expect((await notesOf(review.id)).map(({ words }) => words)).toEqual(['Asked for the invoice.']);
});

test('whoever the case is about may not read or write it', async () => {
  const review = await buildReview(db, { status: 'pending' });
  await note(review.id, 'Rang the firm: nobody answers.');
  expect((await note(review.id, 'That is me.', review.userId)).status).toBe(404);
  expect((await setAside(review.id, inDays(3), review.userId)).status).toBe(404);
  const { body } = await ask('GET', '/api/security-events', { as: review.userId });
  expect(JSON.stringify(body)).not.toContain('nobody answers');
});

test('what was added to a case that is gone is deleted at night, and nothing else', async () => {
  const company = await buildCompany(db, { isVatVerified: false, vatNumber: 'LU12345613' });
  const { id } = await buildReview(db, { status: 'pending' });
  await note(id, 'Rang the firm.');
  await setAside(company.id, inDays(3), mara.id, 'vat');
  await forgetClosedCases(db);
  expect([await db.$count(setAsideEntries), await db.$count(caseNotes)]).toEqual([1, 1]);
  await db.update(companyProfiles).set({ vatNumber: null }).where(eq(companyProfiles.id, company.id));
  await db.delete(reviews).where(eq(reviews.id, id));
  await forgetClosedCases(db);
  expect([await db.$count(setAsideEntries), await db.$count(caseNotes)]).toEqual([0, 0]);
});
