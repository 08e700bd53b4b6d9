import type { Page } from '@playwright/test';
import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequestInvitation } from '#demo/builders/request.ts';
import { buildUser } from '#demo/builders/user.ts';
import { expect, madeBefore, nightlyFrom, ownProduct, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { layoutFaults } from './layout-faults.ts';
import { DESK, PHONE } from './screen-sizes.ts';
import { shareOfBars } from './share-of-bars.ts';

const own = ownProduct();
const made = madeBefore(async () => {
  const client = await buildUser(own.db, { username: 'anne.lentz', fullName: 'Anne Lentz' });
  const owner = await buildUser(own.db, { username: 'toiture-weber', userType: 'company' });
  const company = await buildCompany(own.db, { userId: owner.id, name: 'Toiture Weber' });
  const admin = await buildUser(own.db, { userType: 'admin', staffRole: 'admin' });
  const quote = await buildQuote(own.db, { clientId: client.id, companyId: company.id, state: 'sent' });
  const invitation = await buildRequestInvitation(own.db, { companyId: company.id });
  return { client, owner, company, admin, quote, invitation };
});

/** Two bars bear this name, and only one is shown at a time. */
const places = (page: Page) => page.getByRole('navigation', { name: 'Your pages' }).filter({ visible: true });
const active = (page: Page) => places(page).locator('[aria-current=page]');
/** The text also holds what a screen reader hears in place of label and count; that isn't drawn, so it is left out. */
const labels = async (page: Page) =>
  (await places(page).locator('a, button').allInnerTexts()).map((text) =>
    text
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^(.+) (\d+) \1, \2 (?:waiting|unread)$/, '$1 $2'),
  );

