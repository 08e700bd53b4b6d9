import { and, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { notifications } from '#features/notifications/core/server/tables.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { mailModerationDigestJob } from './server/mail-moderation-digest.ts';

const { ask, db, pool, services } = await testHost();
const moderator = await buildUser(db, { userType: 'admin', email: 'mara@mail.example' });
const company = await buildCompany(db);
const client = await buildUser(db);
await buildMessage(db, { senderId: client.id, receiverId: company.userId });
const text = 'It was meant for another company.';

const causes: Record<string, () => Promise<{ status: number }>> = {
  'content-reports': () =>
    ask('POST', '/api/reports', {
      body: { kind: 'hate', address: '/companies/1', explanation: 'It calls for violence against a family.' },
    }),
  'conversation-reports': () =>
    ask('POST', '/api/conversation-reports', {
      as: client.id,
      body: { userId: company.userId, reason: 'He threatens to come to my house.' },
    }),
  'client-reports': () =>
    ask('POST', '/api/client-reports', {
      as: company.userId,
      body: { clientId: client.id, reason: 'insults', additionalInfo: text },
    }),
  appeals: async () => {
    const review = await buildReview(db, { userId: client.id, companyId: company.id, status: 'rejected' });
    return ask('POST', `/api/reviews/${review.id}/appeal`, { as: client.id, body: { text } });
  },
};

/** Reports of possible harm are mailed immediately. */
const urgent = ['content-reports', 'conversation-reports', 'client-reports'];

test.each(Object.entries(causes))('staff hear at once that %s wait', async (queue, cause) => {
  expect((await cause()).status).toBe(201);
  const [item] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, moderator.id), eq(notifications.kind, 'moderationWaits')))
    .orderBy(notifications.id)
    .then((items) => items.filter(({ subject }) => subject['queue'] === queue));
  expect(item).toBeDefined();
  const { rows } = await pool.query(
    `select from ${storedJobsSql} j
     where j.name = 'tell' and (j.payload ->> 'id')::int = $1`,
    [item?.id],
  );
  expect(rows).toHaveLength(urgent.includes(queue) ? 1 : 0);
});

test.each([
  ['2026-01-15T07:00:00Z', true],
  ['2026-07-15T06:00:00Z', true],
  ['2026-07-15T12:00:00Z', true],
  ['2026-07-15T07:00:00Z', false],
  ['2026-01-15T12:00:00Z', false],
])('at %s the mail of what waits is sent: %s', async (time, isSent) => {
  await forgetJobs(pool);
  const clock = { now: vi.fn(() => new Date(time)) };
  await mailModerationDigestJob.run({}, { ...services, clock });
  const { rows } = await pool.query(
    `select j.payload ->> 'to' as "to" from ${storedJobsSql} j where j.name = 'mail'`,
  );
  expect(rows).toEqual(isSent ? [{ to: 'mara@mail.example' }] : []);
});
