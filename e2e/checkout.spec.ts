import type { Page } from '@playwright/test';
import { buildCompany } from '#demo/builders/company.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { axeViolations, violationsInAll } from './axe.ts';
import { expect, ownProduct, test, untilAlive, visit } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Stops the clock from the next load on, until the test moves it. */
const stopClock = async (page: Page) => {
  await page.clock.install();
  await page.reload();
  await untilAlive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
};

test(
  'from the prices to the dashboard: two seconds at work, two seconds of success',
  {
    annotation: {
      type: 'requirement',
      description: 'API-055 SHELL-004 PRICE-006 PRICE-007 PRICE-008 PRICE-009 LIMIT-021 ERR-072',
    },
  },
  async ({ openAs }) => {
    const owner = { id: (await buildCompany(own.db)).userId };
    const page = await openAs(owner, { address: '/subscription-plans' });
    await button(page, 'Yearly 35%').click();
    await page.getByText('instead of €660: you save 24%').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await page.getByRole('link', { name: 'Choose Professional' }).click();
    await page.waitForURL('**/payment?plan=professional&period=yearly');
    await stopClock(page);

    const paid = page.waitForResponse('**/api/subscription/payments');
    const changes: string[] = [];
    page.on(
      'request',
      (request) => request.method() !== 'GET' && changes.push(new URL(request.url()).pathname),
    );
    await button(page, 'Pay €500').dblclick();
    // The page reports a pending request at the next tick of the clock.
    await page.clock.runFor(10);
    await button(page, 'Processing payment').waitFor();
    await paid;
    await page.clock.runFor(1890);
    expect(await button(page, 'Processing payment').count()).toBe(1);
    await page.clock.runFor(100);
    await page.getByRole('heading', { name: 'Payment Successful', level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe(
      '/company-dashboard',
    );
    await page.clock.runFor(1900);
    expect(new URL(page.url()).pathname).toBe('/payment');
    await page.clock.runFor(1000);
    await page.waitForURL('**/company-dashboard');
    // A payment that is simulated asks nobody but us, and once.
    expect(changes).toEqual(['/api/subscription/payments']);
  },
);

test(
  'a payment that fails says so, and can be tried again',
  {
    annotation: { type: 'requirement', description: 'ERR-059' },
  },
  async ({ openPage, signIn }) => {
    const owner = { id: (await buildCompany(own.db)).userId };
    const page = await openPage({ expects: [/status of 503/] });
    await signIn(page, owner);
    await page.clock.install();
    await visit(page, '/payment?plan=basic');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route('**/api/subscription/payments', (route) =>
      route.fulfill({ status: 503, json: { message: 'No', code: 'paymentAway' } }),
    );
    await button(page, 'Pay €300').click();
    await page.clock.runFor(2000);
    await page.getByText('Payment Failed').waitFor();
    await page.getByText('There was an issue processing your payment. Please try again.').waitFor();
    await button(page, 'Pay €300').waitFor();
  },
);

test(
  'who joined without an address says first who the invoice is for',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const company = await buildCompany(own.db, { address: null, postalCode: null, city: null });
    const page = await openAs(
      { id: company.userId },
      { address: '/payment?plan=basic', viewport: { width: PHONE, height: 900 } },
    );
    await button(page, 'Use this address').waitFor();
    expect(await button(page, 'Pay €300').count()).toBe(0);
    expect(await violationsInAll(page)).toEqual([]);
    await button(page, 'Use this address').click();
    await page.getByText('We need this for the invoice.').first().waitFor();
    await page.getByLabel('Street and number').fill('1, Gréiweschgaass');
    await page.getByLabel('Postcode').fill('L-9050');
    await page.getByLabel('City').fill('Ettelbréck');
    await button(page, 'Use this address').click();
    await page.getByText('L-9050 Ettelbréck').waitFor();
    await button(page, 'Pay €300').click();
    await page.getByRole('heading', { name: 'Payment Successful', level: 1 }).waitFor();
  },
);

test(
  'a smaller plan is ordered for the end of what is paid for, and taken back on the desk',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const company = await buildCompany(own.db);
    await buildSubscription(own.db, { companyId: company.id, until: new Date('2031-12-06T11:00:00Z') });
    const owner = { id: company.userId };
    const page = await openAs(owner, {
      address: '/payment?plan=basic',
      viewport: { width: PHONE, height: 900 },
    });
    await page.getByText('You’ve paid for Professional, and it stays active until 6 December 2031').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await page.getByLabel('Change now instead').check();
    await page.getByText(/^Unused time on Professional, .* to 5 Dec 2031$/).waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await page.getByLabel('Change now instead').uncheck();
    await button(page, 'Change to Basic on 6 December 2031').click();
    await page.getByRole('heading', { name: 'Plan changed', level: 1 }).waitFor();
    await page.waitForURL('**/company-dashboard');
    await page.getByRole('tab', { name: 'Subscription' }).click();
    await page
      .getByText('Paid until 6 December 2031. You’ll then switch to Basic for €300 per year.')
      .waitFor();
    await button(page, 'Keep Professional').click();
    await page.getByText('€500 per year, next payment on 6 December 2031').waitFor();
  },
);

test(
  'the desk: a plan is cancelled by two clicks, with everything to take along, and resumed',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const owner = { id: (await buildCompany(own.db)).userId };
    const page = await openAs(owner, {
      address: '/payment?plan=premium&period=monthly',
      viewport: { width: PHONE, height: 900 },
    });
    expect(await violationsInAll(page)).toEqual([]);
    await button(page, 'Pay €85').click();
    await page.waitForURL('**/company-dashboard');
    await page.getByRole('tab', { name: 'Subscription' }).click();
    await page.getByText(/^€85 per month, next payment/).waitFor();
    expect(await violationsInAll(page)).toEqual([]);

    await button(page, 'Cancel plan').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('link', { name: 'Download your data' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByText(/^Cancelled. Your plan stays active until/).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await button(page, 'Resume plan').click();
    await page.getByText(/^€85 per month, next payment/).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download Receipt \(demo\)/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^giewel-demo-receipt-\d+\.pdf$/);
  },
);
