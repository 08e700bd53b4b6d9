import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyDay } from '#demo/builders/company-day.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContact } from '#demo/builders/contact.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildCompanyOnPlan } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import type { PlanName } from '#features/billing/subscriptions/rules/plans.ts';
import { DAY_MS, dayOf, addDays, monthsEndingOn } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';
import type { Insights } from './contract/insights.ts';
import { measureTradeMedians } from './server/measure-trade-medians.ts';

const host = await testHost();
const { ask, db } = host;
host.services.clock = { now: () => new Date('2025-11-21T15:00:00Z') };
const now = host.services.clock.now();
const today = dayOf(now);
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

const onPlan = (plan: PlanName | null) => (plan ? buildCompanyOnPlan(db, plan) : buildCompany(db));

const insightsOf = async ({ userId }: { userId: number }, days = 30) => {
  const { status, body } = await ask('GET', `/api/company-insights?days=${days}`, { as: userId });
  expect(status).toBe(200);
  return body as Insights;
};

/** A client writes; the company answers after that many minutes, or never if null. */
const buildInquiry = async (company: { userId: number }, daysBack: number, answeredAfter: number | null) => {
  const client = await buildUser(db);
  const createdAt = daysAgo(daysBack);
  await buildMessage(db, { senderId: client.id, receiverId: company.userId, createdAt });
  if (answeredAfter !== null) {
    const answeredAt = new Date(createdAt.getTime() + answeredAfter * 60_000);
    await buildMessage(db, { senderId: company.userId, receiverId: client.id, createdAt: answeredAt });
  }
  return client;
};

describe('GET /api/company-insights', () => {
  test('counts a span beside the one before, today included', async () => {
    const company = await onPlan('basic');
    const views = [
      [0, 1],
      [-6, 2],
      [-7, 4],
      [-13, 8],
      [-14, 16],
      [1, 32],
    ] as const;
    for (const [days, fromSearch] of views) {
      const day = addDays(today, days);
      await buildCompanyDay(db, { companyId: company.id, day, fromSearch, fromCategory: 0, direct: 1 });
    }
    await buildCompanyDay(db, { day: today });
    const { figures, days, sources, until } = await insightsOf(company, 7);
    expect(until).toBe('2025-11-21');
    expect(figures.views).toEqual({ now: 5, before: 14 });
    expect(figures.impressions).toEqual({ now: 200, before: 200 });
    expect(sources).toEqual({ search: 3, category: 0, direct: 2 });
    expect(days.map(({ day, views, viewsBefore }) => [day, views, viewsBefore])).toEqual([
      ['2025-11-15', 3, 9],
      ...[16, 17, 18, 19, 20].map((day) => [`2025-11-${day}`, 0, 0]),
      ['2025-11-21', 2, 5],
    ]);
  });

  test('counts likes, messages received and approved reviews by the days they came', async () => {
    const company = await onPlan('basic');
    await buildContact(db, { companyId: company.id, createdAt: daysAgo(2) });
    await buildContact(db, { companyId: company.id, createdAt: daysAgo(40) });
    await buildInquiry(company, 3, 30);
    await buildInquiry(company, 45, null);
    await buildReview(db, { companyId: company.id, createdAt: daysAgo(1) });
    await buildReview(db, { companyId: company.id, createdAt: daysAgo(1), status: 'pending' });
    // An anonymous review shows only its month.
    await buildReview(db, { companyId: company.id, createdAt: daysAgo(2), isAnonymous: true });
    const { figures, days } = await insightsOf(company);
    expect(figures).toMatchObject({
      contacts: { now: 1, before: 1 },
      messages: { now: 1, before: 1 },
      reviews: { now: 2, before: 0 },
    });
    expect(days.find(({ day }) => day === '2025-11-18')).toMatchObject({ messages: 1 });
    expect(days.filter(({ reviews }) => reviews > 0)).toMatchObject([
      { day: '2025-11-01', reviews: 1 },
      { day: '2025-11-20', reviews: 1 },
    ]);
  });

  test(
    'response rate and conversion are measured on what clients began',
    {
      meta: { requirements: ['CDASH-010', 'CDASH-011'] },
    },
    async () => {
      const company = await onPlan('basic');
      const clients = [];
      // All of them wrote on Friday at 16:00, so half an hour is half an hour of working time.
      for (const answeredAfter of [30, 30, 60, 60, 90, null])
        clients.push(await buildInquiry(company, 7, answeredAfter));
      await buildInquiry(company, 0, null);
      // The third client's project is older than the inquiry, so the inquiry did not become it.
      for (const [index, daysBack] of [1, 2, 100].entries()) {
        const clientId = clients[index]?.id ?? 0;
        await buildProject(db, { companyId: company.id, clientId, createdAt: daysAgo(daysBack) });
      }
      // A conversation that the company began is no inquiry.
      await buildMessage(db, { senderId: company.userId, createdAt: daysAgo(2) });
      const { responseRate, responseMinutes, conversion, months } = await insightsOf(company);
      expect({ responseRate, responseMinutes, conversion }).toEqual({
        responseRate: 83,
        responseMinutes: 60,
        conversion: 29,
      });
      expect(months).toEqual(
        monthsEndingOn(today, 6).map((month) =>
          month === '2025-11' ? { month, inquiries: 7, projects: 2 } : { month, inquiries: 0, projects: 0 },
        ),
      );
    },
  );

  test(
    'a company of today has figures of 0, and no rate of nothing',
    {
      meta: { requirements: ['CDASH-014', 'CDASH-023'] },
    },
    async () => {
      const { figures, responseRate, responseMinutes, conversion, trade } = await insightsOf(
        await onPlan('premium'),
      );
      for (const figure of Object.values(figures)) expect(figure).toEqual({ now: 0, before: 0 });
      expect([responseRate, responseMinutes, conversion, trade]).toEqual([null, null, null, null]);
    },
  );

  test.each([
    ['basic', [200, 200, 403, 403]],
    [null, [200, 403, 403, 403]],
    ['professional', [200, 200, 200, 200]],
    ['premium', [200, 200, 200, 200]],
  ] as const)(
    'with %s the spans of 7, 30, 90 and 365 days answer %j',
    { meta: { requirements: ['CDASH-016'] } },
    async (plan, statuses) => {
      const { userId } = await onPlan(plan);
      for (const [index, days] of [7, 30, 90, 365].entries()) {
        const { status, body } = await ask('GET', `/api/company-insights?days=${days}`, { as: userId });
        expect(status).toBe(statuses[index]);
        if (status === 200) expect((body as Insights).days).toHaveLength(days);
        else expect(body).toMatchObject({ code: 'notInPlan' });
      }
    },
  );

  test.each(['', '?days=', '?days=31', '?days=0x1e', '?days=30&days=7'])('refuses %s', async (query) => {
    const { userId } = await onPlan('premium');
    expect((await ask('GET', `/api/company-insights${query}`, { as: userId })).status).toBe(400);
  });

  test('keeps strangers out', async () => {
    const client = await buildUser(db);
    const without = await buildUser(db, { userType: 'company' });
    for (const address of ['/api/company-insights?days=7', '/api/company-insights/csv?days=7']) {
      expect((await ask('GET', address)).status).toBe(401);
      expect((await ask('GET', address, { as: client.id })).status).toBe(403);
      expect((await ask('GET', address, { as: without.id })).status).toBe(404);
    }
  });
});

