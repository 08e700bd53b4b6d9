import { buildCategory } from '#demo/builders/category.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { nextUniqueNumber } from '#demo/builders/number.ts';
import { dayAfterDays } from '#features/moderation/core/rules/set-aside.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { reviewOfCompany, takedownOfOwner } from '#testing/permissions/objects.ts';
import type { TestWorld } from '#testing/permissions/test-world.ts';
import type { RequestBuilder } from './request-builder.ts';
import { sampleText } from './shared.ts';

const nextYear = `${new Date().getUTCFullYear() + 1}-05-05`;
const finding = { q: 'person' };
const ofDecision: RequestBuilder = async (world) => {
  const { id } = await reviewOfCompany(world, { status: 'pending' });
  const { body } = await world.host.ask('GET', '/api/admin/queues/reviews?limit=100', {
    as: world.ids.admin,
  });
  const waiting = (body as { id: number; seen: string }[]).find((entry) => entry.id === id);
  return { params: { queue: 'reviews', id }, body: { verdict: 'approve', seen: waiting?.seen ?? '' } };
};
const pendingOf = async (world: TestWorld, role: 'moderator' | 'admin') => {
  const { id } = await reviewOfCompany(world, { status: 'pending' });
  await world.host.pool.query(
    `insert into pending_decisions (queue, entry_id, moderator_id, decision, subject, subject_id)
     values ('reviews', $1, $2, '{"verdict":"approve","seen":""}', 'review', $1)`,
    [id, world.ids[role]],
  );
  return id;
};
const waitingReview = async (world: TestWorld) => ({
  queue: 'reviews',
  id: (await reviewOfCompany(world, { status: 'pending' })).id,
});
const noteOf = async (world: TestWorld, role: 'moderator' | 'admin') => {
  const { queue, id } = await waitingReview(world);
  const { rows } = await world.host.pool.query<{ id: number }>(
    'insert into case_notes (queue, entry_id, moderator_id, words) values ($1, $2, $3, $4) returning id',
    [queue, id, world.ids[role], sampleText],
  );
  return rows[0]?.id ?? 0;
};
const approvedReviewEntry = async (world: TestWorld) => {
  const as = world.ids.admin;
  const review = await reviewOfCompany(world, { status: 'pending' });
  const body = { verdict: 'approve', seen: review.createdAt.toISOString() };
  await decidingAtOnce(world.host)('reviews', review.id, body, as);
  const log = await world.host.ask('GET', '/api/admin/log?limit=1', { as });
  return (log.body as { id: number }[])[0]?.id ?? 0;
};
// The builder's own numbers run out at 9999, and this many people use them up.
const newReceipt = () =>
  `AAAA-AAAA-${String(1e8 + nextUniqueNumber())
    .slice(1)
    .replace(/.{4}/, '$&-')}`;

const newCategory = () => {
  const name = `Trade of ${nextUniqueNumber()}`;
  const names = { fr: `${name} F`, de: `${name} D`, lb: `${name} L`, pt: `${name} P` };
  return { name, names, description: 'Roofs.' };
};

export const officeCalls: Readonly<Record<string, RequestBuilder>> = {
  'GET /api/admin/queues/:queue': () => ({ params: { queue: 'reviews' } }),
  'POST /api/admin/queues/:queue/:id/decision': ofDecision,
  // Moderators undo only their own decisions.
  'DELETE /api/admin/queues/:queue/:id/decision': async (world) => {
    const [ofModerator, ofAdmin] = [await pendingOf(world, 'moderator'), await pendingOf(world, 'admin')];
    return (role) => ({ params: { queue: 'reviews', id: role === 'moderator' ? ofModerator : ofAdmin } });
  },
  'POST /api/admin/queues/:queue/:id/aside': async (world) => ({
    params: await waitingReview(world),
    body: { until: dayAfterDays(new Date(), 3) },
  }),
  'DELETE /api/admin/queues/:queue/:id/aside': async (world) => ({ params: await waitingReview(world) }),
  'POST /api/admin/queues/:queue/:id/notes': async (world) => ({
    params: await waitingReview(world),
    body: { words: sampleText },
  }),
  // Moderators delete only their own notes.
  'DELETE /api/admin/notes/:noteId': async (world) => {
    const [ofModerator, ofAdmin] = [await noteOf(world, 'moderator'), await noteOf(world, 'admin')];
    return (role) => ({ params: { noteId: role === 'moderator' ? ofModerator : ofAdmin } });
  },
  'DELETE /api/admin/suspension-proposals/:proposalId': async ({ host, ids }) => {
    const { rows } = await host.pool.query<{ id: number }>(
      `insert into suspension_proposals (person_id, reason, until) values ($1, $2, $3) returning id`,
      [ids.client, sampleText, nextYear],
    );
    return { params: { proposalId: rows[0]?.id ?? 0 } };
  },
  'GET /api/admin/people': () => ({ query: finding }),
  'GET /api/admin/companies': () => ({ query: finding }),
  'GET /api/admin/people/:personId': ({ ids }) => ({ params: { personId: ids.client } }),
  'POST /api/admin/people/:personId/suspension': ({ ids }) => ({
    params: { personId: ids.client },
    body: { reason: sampleText, until: nextYear },
  }),
  'DELETE /api/admin/people/:personId/sessions': ({ ids }) => ({ params: { personId: ids.client } }),
  'DELETE /api/admin/people/:personId/suspension': ({ ids }) => ({ params: { personId: ids.suspended } }),
  'PATCH /api/admin/people/:personId/role': ({ ids }) => ({
    params: { personId: ids.moderator },
    body: { staffRole: 'admin' },
  }),
  'POST /api/admin/categories': () => ({ body: newCategory() }),
  'PATCH /api/admin/categories/:categoryId': async ({ host }) => ({
    params: { categoryId: (await buildCategory(host.db)).id },
    body: newCategory(),
  }),
  'POST /api/admin/queues/:queue/:id/opening': async (world) => ({
    params: { queue: 'reviews', id: (await reviewOfCompany(world, { status: 'pending' })).id },
  }),
  'PATCH /api/admin/categories/:categoryId/visibility': async ({ host }) => ({
    params: { categoryId: (await buildCategory(host.db)).id },
    body: { isHidden: true },
  }),
  'DELETE /api/admin/categories/:categoryId': async ({ host }) => ({
    params: { categoryId: (await buildCategory(host.db)).id },
  }),
  'POST /api/admin/log/:lineId/reversal': async (world) => ({
    params: { lineId: await approvedReviewEntry(world) },
    body: { reason: 'other', statement: sampleText },
  }),
  'GET /api/admin/figures/:year/csv': () => ({ params: { year: 2026 } }),
  'GET /api/admin/queues/:queue/:id/evidence': async (world) => ({
    params: { queue: 'reviews', id: (await reviewOfCompany(world, { status: 'pending' })).id },
  }),
  'GET /api/takedowns/:id': async (world) => ({ params: { id: await takedownOfOwner(world) } }),
  'POST /api/takedowns/:id/objection': async (world) => ({
    params: { id: await takedownOfOwner(world) },
    body: { text: sampleText },
  }),
  'POST /api/reports': () => ({ body: { kind: 'fraud', address: '/companies/1', explanation: sampleText } }),
  'GET /api/reports/:receipt': async ({ host }) => ({
    params: { receipt: (await buildContentReport(host.db, { receipt: newReceipt() })).receipt },
  }),
};
