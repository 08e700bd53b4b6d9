import { expect, test } from 'vitest';
import { buildCompanyDay } from '#demo/builders/company-day.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { DAY_MS, dayOf, addDays } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';

const host = await testHost();
const { ask, db } = host;
host.services.clock = { now: () => new Date('2025-11-21T15:00:00Z') };
const now = host.services.clock.now();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

const profileOf = (as: number) => ask('GET', '/api/company-profile', { as });

test(
  'a company of today reads its own profile, with counters of 0',
  {
    meta: { requirements: ['API-039', 'DATA-032', 'CDASH-023'] },
  },
  async () => {
    const company = await buildCompany(db, { hasEmergencyService: true, registrationNumber: 'B912345' });
    const { status, body } = await profileOf(company.userId);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: company.id,
      userId: company.userId,
      name: company.name,
      description: company.description,
      logoUrl: null,
      registrationNumber: 'B912345',
      vatNumber: company.vatNumber,
      isVatVerified: true,
      email: company.email,
      phoneNumber: company.phoneNumber,
      website: company.website,
      hasEmergencyService: true,
      listing: { isListed: true, missing: ['trade'], keptUntil: '2099-01-01T00:00:00.000Z' },
      address: company.address,
      city: company.city,
      postalCode: 'L-3236',
      subscriptionStatus: 'none',
      subscriptionPlan: null,
      subscriptionRenewalDate: null,

      views: 0,
      viewsChange: 0,
      messages: 0,
      messagesChange: 0,
      reviews: 0,
      reviewsChange: 0,
      firstSpan: 7,
      firstSteps: { hasAnswered: false, hasProof: false },
      hasTeam: false,
      abilities: { mayPay: true, mayEdit: true },
    });
  },
);

test(
  'counts the last 30 days, and by how many they differ from the 30 before',
  {
    meta: { requirements: ['API-039', 'CDASH-006'] },
  },
  async () => {
    const company = await buildCompany(db);
    const { id: companyId, userId } = company;
    const today = dayOf(now);
    for (const [days, direct] of [
      [0, 5],
      [-29, 5],
      [-30, 3],
      [-59, 4],
      [-60, 100],
    ] as const) {
      await buildCompanyDay(db, {
        companyId,
        day: addDays(today, days),
        fromSearch: 0,
        fromCategory: 0,
        direct,
      });
    }
    for (const days of [1, 2, 35]) await buildMessage(db, { receiverId: userId, createdAt: daysAgo(days) });
    await buildMessage(db, { senderId: userId, createdAt: daysAgo(1) });
    for (const days of [10, 31, 59]) await buildReview(db, { companyId, createdAt: daysAgo(days) });
    expect((await profileOf(userId)).body).toMatchObject({
      views: 10,
      viewsChange: 3,
      messages: 2,
      messagesChange: 1,
      reviews: 1,
      reviewsChange: -1,
    });
  },
);

test('is for companies, each its own', { meta: { requirements: ['API-039'] } }, async () => {
  expect((await ask('GET', '/api/company-profile')).status).toBe(401);
  expect((await profileOf((await buildUser(db)).id)).status).toBe(403);
  expect(await profileOf((await buildUser(db, { userType: 'company' })).id)).toMatchObject({
    status: 404,
    body: { code: 'noCompany' },
  });
});
