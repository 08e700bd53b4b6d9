import type { Page } from '@playwright/test';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { builtFileOf } from './built-file-of.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { homePage } from './home-page.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();
const made = madeBefore(async () => {
  const client = await buildUser(own.db, { username: 'anne.lentz', fullName: 'Claire Hoffmann' });
  const company = await buildUser(own.db, { username: 'toiture-weber', userType: 'company' });
  await buildCompany(own.db, { userId: company.id, name: 'Toiture Weber' });
  return { client, company };
});

const entries = {
  client: [
    'Dashboard',
    'My Requests',
    'Quotes',
    'Visits',
    'My Projects',
    'Messages',
    'Your Profile',
    'Your Folders',
    'Liked Companies',
    'Settings',
  ],
  company: [
    'Dashboard',
    'Requests',
    'Quotes',
    'Visits',
    'Company Projects',
    'Messages',
    'Reviews',
    'Profile and team',
    'Price book',
    'Subscription',
    'Settings',
  ],
};

const itemsOf = (page: Page, menu: string) =>
  page.getByRole('navigation', { name: menu }).locator('a, button').allTextContents();

const ofEverybody = ['Home', 'Services', 'How It Works', 'For Companies'];

/** The same page on a phone. */
const menuOfPhone = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: PHONE, height: 900 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  return itemsOf(page, 'Menu');
};

test.describe('the header of somebody signed in', () => {
  test(
    'has a client’s entries, on a phone too',
    {
      annotation: {
        type: 'requirement',
        description: 'SHELL-042 SHELL-043 SHELL-044 SHELL-046 SHELL-048 SHELL-049',
      },
    },
    async ({ openAs }) => {
      const page = await openAs(made.client);
      const avatar = page.getByRole('button', { name: 'Account of Claire Hoffmann' });
      // The documents want the initials of the username.
      expect(await avatar.textContent()).toBe('AL');
      await avatar.click();
      expect(await itemsOf(page, 'Account of Claire Hoffmann')).toEqual([...entries.client, 'Sign out']);
      const messages = page.getByRole('banner').getByRole('link', { name: 'Messages' });
      expect(await messages.first().getAttribute('href')).toBe('/dashboard?tab=messages');
      expect(await page.getByRole('button', { name: 'Log in' }).count()).toBe(0);
      expect(await menuOfPhone(page)).toEqual([
        'Notifications',
        ...entries.client,
        ...ofEverybody,
        'Sign out',
      ]);
    },
  );

  test(
    'has a company’s entries, on a phone too',
    {
      annotation: { type: 'requirement', description: 'SHELL-043 SHELL-045 SHELL-046 SHELL-047 SHELL-049' },
    },
    async ({ openAs }) => {
      const page = await openAs(made.company);
      await page.getByRole('button', { name: 'Account of toiture-weber' }).click();
      const menu = page.getByRole('navigation', { name: 'Account of toiture-weber' });
      expect(await itemsOf(page, 'Account of toiture-weber')).toEqual([...entries.company, 'Sign out']);
      const drawings = await menu
        .locator('a > svg:first-child path')
        .evaluateAll((all) => all.map((it) => it.getAttribute('d')));
      expect(new Set(drawings).size).toBe(entries.company.length);
      const own = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
      expect(await own('Profile and team')).toBe('/company-dashboard?tab=profile');
      expect(await own('Price book')).toBe('/price-book');
      expect(await own('Subscription')).toBe('/company-dashboard?tab=subscription');
      const messages = page.getByRole('banner').getByRole('link', { name: 'Messages' });
      expect(await messages.first().getAttribute('href')).toBe('/messages');
      expect(await menuOfPhone(page)).toEqual([
        'Notifications',
        ...entries.company,
        ...ofEverybody,
        'Sign out',
      ]);
    },
  );
});

test(
  'signing out ends the session and says so',
  {
    annotation: { type: 'requirement', description: 'AUTH-015 SHELL-046' },
  },
  async ({ openAs }) => {
    const page = await openAs(made.client);
    await page.getByRole('button', { name: 'Account of Claire Hoffmann' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Logged out', { exact: true }).waitFor();
    expect(await page.getByText('You have been successfully logged out').isVisible()).toBe(true);
    expect(await page.context().cookies()).toEqual([]);
    await page.reload();
    expect(await page.getByRole('button', { name: 'Log in' }).isVisible()).toBe(true);
  },
);

for (const address of ['/messages', '/dashboard', '/projects']) {
  test(
    `signing out on ${address} asks for nothing that would be refused`,
    {
      annotation: { type: 'requirement', description: 'SHELL-046' },
    },
    async ({ openAs }) => {
      const page = await openAs(made.client, { address });
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 401) refused.push(response.url());
      });
      await page.getByRole('button', { name: 'Account of Claire Hoffmann' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('button', { name: 'Log in' }).waitFor();
      expect(refused).toEqual([]);
    },
  );
}

test(
  'what listens asks for nothing where its person has signed out before it came',
  {
    annotation: { type: 'requirement', description: 'SHELL-046' },
  },
  async ({ openPage, signIn }) => {
    const page = await openPage();
    await signIn(page, made.client);
    const code = `**/${builtFileOf('src/web/live/listen-to-live-events.ts')}`;
    const release = await holdRequests(page, code);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Account of Claire Hoffmann' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const came = page.waitForResponse(code);
    release();
    await came;
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.endsWith('/unread'))).toEqual([]);
  },
);

test(
  'a sign-out that fails says so, and the person stays signed in',
  {
    annotation: { type: 'requirement', description: 'SHELL-046' },
  },
  async ({ openAs }) => {
    const page = await openAs(made.client, { expects: [/status of 503/] });
    await page.route('**/api/logout', (route) =>
      route.fulfill({ status: 503, json: { message: 'Please try again in a moment.', code: 'unavailable' } }),
    );
    await page.getByRole('button', { name: 'Account of Claire Hoffmann' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Logout failed', { exact: true }).waitFor();
    expect(await page.getByText('Please try again in a moment.').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Account of Claire Hoffmann' }).isVisible()).toBe(true);
  },
);

test(
  'the heart of somebody signed in is a like, and it is still there after a reload',
  {
    annotation: { type: 'requirement', description: 'CARD-013' },
  },
  async ({ openAs }) => {
    const page = await openAs(made.client);
    const heart = homePage(page).cards.first().getByRole('button', { name: 'Favourite Toiture Weber' });
    await heart.click();
    await page.getByText('Company liked', { exact: true }).waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await visit(page, '/');
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    await page.getByText('Company unliked', { exact: true }).waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
  },
);

test(
  'a cookie that is worth nothing is an anonymous visit',
  {
    annotation: { type: 'requirement', description: 'SESSION-004' },
  },
  async ({ openPage }) => {
    const page = await openPage();
    await page.context().addCookies([{ name: 'session', value: 'A'.repeat(43), url: own.address }]);
    await visit(page, '/');
    expect(await page.getByRole('button', { name: 'Log in' }).isVisible()).toBe(true);
  },
);
