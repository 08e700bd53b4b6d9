import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildClientReport } from '#demo/builders/client-report.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { securityEvents } from '#features/accounts/core/server/tables.ts';
import { conversationReports } from '#features/messaging/core/server/tables.ts';
import { takedowns } from '#features/moderation/core/server/tables.ts';
import { companyMembers } from '#features/team/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import type { PersonRecord } from './contract/person-record.ts';

const { ask, db } = await testHost();

const admin = await buildUser(db, { userType: 'admin' });
const as = admin.id;
const recordOf = async (id: number) => {
  const { status, body } = await ask('GET', `/api/admin/people/${id}`, { as });
  expect(status).toBe(200);
  return body as PersonRecord;
};

test('a person’s page has reviews, reports from both sides, what was taken down and what was decided', async () => {
  const client = await buildUser(db, { username: 'claire-record' });
  const company = await buildCompany(db);
  const review = await buildReview(db, { userId: client.id, companyId: company.id, rating: 2 });
  const report = await buildClientReport(db, {
    clientId: client.id,
    companyId: company.id,
    reason: 'payment',
    additionalInfo: 'The second invoice.',
  });
  await db
    .insert(conversationReports)
    .values({ reporterId: client.id, reportedId: company.userId, reason: 'Writes at night.' });
  const [takedown] = await db
    .insert(takedowns)
    .values({ kind: 'message', subjectId: 1, ownerId: client.id, statement: 'An insult.' })
    .returning();
  await ask('POST', `/api/admin/people/${client.id}/suspension`, {
    as,
    body: { reason: 'Insulting messages to a company.', until: `${new Date().getUTCFullYear() + 1}-06-30` },
  });

  expect(await recordOf(client.id)).toMatchObject({
    username: 'claire-record',
    userType: 'private',
    suspension: { reason: 'Insulting messages to a company.' },
    company: null,
    reviews: [{ id: review.id, company: { id: company.id }, rating: 2 }],
    reportsAbout: [
      { kind: 'client', id: report.id, reason: 'payment', words: 'The second invoice.', isDecided: false },
    ],
    reportsBy: [{ kind: 'conversation', reason: null, words: 'Writes at night.' }],
    takedowns: [{ id: takedown?.id, kind: 'message', restoredAt: null }],
    decisions: [{ subject: 'suspension', verdict: 'suspended' }],
  });
  expect(await recordOf(company.userId)).toMatchObject({
    company: { id: company.id, role: 'owner' },
    reviews: [],
    reportsAbout: [{ kind: 'conversation', words: 'Writes at night.' }],
    reportsBy: [{ kind: 'client', id: report.id }],
  });
});

test('the page names whom somebody works for, and holds no more than twenty of each', async () => {
  const company = await buildCompany(db);
  const member = await buildUser(db, { userType: 'company' });
  await db.insert(companyMembers).values({ companyId: company.id, userId: member.id, role: 'member' });
  await db.insert(conversationReports).values(
    Array.from({ length: 22 }, () => ({
      reporterId: as,
      reportedId: member.id,
      reason: 'Writes again and again.',
      status: 'resolved' as const,
      reviewedAt: new Date(),
    })),
  );
  const { company: works, reportsAbout } = await recordOf(member.id);
  expect(works).toEqual({ id: company.id, name: company.name, role: 'member' });
  expect(reportsAbout).toHaveLength(20);
  expect(reportsAbout.every(({ isDecided }) => isDecided)).toBe(true);
});

test('who reads a person’s page is noted, and nobody erased has one', async () => {
  const { id } = await buildUser(db);
  await recordOf(id);
  expect(await db.select().from(securityEvents).where(eq(securityEvents.personId, id))).toMatchObject([
    { actorId: as, endpoint: 'GET /api/admin/people/:personId' },
  ]);
  const erasedUser = await buildUser(db, { erasedAt: new Date() });
  for (const personId of [erasedUser.id, 999_999])
    expect((await ask('GET', `/api/admin/people/${personId}`, { as })).status).toBe(404);
});
