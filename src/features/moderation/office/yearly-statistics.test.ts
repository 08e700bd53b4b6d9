import { expect, test } from 'vitest';
import { buildClientReport } from '#demo/builders/client-report.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildReview, buildReviewFlag } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { moderationLog } from '#features/moderation/core/server/tables.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost();
const admin = await buildUser(db, { userType: 'admin' });

const rowsOf = async (year: number) => {
  const { text, headers } = await ask('GET', `/api/admin/figures/${year}/csv`, { as: admin.id });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
  return lines;
};

test('a year’s notices, decisions and objections are counted, with how long they took; a year is Luxembourg’s', async () => {
  const day = (hours: number) => new Date(Date.parse('2025-06-10T08:00:00Z') + hours * 3_600_000);
  const decided = { outcome: 'dismissed', createdAt: day(0) } as const;
  await buildContentReport(db, { ...decided, decidedAt: day(2) });
  await buildContentReport(db, { ...decided, decidedAt: day(5) });
  await buildContentReport(db, { kind: 'hate', createdAt: day(0) });
  // An hour before New Year in London is New Year in Luxembourg.
  await buildContentReport(db, { kind: 'privacy', createdAt: new Date('2024-12-31T23:00:00Z') });
  await buildContentReport(db, { kind: 'copyright', createdAt: new Date('2025-12-31T23:00:00Z') });
  await buildClientReport(db, { createdAt: day(0) });
  await buildReviewFlag(db, await buildReview(db), { createdAt: day(0) });
  await buildReview(db, {
    status: 'rejected',
    appeal: 'I named nobody.',
    appealedAt: day(0),
    appealDecidedAt: day(24),
  });
  const line = { personId: null, subjectId: 1, createdAt: day(1) };
  await db.insert(moderationLog).values([
    { ...line, subject: 'content-report', verdict: 'dismissed' },
    { ...line, subject: 'content-report', verdict: 'dismissed' },
    { ...line, subject: 'review', verdict: 'withheld', reason: 'insult' },
    { ...line, subject: 'appeal', verdict: 'approved' },
    { ...line, subject: 'suspension', verdict: 'suspended' },
    { ...line, subject: 'suspension', verdict: 'suspended', createdAt: new Date('2024-06-01T08:00:00Z') },
  ]);
  expect(await rowsOf(2025)).toEqual([
    '2025,Notices received,client,1,',
    '2025,Notices received,flag,1,',
    '2025,Notices received,fraud,2,3.5',
    '2025,Notices received,hate,1,',
    '2025,Notices received,privacy,1,',
    '2025,Notices dismissed,content-report,2,',
    '2025,"Reviews unpublished, by reason",insult,1,',
    '2025,Appeals received,review,1,24',
    '2025,Appeals upheld,appeal,1,',
    '2025,Accounts suspended,account,1,',
  ]);
  expect(await rowsOf(2023)).toEqual([]);
});

test('what a company has on record stands beside what is decided about it', async () => {
  const company = await buildCompany(db, {
    registrationNumber: 'B123456',
    address: '12, rue de la Gare',
    postalCode: 'L-1611',
    city: 'Luxembourg',
  });
  const { id } = await buildReview(db, { companyId: company.id, status: 'pending' });
  const { body } = await ask('GET', `/api/admin/queues/reviews/${id}/evidence`, { as: admin.id });
  expect(body).toMatchObject({
    company: {
      id: company.id,
      registrationNumber: 'B123456',
      address: '12, rue de la Gare, L-1611 Luxembourg',
      vatNumber: company.vatNumber,
    },
  });
});
