import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildClientReport } from '#demo/builders/client-report.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildReview, buildReviewFlag } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import type { QueueEntry } from './contract/moderation.ts';
import { OPEN_ENTRY_MINUTES, type QueueName } from './rules/moderation.ts';
import { entryPresences } from './server/tables.ts';

const { ask, db } = await testHost();
const mara = await buildUser(db, { userType: 'admin', username: 'mara' });
const tom = await buildUser(db, { userType: 'admin', username: 'tom' });

const idsOf = async (queue: QueueName, query = '') => {
  const { body } = await ask('GET', `/api/admin/queues/${queue}${query}`, { as: mara.id });
  return (body as QueueEntry[]).map(({ id }) => id);
};
const open = (as: number, queue: QueueName, id: number) =>
  ask('POST', `/api/admin/queues/${queue}/${id}/opening`, { as });
const openFor = async (as: number) => {
  const { body } = await ask('GET', '/api/admin/desk', { as });
  return (body as { open: { queue: QueueName; id: number; username: string }[] }).open;
};

beforeEach(() => db.delete(entryPresences));

const early = new Date('2026-03-01T09:00:00Z');
const late = new Date('2026-03-08T09:00:00Z');

/** Each builds two entries of a queue, of which the first one stored has been waiting for less time. */
const pairs: Partial<Record<QueueName, () => Promise<[{ id: number }, { id: number }]>>> = {
  reviews: async () => [
    await buildReview(db, { status: 'pending', createdAt: late }),
    await buildReview(db, { editRating: 2, createdAt: new Date(0), editedAt: early }),
  ],
  appeals: async () => [
    await buildReview(db, { status: 'rejected', appeal: 'I named nobody.', appealedAt: late }),
    await buildReview(db, { status: 'rejected', appeal: 'I named nobody.', appealedAt: early }),
  ],
  flags: async () => [
    await buildReviewFlag(db, await buildReview(db), { createdAt: late }),
    await buildReviewFlag(db, await buildReview(db), { createdAt: early }),
  ],
  'client-reports': async () => [
    await buildClientReport(db, { createdAt: late }),
    await buildClientReport(db, { createdAt: early }),
  ],
  'content-reports': async () => [
    await buildContentReport(db, { createdAt: late }),
    await buildContentReport(db, { createdAt: early }),
  ],
  vat: async () => [
    await buildCompany(db, { isVatVerified: false, vatNumber: 'LU12345613', createdAt: late }),
    await buildCompany(db, { isVatVerified: false, vatNumber: 'LU12345613', createdAt: early }),
  ],
};

test.each(Object.entries(pairs))('%s stand by how long they wait, page by page', async (name, build) => {
  const queue = name as QueueName;
  const [second, first] = await build();
  const order = (await idsOf(queue)).filter((id) => id === first.id || id === second.id);
  expect(order).toEqual([first.id, second.id]);
  expect((await idsOf(queue, `?limit=1&cursor=${first.id}`))[0]).toBe(second.id);
});

test('of two that came at once the first stands first, and none is left out between two pages', async () => {
  await db.delete(reviews);
  const ids = [];
  for (let count = 0; count < 3; count++)
    ids.push((await buildReview(db, { status: 'pending', createdAt: early })).id);
  const [first, second] = ids;
  expect(await idsOf('reviews', '?limit=2')).toEqual([first, second]);
  expect(await idsOf('reviews', `?limit=2&cursor=${second}`)).toEqual([ids[2]]);
});

test('what one moderator opens is said to the others alone, until they open something else', async () => {
  await open(mara.id, 'reviews', 7);
  expect(await openFor(mara.id)).toEqual([]);
  expect(await openFor(tom.id)).toEqual([{ queue: 'reviews', id: 7, username: 'mara' }]);
  await open(mara.id, 'flags', 9);
  expect(await openFor(tom.id)).toEqual([{ queue: 'flags', id: 9, username: 'mara' }]);
});

test('whoever had it first is named first, also after they say so again', async () => {
  const third = await buildUser(db, { userType: 'admin' });
  await open(tom.id, 'reviews', 7);
  await open(mara.id, 'reviews', 7);
  await open(tom.id, 'reviews', 7);
  expect((await openFor(third.id)).map(({ username }) => username)).toEqual(['tom', 'mara']);
});

test('it lapses by itself', async () => {
  await open(mara.id, 'reviews', 7);
  await db
    .update(entryPresences)
    .set({ seenAt: new Date(Date.now() - OPEN_ENTRY_MINUTES * 60_000) })
    .where(eq(entryPresences.moderatorId, mara.id));
  expect(await openFor(tom.id)).toEqual([]);
});
