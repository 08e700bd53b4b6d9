import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyDay } from '#demo/builders/company-day.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildCompanyOnPlan } from '#demo/builders/subscription.ts';
import { dayOf, daysEndingOn } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';
import { measureTradeMedians } from './server/measure-trade-medians.ts';

const host = await testHost({ withPages: true });
const { ask, db } = host;
host.services.clock = { now: () => new Date('2025-11-21T15:00:00Z') };
const now = host.services.clock.now();

// Keeps the visible text: neither the tags nor the data that came along.
const textOf = (html: string) =>
  html
    .replace(/<(script|style|title)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\s*\n\s*/g, '\n');
const read = async (address: string, { userId }: { userId: number }) => {
  const { status, text } = await ask('GET', address, { as: userId });
  return { status, html: text, text: textOf(text) };
};

const buildSeen = async (plan: 'basic' | 'professional' | 'premium', days = 60) => {
  const company = await buildCompanyOnPlan(db, plan);
  for (const day of daysEndingOn(dayOf(now), days)) await buildCompanyDay(db, { companyId: company.id, day });
  return company;
};

describe('the dashboard tab', () => {
  test(
    'has the last 30 days of views, messages and reviews, each with its change',
    {
      meta: { requirements: ['CDASH-006'] },
    },
    async () => {
      const company = await buildSeen('basic', 45);
      await buildMessage(db, { receiverId: company.userId, createdAt: now });
      const { status, text } = await read('/company-dashboard', company);
      expect(status).toBe(200);
      expect(text).toContain('\nProfile views\nlast 30 days\n300\n+100%\nvs previous period\n');
      expect(text).toContain('\nMessages\nlast 30 days\n1\n+1\nvs previous period\n');
      expect(text).toContain('\nReviews\nlast 30 days\n0\n');
    },
  );

  test(
    'shows 0 to a company of today, and that there is nothing to draw yet',
    {
      meta: { requirements: ['CDASH-023'] },
    },
    async () => {
      const company = await buildCompany(db);
      const { text } = await read('/company-dashboard', company);
      for (const name of ['Profile views', 'Messages', 'Reviews']) {
        expect(text).toContain(`\n${name}\nlast 30 days\n0\n`);
      }
      expect((await read('/company-dashboard?tab=kpis', company)).text).toContain('\nNot enough data yet\n');
      expect(text).not.toContain('vs previous period');
    },
  );
});

describe('the KPIs tab', () => {
  test('without a plan shows 7 days first, and leads to the plans for more', async () => {
    const company = await buildCompany(db);
    await buildCompanyDay(db, { companyId: company.id, day: dayOf(now) });
    const first = await read('/company-dashboard?tab=kpis', company);
    expect([first.status, first.text]).toEqual([
      200,
      expect.stringContaining('\nProfile views\nlast 7 days\n10\n'),
    ]);
    expect(first.html).toContain('href="/company-dashboard?tab=kpis&amp;span=30"');
    expect((await read('/company-dashboard?tab=kpis&span=30', company)).status).toBe(403);
    const desk = await read('/company-dashboard', company);
    expect([desk.status, desk.text]).toEqual([
      200,
      expect.stringContaining('\nProfile views\nlast 30 days\n10\n'),
    ]);
  });

  test(
    'has four spans, each with an address; a year is drawn in weeks',
    {
      meta: { requirements: ['CDASH-016'] },
    },
    async () => {
      const company = await buildSeen('professional');
      const { html } = await read('/company-dashboard?tab=kpis', company);
      expect(
        [...html.matchAll(/href="(\/company-dashboard\?tab=kpis[^"]*)"[^>]*>(\d+ days)</g)].map((m) =>
          m.slice(1),
        ),
      ).toEqual([
        ['/company-dashboard?tab=kpis&amp;span=7', '7 days'],
        ['/company-dashboard?tab=kpis', '30 days'],
        ['/company-dashboard?tab=kpis&amp;span=90', '90 days'],
        ['/company-dashboard?tab=kpis&amp;span=365', '365 days'],
      ]);
      const week = await read('/company-dashboard?tab=kpis&span=7', company);
      expect(week.text).toContain('\nProfile views\nlast 7 days\n70\n');
      expect(week.html).toContain('Profile views per day, last 7 days compared with the previous 7 days');
      const year = await read('/company-dashboard?tab=kpis&span=365', company);
      expect(year.html).toContain('Profile views per week, last 365 days');
      expect(year.text).toContain('\n15 Nov – 21 Nov\n70\n0\n');
    },
  );

  test(
    'tells what is measured, and where there is too little to measure',
    {
      meta: { requirements: ['CDASH-010', 'CDASH-011', 'CDASH-014'] },
    },
    async () => {
      const { text } = await read('/company-dashboard?tab=kpis', await buildSeen('basic'));
      expect(text).toContain('\nLeads by month\nLeads\nBecame projects\nNot enough data yet\n');
      for (const name of ['Response rate', 'Conversion', 'Response time']) {
        expect(text).toContain(`\n${name}\nlast 30 days\nNot enough data yet\n`);
      }
      expect(text).toContain('\nViews by source\nlast 30 days\nSearch\n60%\nCategory\n30%\nDirect\n10%\n');
      expect(text).not.toContain('Download CSV');
    },
  );

  test('every drawing has its numbers as a table', async () => {
    const company = await buildSeen('basic');
    await buildMessage(db, { receiverId: company.userId, createdAt: now });
    const { html, text } = await read('/company-dashboard?tab=kpis', company);
    expect(html.match(/<svg[^>]*role="img"[^>]*aria-label="[^"]+"/g)).toHaveLength(3);
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(text).toContain('\nMon 17 Nov\n10\n10\n');
    expect(text).toContain('\nNov\n1\n0\n');
  });

  test('a span that the plan does not show leads to the plans', async () => {
    const { status, text, html } = await read(
      '/company-dashboard?tab=kpis&span=90',
      await buildSeen('basic'),
    );
    expect(status).toBe(403);
    expect(text).toContain('\nYour plan doesn’t include these statistics.\n');
    expect(html).toContain('href="/company-dashboard?tab=subscription"');
  });

  test('with Premium it compares with the trade and hands out a file', async () => {
    const trade = await buildCategory(db);
    const company = await buildSeen('premium', 30);
    const otherCompanies = await Promise.all(Array.from({ length: 9 }, () => buildCompany(db)));
    for (const { id } of [company, ...otherCompanies])
      await buildService(db, { companyId: id, categoryId: trade.id });
    await measureTradeMedians(db, now);
    const { text, html } = await read('/company-dashboard?tab=kpis', company);
    expect(text).toContain(`\nCompared with your trade: ${trade.name}\n`);
    expect(text).toContain('\nProfile views\n300\n0\n');
    expect(html).toMatch(/href="\/api\/company-insights\/csv\?days=30"[^>]*>.*?Download CSV/);
  });
});
