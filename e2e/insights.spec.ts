import type { Page } from '@playwright/test';
import { buildCompanyDay } from '#demo/builders/company-day.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildCompanyOnPlan } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyDayCounts } from '#features/companies/insights/server/tables.ts';
import { dayOf, daysEndingOn } from '#kernel/calendar.ts';
import { axeViolations } from './axe.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const made = madeBefore(async () => {
  const company = await buildCompanyOnPlan(own.db, 'professional');
  for (const day of daysEndingOn(dayOf(new Date()), 60))
    await buildCompanyDay(own.db, { companyId: company.id, day });
  const owner = { id: company.userId };
  return { company, owner };
});

/** The browser's reports of what it has shown, in order. */
const sightings = (page: Page) => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sightings')) told.push(request.postDataJSON());
  });
  return told;
};

test('a profile is told of once it is shown: not when it is loaded, not when it is fetched ahead', async ({
  openPage,
}) => {
  const page = await openPage();
  const told = sightings(page);
  await visit(page, '/');
  const link = page.getByRole('main').locator(`a[href^="/companies/${made.company.id}"]`).first();
  const fetched = page.waitForResponse(`**/api/companies/${made.company.id}`);
  await link.hover();
  await fetched;
  expect(told).toEqual([]);
  await link.click();
  await page.waitForURL(`**/companies/${made.company.id}*`);
  const shown = { profile: made.company.id, cameFrom: '/' };
  await expect.poll(() => told).toEqual([shown]);
  // Another tab of the same company is the same view; back on the list, that is shown again.
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await page.waitForURL('**tab=reviews');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => told).toHaveLength(2);
  expect(told[1]).toMatchObject({ listed: [made.company.id] });
});

test(
  'a server that stops in good order has written down the last second',
  { tag: '@nightly' },
  async ({ databaseForTest, startForTest }) => {
    const { db, url } = await databaseForTest();
    const seen = await buildCompany(db);
    const stopping = await startForTest({ DATABASE_URL: url });
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    await fetch(`${stopping.address}/companies/${seen.id}`, { headers });
    expect(await stopping.end('SIGTERM')).toMatchObject({ code: 0 });
    const days = await db.select({ direct: companyDayCounts.direct }).from(companyDayCounts);
    expect(days).toEqual([{ direct: 1 }]);
  },
);

test(
  'the figures change with the span without a reload, and can be read by keys; on a phone nothing stands out at the side',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'CDASH-016' },
  },
  async ({ openAs }) => {
    const page = await openAs(made.owner, { address: '/company-dashboard?tab=kpis' });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: '7 days', exact: true }).click();
    await page.waitForURL('**/company-dashboard?tab=kpis&span=7');
    await page.getByText('70', { exact: true }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    const reader = page.getByRole('slider', { name: 'Point on the chart' });
    await reader.focus();
    await reader.press('Home');
    const [first = ''] = daysEndingOn(dayOf(new Date()), 7);
    await expect.poll(() => reader.getAttribute('aria-valuetext')).toContain(` ${Number(first.slice(8))} `);
    await expect.poll(() => reader.getAttribute('aria-valuetext')).toMatch(/: 10 views$/);
    await page.locator('svg:visible text').getByText('10 views', { exact: true }).waitFor();

    await page.setViewportSize({ width: PHONE, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('on a phone the open tab is in sight', async ({ openAs }) => {
  const page = await openAs(made.owner, {
    address: '/company-dashboard?tab=subscription',
    viewport: { width: PHONE, height: 900 },
  });
  const tab = page.getByRole('tab', { selected: true });
  await expect.poll(() => tab.evaluate((it) => it.getBoundingClientRect().right)).toBeLessThanOrEqual(PHONE);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test(
  'a profile that cannot be read leaves the fields empty and says so, without invented figures',
  {
    annotation: { type: 'requirement', description: 'CDASH-022 API-039' },
  },
  async ({ openAs }) => {
    const page = await openAs(made.owner, { address: '/messages', expects: [/status of 500/] });
    await page.route('**/api/company-profile', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'fault' } }),
    );
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page
      .getByRole('navigation', { name: /^Account of/ })
      .getByRole('link', { name: 'Dashboard', exact: true })
      .click();
    await page.getByText('Failed to fetch company profile').waitFor();
    const tiles = page.getByRole('list', { name: 'Key figures' }).getByRole('listitem');
    for (const [at, name] of ['Profile views', 'Messages', 'Reviews'].entries()) {
      expect(await tiles.nth(at).innerText()).toMatch(new RegExp(`^${name} last 30 days\\s+–$`));
    }
    await page.getByText('Your company', { exact: true }).waitFor();
  },
);

test(
  'a company of today sees nothing but zeros',
  {
    annotation: { type: 'requirement', description: 'CDASH-023' },
  },
  async ({ openAs }) => {
    const fresh = await buildCompany(own.db, {
      userId: (await buildUser(own.db, { userType: 'company' })).id,
    });
    const page = await openAs({ id: fresh.userId }, { address: '/company-dashboard' });
    const tiles = page.getByRole('list', { name: 'Key figures' }).getByRole('listitem');
    for (const at of [0, 1, 2]) expect(await tiles.nth(at).innerText()).toMatch(/\s0$/);
    expect(await axeViolations(page)).toEqual([]);
  },
);
