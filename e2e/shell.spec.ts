import type { Page } from '@playwright/test';
import { expect, type Fixtures, type PageOptions, test, untilAlive, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { scrollToEnd } from './home-page.ts';
import { DESK, PHONE } from './screen-sizes.ts';

const open = async ({ openPage }: Pick<Fixtures, 'openPage'>, address = '/', options: PageOptions = {}) => {
  const page = await openPage(options);
  await visit(page, address);
  return page;
};

const NOT_FOUND = '/no-such-page';
const openNotFound = ({ openPage }: Pick<Fixtures, 'openPage'>, options: PageOptions = {}) =>
  open({ openPage }, NOT_FOUND, { expects: [/status of 404/], ...options });

const links = async (page: Page, menu: string) => {
  const found = page.getByRole('navigation', { name: menu, exact: true }).getByRole('link');
  const pairs = await found.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
};

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const MAIN = {
  Home: '/',
  Services: '/#browse-services',
  'How It Works': '/how-it-works',
  'For Companies': '/for-companies',
};
const LOG_IN = { 'Client Login': '/client-auth', 'Company Login': '/company-auth' };
const SIGN_UP = {
  'Client Sign up': '/client-auth?tab=register',
  'Company Sign up': '/company-auth?tab=register',
};

/** The notice of the pre-launch, which is gone after it: launch.spec.ts. */
const invitesToTry = async (page: Page) => {
  const notice = page.getByRole('complementary', { name: 'Notice' });
  expect(await notice.isVisible()).toBe(true);
  expect(await notice.textContent()).toMatch(/demo website.*pre-launch.*creating a client account/);
  expect(await notice.getByRole('link').getAttribute('href')).toBe('/client-auth?tab=register');
};

test.describe('the header', () => {
  test(
    'Services scrolls on the home page and leads there from another',
    {
      annotation: { type: 'requirement', description: 'SHELL-039' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage });
      const top = () =>
        page.locator('#browse-services').evaluate((section) => Math.abs(section.getBoundingClientRect().top));
      const services = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' });
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await scrollToEnd(page);
      await services.click();
      await expect.poll(top).toBeLessThan(140);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

      const elsewhere = await openNotFound({ openPage });
      await elsewhere
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Services' })
        .click();
      await elsewhere.waitForURL('**/#browse-services');
      await expect
        .poll(() =>
          elsewhere.locator('#browse-services').evaluate((it) => Math.abs(it.getBoundingClientRect().top)),
        )
        .toBeLessThan(140);
    },
  );

  test(
    'has its four links, opens its menus by mouse and by keyboard, one at a time, and stays in sight',
    {
      annotation: { type: 'requirement', description: 'SHELL-038 SHELL-040 SHELL-041' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage });
      expect(await links(page, 'Main')).toEqual(MAIN);
      const menu = (name: string) => page.getByRole('navigation', { name, exact: true });
      await page.getByRole('button', { name: 'Log in' }).click();
      expect(await menu('Log in').isVisible()).toBe(true);
      expect(await links(page, 'Log in')).toEqual(LOG_IN);
      await page.getByRole('button', { name: 'Sign up' }).click();
      expect(await menu('Sign up').isVisible()).toBe(true);
      expect(await menu('Log in').isVisible()).toBe(false);
      expect(await links(page, 'Sign up')).toEqual(SIGN_UP);
      await page.mouse.click(400, 600);
      expect(await menu('Sign up').isVisible()).toBe(false);

      const logIn = page.getByRole('button', { name: 'Log in' });
      await logIn.focus();
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('Client Login');
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('Company Login');
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('Client Login');
      await page.keyboard.press('End');
      expect(await focused(page)).toBe('Company Login');
      await page.keyboard.press('Home');
      expect(await focused(page)).toBe('Client Login');
      await page.keyboard.press('Escape');
      expect(await menu('Log in').isVisible()).toBe(false);
      expect(await focused(page)).toBe('Log in');
      await page.keyboard.press('ArrowUp');
      expect(await focused(page)).toBe('Company Login');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      expect(await menu('Log in').isVisible()).toBe(true);
      // A Tab from the button leads into its menu.
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Client Login');
      await page.keyboard.press('Escape');

      await scrollToEnd(page);
      expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0 });
    },
  );

  test(
    'the phone’s menu mirrors everything',
    {
      tag: '@phone',
      annotation: { type: 'requirement', description: 'SHELL-049' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/');
      expect(await page.getByRole('button', { name: 'Log in' }).count()).toBe(0);
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
      const opener = page.getByRole('button', { name: 'Open menu' });
      await opener.click();
      expect(await links(page, 'Menu')).toEqual({ ...MAIN, ...LOG_IN, ...SIGN_UP });
      for (const link of await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').all()) {
        expect(await link.isVisible()).toBe(true);
        // Large enough for a thumb.
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(40);
      }
      await page.keyboard.press('Escape');
      expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
      await opener.click();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click();
      await expect.poll(() => page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
      expect(page.url()).toContain('#browse-services');
    },
  );
});