test.describe('the second row of areas that need an account', () => {
  test('has a client’s places, the active one marked, and what waits at each, live', async ({ openAs }) => {
    const page = await openAs(made.client, { address: '/requests' });
    await expect
      .poll(() => labels(page))
      .toEqual(['Dashboard', 'Requests', 'Quotes 1', 'Visits', 'Projects', 'Messages', 'New request']);
    expect(await active(page).innerText()).toBe('Requests');
    await places(page).getByRole('link', { name: 'Quotes, 1 waiting' }).click();
    await page.waitForURL('**/quotes');
    await expect.poll(() => active(page).getAttribute('href')).toBe('/quotes');
    // A page below a place keeps its place active.
    await visit(page, `/quotes/${made.quote.id}`);
    expect(await active(page).getAttribute('href')).toBe('/quotes');

    // The counts change without a reload when the other side withdraws or writes.
    const { id } = await buildQuote(own.db, {
      clientId: made.client.id,
      companyId: made.company.id,
      state: 'sent',
    });
    await visit(page, '/visits');
    await places(page).getByRole('link', { name: 'Quotes, 2 waiting' }).waitFor();
    const theirs = await openAs(made.owner, { address: '/settings' });
    expect((await theirs.request.post(`/api/quotes/${id}/withdraw`)).ok()).toBe(true);
    await places(page).getByRole('link', { name: 'Quotes, 1 waiting' }).waitFor();
    await visit(page, `/messages/${made.owner.id}`);
    await page.getByRole('textbox', { name: 'Message' }).fill('When do you begin?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await places(theirs).getByRole('link', { name: 'Messages, 1 unread' }).waitFor();
  });

  test('has a company’s places, and those of the office for staff', async ({ openAs }) => {
    const company = await openAs(made.owner, { address: '/company-dashboard' });
    await expect
      .poll(() => labels(company))
      .toEqual([
        'Dashboard',
        'Requests 1',
        'Quotes',
        'Visits',
        'Projects',
        expect.stringMatching(/^Messages/),
        'Reviews',
        'New quote',
      ]);
    // From every page it asks for whom; back leads to that page.
    await places(company).getByRole('link', { name: 'New quote' }).click();
    const dialog = company.getByRole('dialog', { name: 'New quote' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await company.waitForURL('**/quotes');
    await company.goBack();
    await company.waitForURL('**/company-dashboard');
    await places(company).getByRole('link', { name: 'Reviews' }).click();
    await company.waitForURL('**/company-dashboard?tab=reviews');
    await expect.poll(() => active(company).innerText()).toBe('Reviews');

    const admin = await openAs(made.admin, { address: '/admin?tab=figures' });
    expect((await labels(admin)).map((text) => text.replace(/ \d+$/, ''))).toEqual([
      'Moderation',
      'People',
      'Categories',
      'Statistics',
      'Decisions',
      'Audit log',
      'System check',
    ]);
    expect(await active(admin).innerText()).toBe('Statistics');
  });

  test('stays when the header scrolls away, with the bell and one’s own menu at its end', async ({
    openAs,
  }) => {
    const page = await openAs(made.client, { address: '/settings', viewport: { width: DESK, height: 700 } });
    await page.evaluate(() => {
      document.querySelector('main')?.style.setProperty('min-height', '3000px');
    });
    await page.mouse.wheel(0, 1200);
    await expect.poll(async () => (await places(page).boundingBox())?.y).toBe(0);
    expect((await page.getByRole('banner').boundingBox())?.y).toBeLessThan(-60);
    await places(page).getByTitle('Account of Anne Lentz').click();
    const menu = page.getByRole('navigation', { name: 'Account of Anne Lentz' });
    await menu.getByRole('link', { name: 'My Requests' }).click();
    await page.waitForURL('**/requests');
  });

  test('is not on public pages, where one link leads to the dashboard', async ({ openAs }) => {
    const page = await openAs(made.client, { address: '/about' });
    expect(await places(page).count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await places(page).waitFor();
    expect(await page.getByRole('contentinfo').getByRole('heading').count()).toBe(0);
  });

  test('on a tablet the links of the documents are in the menu, and nothing in the header breaks', async ({
    openAs,
    openPage,
  }) => {
    const viewport = { width: 768, height: 900 };
    const visitor = await openPage({ viewport });
    await visit(visitor, '/fr/about');
    for (const page of [await openAs(made.client, { address: '/about', viewport }), visitor]) {
      for (const width of [768, 1023]) {
        await page.setViewportSize({ width, height: 900 });
        expect((await page.getByRole('banner').boundingBox())?.height).toBe(73);
        expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
        const heights = await page
          .getByRole('banner')
          .locator('a, button')
          .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
        expect(Math.max(...heights)).toBeLessThanOrEqual(48);
      }
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
      await page
        .getByRole('link', { name: /^(For Companies|Entreprises)$/ })
        .first()
        .click();
      await page.waitForURL('**/for-companies');
    }
  });

  test('the tabs of a dashboard are lower and without a second mark', async ({ openAs }) => {
    for (const [person, address, tab] of [
      [made.client, '/dashboard', 'Overview'],
      [made.owner, '/company-dashboard', 'Dashboard'],
    ] as const) {
      const page = await openAs(person, { address });
      const open = page.getByRole('tab', { name: tab, selected: true });
      expect((await open.boundingBox())?.height).toBe(40);
      expect(await open.evaluate((it) => getComputedStyle(it, '::after').content)).toBe('none');
    }
  });

  test(
    'and its footer of one line with the legal links fit every width',
    { tag: '@nightly' },
    async ({ openAs }) => {
      for (const person of [made.client, made.owner, made.admin]) {
        const page = await openAs(person, { address: '/settings' });
        const footer = page.getByRole('contentinfo');
        expect(await footer.getByRole('link').allTextContents()).toEqual([
          'Imprint',
          'Privacy',
          'Terms',
          'Accessibility',
          'Report illegal content',
        ]);
        expect((await footer.boundingBox())?.height).toBeLessThan(70);
        for (const width of [320, PHONE, 768, 1024, DESK]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: DESK, height: 900 });
        await footer.getByRole('button', { name: 'English' }).click();
        await footer.getByRole('link', { name: 'Français' }).click();
        await page.waitForURL('**/fr/settings');
      }
    },
  );
});

test(
  'a heading stands 40 pixels below the lowest bar, 28 on a phone, with the way back above it',
  { tag: ['@looks', '@nightly'] },
  async ({ openAs }) => {
    const page = await openAs(made.client);
    const distance = (page.viewportSize()?.width ?? 0) < 768 ? 28 : 40;
    for (const address of [
      '/settings',
      '/dashboard',
      '/requests',
      '/quotes',
      `/quotes/${made.quote.id}`,
      '/visits',
      '/projects',
      '/settings/api-tokens',
      '/prices',
      '/about',
    ]) {
      await visit(page, address);
      const [heading, main] = await Promise.all([
        page.locator('main h1').boundingBox(),
        page.locator('main').boundingBox(),
      ]);
      expect(Math.round((heading?.y ?? 0) - (main?.y ?? 0)), address).toBe(distance);
    }
  },
);

test.describe('the bar of places on a phone', { tag: '@phone' }, () => {
  test(
    'has four places and the menu, in every language from 320 pixels on',
    { tag: '@nightly' },
    async ({ openAs }) => {
      const page = await openAs(made.client, { address: '/requests' });
      await expect.poll(() => labels(page)).toEqual(['Home', 'Requests', 'Messages', 'Projects', 'Menu']);
      expect(await active(page).innerText()).toBe('Requests');
      const company = await openAs(made.owner, { address: '/quotes' });
      await expect
        .poll(() => labels(company))
        .toEqual(['Dashboard', 'Requests 1', 'Quotes', expect.stringMatching(/^Messages/), 'Menu']);
      const admin = await openAs(made.admin, { address: '/admin?tab=log' });
      expect((await labels(admin)).map((text) => text.replace(/ \d+$/, ''))).toEqual([
        'Queues',
        'People',
        'Statistics',
        'Decisions',
        'Menu',
      ]);
      for (const page of [company, admin]) {
        for (const language of ['fr', 'de', 'lb', 'pt']) {
          await page.setViewportSize({ width: 320, height: 640 });
          await visit(page, `/${language}/settings`);
          expect(await layoutFaults(page), language).toEqual([]);
        }
      }
    },
  );

  test('marks the place that is pressed at once, while its page is still on the way', async ({ openAs }) => {
    const page = await openAs(made.client, { address: '/settings' });
    const letGo = await holdRequests(page, '**/api/projects*');
    await places(page).getByRole('link', { name: 'Projects' }).click();
    await expect.poll(() => active(page).allInnerTexts()).toEqual(['Projects']);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    await page.getByRole('heading', { name: 'My Projects', level: 1 }).waitFor();
    expect(await active(page).allInnerTexts()).toEqual(['Projects']);
  });

  test('keeps to the lower edge, opens the header’s menu, and leaves while one types', async ({ openAs }) => {
    const page = await openAs(made.client, { address: '/settings' });
    const { height: screen = 0 } = page.viewportSize() ?? {};
    const { y = 0, height = 0 } = (await places(page).boundingBox()) ?? {};
    expect([y + height, height]).toEqual([screen, 56]);
    await places(page).getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await menu.getByRole('link', { name: 'My Projects' }).click();
    await page.waitForURL('**/projects');
    await visit(page, '/settings');
    await page.getByRole('textbox').first().focus();
    await expect(places(page)).not.toBeInViewport();
    await page.getByRole('textbox').first().blur();
    await expect(places(page)).toBeInViewport();
  });

  test('has the messages and their count, which stand in the header only where there is no such bar', async ({
    openAs,
  }) => {
    const page = await openAs(made.client, { address: '/about' });
    const inHeader = page.getByRole('banner').getByRole('link', { name: /^Messages/ });
    expect(await inHeader.getAttribute('href')).toBe('/dashboard?tab=messages');
    await visit(page, '/requests');
    await places(page).getByRole('link', { name: 'Messages' }).waitFor();
    expect(await inHeader.isVisible()).toBe(false);
    await visit(page, `/messages/${made.owner.id}`);
    await inHeader.waitFor();
    // The bar of the office has none.
    const admin = await openAs(made.admin, { address: '/admin' });
    await admin.getByRole('banner').getByRole('link', { name: 'Messages' }).waitFor();
  });

  test('gives way to a bar of the page’s own, as below a conversation', async ({ openAs }) => {
    const page = await openAs(made.client, { address: `/messages/${made.owner.id}` });
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    expect(await places(page).count()).toBe(0);
  });
});

for (const [index, { width, height }] of [
  { width: 320, height: 256 },
  { width: 320, height: 480 },
  { width: 320, height: 640 },
  { width: 720, height: 450 },
].entries()) {
  test(
    `bars that stay take at most a fifth of ${width} × ${height}`,
    { tag: nightlyFrom(1, index) },
    async ({ openAs }) => {
      for (const [person, address] of [
        [made.client, '/settings'],
        [made.client, '/about'],
        [made.client, `/messages/${made.owner.id}`],
        [made.owner, '/company-dashboard'],
        [made.owner, `/invitations/${made.invitation.id}`],
      ] as const) {
        const page = await openAs(person, { address, viewport: { width, height } });
        await page.mouse.wheel(0, 300);
        expect(await shareOfBars(page), address).toBeLessThanOrEqual(0.2);
      }
    },
  );
}