describe('beside the trade', () => {
  const buildTrade = async (companies: number) => {
    const trade = await buildCategory(db);
    const ownCompany = await onPlan('premium');
    const otherCompanies = await Promise.all(Array.from({ length: companies - 1 }, () => buildCompany(db)));
    for (const [index, { id }] of [ownCompany, ...otherCompanies].entries()) {
      await buildService(db, { companyId: id, categoryId: trade.id });
      await buildCompanyDay(db, { companyId: id, day: today, fromSearch: index, fromCategory: 0, direct: 0 });
    }
    await measureTradeMedians(db, now);
    return { trade, ownCompany, others: otherCompanies };
  };

  test('ten companies make a median', async () => {
    const { trade, ownCompany } = await buildTrade(10);
    expect((await insightsOf(ownCompany, 7)).trade).toEqual({
      name: trade.name,
      names: {},
      companies: 10,
      views: 4.5,
      impressions: 100,
      contacts: 0,
      messages: 0,
    });
  });

  test('nine do not, and Professional is not told', async () => {
    expect((await insightsOf((await buildTrade(9)).ownCompany)).trade).toBeNull();
    const { trade } = await buildTrade(10);
    const company = await onPlan('professional');
    await buildService(db, { companyId: company.id, categoryId: trade.id });
    expect((await insightsOf(company)).trade).toBeNull();
  });

  test('two instances that measure at once measure once', async () => {
    const { ownCompany } = await buildTrade(11);
    await Promise.all(Array.from({ length: 8 }, () => measureTradeMedians(db, now)));
    expect((await insightsOf(ownCompany)).trade).toMatchObject({ companies: 11, views: 5 });
  });
});

describe('GET /api/company-insights/csv', () => {
  test('gives each day of the span, and no formula', async () => {
    const company = await buildCompanyOnPlan(db, 'premium', { name: '=HYPERLINK("x")' });
    await buildCompanyDay(db, { companyId: company.id, day: today });
    const { status, text, headers } = await ask('GET', '/api/company-insights/csv?days=7', {
      as: company.userId,
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain(
      'attachment; filename="giewel-statistics-7-days-to-2025-11-21.csv"',
    );
    const lines = text.split('\r\n').slice(0, -1);
    expect(lines).toHaveLength(8);
    expect(lines[0]).toBe('\uFEFFCompany,Day,Views,Previous views,Impressions,Messages,Reviews');
    expect(lines.at(-1)).toBe(`"'=HYPERLINK(""x"")",2025-11-21,10,0,100,0,0`);
  });

  test('is for the plans that have it', async () => {
    for (const plan of ['basic', 'professional', null] as const) {
      const { userId } = await onPlan(plan);
      const { status, body } = await ask('GET', '/api/company-insights/csv?days=7', { as: userId });
      expect([status, (body as { code: string }).code]).toEqual([403, 'notInPlan']);
    }
  });
});