test.describe('the footer and the notice of the pre-launch', () => {
  test(
    'have three columns and the networks, and an invitation to try an account',
    {
      annotation: { type: 'requirement', description: 'SHELL-006 SHELL-007 SHELL-050 SHELL-051' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage });
      const footer = page.getByRole('contentinfo');
      for (const width of [DESK, PHONE]) {
        await page.setViewportSize({ width, height: 900 });
        for (const network of ['Facebook', 'Instagram', 'LinkedIn']) {
          expect(await footer.getByRole('link', { name: network }).isVisible(), `at ${width} px`).toBe(true);
        }
        await invitesToTry(page);
      }
      expect(await footer.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
        'For Clients',
        'For Companies',
        'Company',
      ]);
      const join = footer.getByRole('link', { name: 'Join as a Company' });
      expect(await join.getAttribute('href')).toBe('/company-auth?tab=register');
    },
  );
});

test.describe('light and dark', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('follow the system until somebody chooses, which holds after a reload, from the first paint on, and can be taken back', async ({
    openPage,
  }) => {
    const page = await open({ openPage }, '/', { colorScheme: 'dark' });
    const darkOfSystem = await background(page);
    await page.emulateMedia({ colorScheme: 'light' });
    const before = await background(page);
    expect(before).not.toBe(darkOfSystem);
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    const dark = await background(page);
    expect(dark).toBe(darkOfSystem);

    // The page as it is first painted: style sheets are there, scripts of ours have not come.
    const letGo = await holdRequests(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await background(page)).toBe(dark);
    letGo();
    await untilAlive(page);
    expect(await background(page)).toBe(dark);
    const chosen = page.getByRole('button', { name: 'Dark', exact: true, pressed: true });
    await chosen.waitFor();

    await page.getByRole('button', { name: 'System' }).click();
    expect(await background(page)).toBe(before);
  });

  test('a choice holds in every tab', async ({ openPage }) => {
    const page = await open({ openPage });
    const other = await page.context().newPage();
    await visit(other, '/');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect.poll(() => background(other)).toBe(await background(page));
  });

  test('have drawings of their own, and load no others', async ({ openPage }) => {
    const page = await openPage({ colorScheme: 'dark' });
    const plates: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/plates/')) plates.push(request.url());
    });
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    expect(plates.length).toBeGreaterThan(0);
    expect(plates.filter((plate) => !plate.endsWith('-night.svg'))).toEqual([]);
  });
});

test.describe('an address without a page', () => {
  test(
    'is Page Not Found, with status 404 and the frame',
    {
      tag: '@looks',
      annotation: { type: 'requirement', description: 'SHELL-006 SHELL-020' },
    },
    async ({ openPage }) => {
      const page = await openPage({ expects: [/status of 404/] });
      const answer = await visit(page, NOT_FOUND);
      expect(answer?.status()).toBe(404);
      expect(await page.title()).toContain('Page Not Found');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found');
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
      await invitesToTry(page);
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await page.getByRole('heading', { name: 'Browse Services by Category' }).waitFor();
      expect(await page.title()).not.toContain('Page Not Found');
    },
  );

  test(
    '/services leads to the directory',
    {
      annotation: { type: 'requirement', description: 'SHELL-018' },
    },
    async ({ openPage }) => {
      const page = await openPage();
      await page.goto('/services');
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/#browse-services');
      await expect
        .poll(() =>
          page.locator('#browse-services').evaluate((it) => Math.abs(it.getBoundingClientRect().top)),
        )
        .toBeLessThan(140);
    },
  );
});
