import type { Page } from '@playwright/test';
import { builtFileOf } from './built-file-of.ts';
import { expect, type Fixtures, type PageOptions, test, untilAlive, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { homePage } from './home-page.ts';
import { PHONE } from './screen-sizes.ts';

const NOT_FOUND = '/no-such-page';

/** Opens another page than the home page, with a link to it. */
const openElsewhere = async (
  { openPage }: Pick<Fixtures, 'openPage'>,
  { expects = [], ...options }: PageOptions = {},
) => {
  const page = await openPage({ expects: [/status of 404/, ...expects], ...options });
  await visit(page, NOT_FOUND);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return { page, toHome: page.getByRole('link', { name: 'Go to the home page' }) };
};

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Records the calls to the API from now on. Reports of companies shown are left out: they are no queries. */
const apiCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isAsked = url.pathname.startsWith('/api/') && url.pathname !== '/api/sightings';
    if (isAsked) calls.push(url.pathname + url.search);
  });
  return calls;
};

test.describe('going to another page', () => {
  test('happens without a reload, with its title, its focus and its announcement', async ({ openPage }) => {
    const { page, toHome } = await openElsewhere({ openPage });
    await toHome.click();
    await page.getByRole('heading', { name: 'Browse Services by Category' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.title()).toContain('Luxembourg');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => page.locator('[aria-live]').allTextContents()).toContain(await page.title());
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('adds nothing for Back where one is already, or when a link is pressed twice', async ({
    openPage,
  }) => {
    // A browser counts to fifty, where a page that other tests had before may be.
    const { page, toHome } = await openElsewhere({ openPage });
    const before = await page.evaluate(() => history.length);
    await toHome.dblclick();
    await homePage(page).shows(6);
    await page.getByRole('link', { name: 'Giewel' }).first().click();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === NOT_FOUND);
  });

  test('has the page ready when the pointer is only near the link', async ({ openPage }) => {
    const { page, toHome } = await openElsewhere({ openPage });
    const calls = apiCalls(page);
    const asked = page.waitForResponse(/\/api\/companies/);
    await toHome.hover();
    await asked;
    const before = [...calls];
    await toHome.click();
    await homePage(page).shows(6);
    expect(calls).toEqual(before);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test(
    'keeps the old page for 150 ms, then shows the skeleton (reading 24)',
    {
      annotation: { type: 'requirement', description: 'SHELL-022' },
    },
    async ({ openPage }) => {
      const page = await openPage({ expects: [/status of 404/] });
      await page.clock.install();
      await visit(page, NOT_FOUND);
      const letGo = await holdRequests(page, '**/api/companies*');
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const oldPage = page.getByRole('heading', { name: 'Page Not Found' });
      // The focus of the keyboard fetches the page's code, and the Enter key goes there.
      const toHome = page.getByRole('link', { name: 'Go to the home page' });
      const asked = page.waitForRequest('**/api/companies*');
      await toHome.focus();
      await asked;
      await page.keyboard.press('Enter');
      await page.clock.runFor(149);
      expect(await oldPage.isVisible()).toBe(true);
      await page.clock.runFor(1);
      await oldPage.waitFor({ state: 'detached' });
      expect(await page.getByRole('heading').filter({ hasText: 'Browse Services' }).count()).toBe(0);
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
      letGo();
      // The clock goes on, by which the browser's own work is timed.
      await page.clock.resume();
      await homePage(page).shows(6);
    },
  );

  test(
    'whoever presses a link far down sees the skeleton from its top (reading 24)',
    {
      annotation: { type: 'requirement', description: 'SHELL-022' },
    },
    async ({ openPage }) => {
      const page = await openPage({ viewport: { width: PHONE, height: 900 } });
      await visit(page, '/');
      await holdRequests(page, '**/api/companies/*');
      const profile = page.getByRole('link', { name: 'View Profile' }).nth(3);
      await profile.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await profile.click();
      await profile.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

  test('a change within a page keeps what is there until the new is', async ({ openPage }) => {
    const page = await openPage();
    await visit(page, '/');
    const { category, names } = homePage(page);
    const before = await names();
    const letGo = await holdRequests(page, '**/api/companies*');
    await page.clock.install();
    await category('Plumbing').click();
    await page.clock.runFor(2_000);
    expect(await names()).toEqual(before);
    letGo();
    await expect.poll(() => names()).not.toEqual(before);
  });

  test('the last of two choices wins, whichever answer comes first', async ({ openPage }) => {
    const page = await openPage();
    await visit(page, '/');
    const { category, names } = homePage(page);
    const before = await names();
    const letGo = await holdRequests(page, '**/api/companies?*categoryId=2&*');
    await category('Renovation').click();
    await category('Plumbing').click();
    await expect.poll(() => names()).not.toEqual(before);
    const plumbing = await names();
    const late = page.waitForResponse(/categoryId=2&/);
    letGo();
    await (await late).finished();
    expect(await names()).toEqual(plumbing);
    expect(await category('Plumbing').getAttribute('aria-pressed')).toBe('true');
  });
});

test.describe('asking', () => {
  test(
    'an answer that fails is asked for once, the page says so in the frame, and the way back is open',
    {
      annotation: { type: 'requirement', description: 'API-005' },
    },
    async ({ openPage }) => {
      const page = await openPage({ expects: [/status of 500/] });
      await visit(page, '/');
      const calls = apiCalls(page);
      const fault = { status: 500, json: { message: 'Something went wrong.', code: 'fault' } };
      await page.route('**/api/prices', (route) => route.fulfill(fault));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Job prices' }).click();
      await page.getByRole('heading', { name: 'We couldn’t show this page' }).waitFor();
      expect(await page.getByRole('banner').isVisible()).toBe(true);
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
      expect(calls).toEqual(['/api/prices']);
      await page.goBack();
      await homePage(page).shows(6);

      await page.goForward();
      await page.getByRole('heading', { name: 'We couldn’t show this page' }).waitFor();
      await page.unroute('**/api/prices');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Job prices' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/prices');
    },
  );

  test(
    'nothing is asked again when the window comes back, or as time goes by',
    {
      annotation: { type: 'requirement', description: 'API-006 API-007' },
    },
    async ({ openPage }) => {
      const page = await openPage();
      await page.clock.install();
      await visit(page, '/');
      const calls = apiCalls(page);
      const other = await page.context().newPage();
      await other.bringToFront();
      await page.bringToFront();
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        dispatchEvent(new Event('focus'));
        dispatchEvent(new Event('offline'));
        dispatchEvent(new Event('online'));
      });
      await page.clock.runFor('01:00:00');
      expect(calls).toEqual([]);
    },
  );

  test(
    'what was answered once is not asked again',
    {
      annotation: { type: 'requirement', description: 'API-008' },
    },
    async ({ openPage }) => {
      const page = await openPage();
      await visit(page, '/');
      const { category } = homePage(page);
      const calls = apiCalls(page);
      for (const name of ['Roofing', 'Tiling', 'Roofing', 'All Categories', 'Tiling']) {
        await category(name).click();
        await expect.poll(() => category(name).getAttribute('aria-pressed')).toBe('true');
      }
      expect(calls).toEqual(['/api/companies?categoryId=7&limit=6', '/api/companies?categoryId=8&limit=6']);
    },
  );

  test('a page that came from the server asks for nothing', async ({ openPage }) => {
    const page = await openPage();
    const calls = apiCalls(page);
    await visit(page, '/?q=roof&show=9');
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
});

test.describe('a page whose code does not come', () => {
  test('is fetched anew once, as after a new release; a second time it says so in the frame', async ({
    openPage,
  }) => {
    const code = builtFileOf('src/features/directory/pages/web/home-page.tsx');
    const { page, toHome } = await openElsewhere(
      { openPage },
      {
        expects: [
          /Failed to load resource: net::ERR_FAILED/,
          new RegExp(`request failed: .*/${code}`),
          /page error/,
        ],
      },
    );
    await page.route(`**/${code}`, (route) => route.abort());
    const notAlive = page.waitForEvent('pageerror');
    await toHome.click();
    // The page as the server renders it, which can be read without its code.
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { name: 'Browse Services by Category' }).waitFor();
    expect(await isSameDocument(page)).toBe(false);
    await notAlive;

    await page.goto(NOT_FOUND);
    await untilAlive(page);
    await toHome.click();
    await page.getByRole('heading', { name: 'We couldn’t show this page' }).waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });
});
