import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DEMO_PASSWORD } from '../src/server/config.ts';
import { violations, violationsInAll } from './axe.ts';
import { DESK, openPage, PHONE, untilAlive, visit } from './browser.ts';
import { home } from './home.ts';

const pages: [name: string, address: string, expects: RegExp[]][] = [
  ['the home page', '/', []],
  ['a search', '/?q=roof&category=7&sort=newest&show=12', []],
  ['a search without a match', '/?q=xyzxyz', []],
  ['a category without companies', '/?category=999999', []],
  ['the search page', '/search', []],
  ['a canton on it', '/search?q=roof&canton=Esch-sur-Alzette&view=map', []],
  ['a search that found nobody', '/search?q=xyzxyz&sort=fame', []],
  ['an address without a page', '/no-such-page', [/status of 404/]],
  ['the page for companies', '/for-companies', []],
  ['how it works', '/how-it-works', []],
  ['how it works for companies', '/how-it-works?tab=companies', []],
  ['contact', '/contact?topic=illegal-content', []],
  ['the imprint', '/imprint', []],
  ['privacy', '/privacy', []],
  ['without a connection', '/offline.html', []],
  ['the API’s page', '/api/docs', []],
  ['the login', '/auth', []],
  ['the registration', '/auth?tab=register', []],
  ['the client’s login', '/client-auth', []],
  ['the client’s sign-up', '/client-auth?tab=register', []],
  ['the company’s login', '/company-auth', []],
  ['the company’s sign-up', '/company-auth?tab=register', []],
  ['a new password', '/reset-password?token=x', []],
  ['a company', '/companies/1', []],
  ['its services', '/companies/1?tab=services', []],
  ['its reviews', '/companies/1?tab=reviews', []],
  ['its projects', '/companies/1?tab=projects', []],
  ['its contact', '/companies/1?tab=contact', []],
  ['an id that is none', '/companies/abc', [/status of 400/]],
  ['a company that is not there', '/companies/999999', [/status of 404/]],
  ['reporting illegal content', '/report', []],
  ['a receipt that is nobody’s', '/report/AAAA-AAAA-AAAA-AAAA', [/status of 404/]],
];

/** Headings, title, language and landmarks: what a page is read by. */
const isReadable = async (page: Page) => {
  const levels = await page
    // What is inert is a picture of a screen, and nobody reads it by its headings.
    .locator(':is(h1, h2, h3, h4, h5, h6):not([inert] *)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
  expect(jumps).toEqual([]);
  expect((await page.title()).length).toBeGreaterThan(5);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.getByRole('main').count()).toBe(1);
};

/** What is found has one address; what is not has none. */
const hasOneAddress = async (page: Page, isFound: boolean) => {
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.count()).toBe(isFound ? 1 : 0);
  if (isFound) expect(await canonical.getAttribute('href')).toMatch(/^https?:\/\/[^?]+(\?\w+=[\w%-]+)?$/);
};

test.each(pages)('%s has no violation of WCAG 2.2 AA, and is in order', async (_, address, expects) => {
  // Without motion: colours that are on their way from light to dark are neither.
  const page = await openPage({ reducedMotion: true, expects });
  await page.goto(address);
  await isReadable(page);
  // Two pages are not rendered like the others, and are no search engine’s business.
  if (!/^\/(api|offline)/.test(address)) await hasOneAddress(page, expects.length === 0);
  expect(await violationsInAll(page)).toEqual([]);
});

// Laid out as the page about privacy is, which stands above: once is enough.
test.each(['/about', '/terms', '/reviews-policy', '/ranking', '/accessibility', '/report-illegal-content'])(
  '%s has no violation of WCAG 2.2 AA either, and is in order',
  async (address) => {
    const page = await openPage({ reducedMotion: true, width: PHONE });
    await page.goto(address);
    await isReadable(page);
    await hasOneAddress(page, true);
    expect(await violations(page)).toEqual([]);
  },
);

describe('pages of one’s own', () => {
  const openSignedIn = async (address: string) => {
    // Without motion: colours that are on their way from light to dark are neither.
    const page = await openPage({ reducedMotion: true });
    const data = { username: 'demo-client', password: DEFAULT_DEMO_PASSWORD };
    expect((await page.request.post('/api/login', { data })).ok()).toBe(true);
    await visit(page, address);
    return page;
  };

  test.each([
    '/settings',
    '/settings?tab=security',
    '/settings?tab=notifications',
    '/profile',
    '/profile?tab=settings',
    '/dashboard',
    '/dashboard?tab=folders',
    '/dashboard?tab=messages',
    '/dashboard?tab=contacts',
    '/projects',
    '/projects?tab=completed',
    '/create-project?company=1',
    '/messages',
    '/messages/2',
  ])('SET-001 ME-001 DASH-001 PROJ-001 PROJ-028 %s has no violation of WCAG 2.2 AA', async (address) => {
    const page = await openSignedIn(address);
    expect(await violationsInAll(page)).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE);
  });

  test.each([
    ['ME-004', '/profile?tab=settings', 'Change password'],
    ['SET-001', '/settings?tab=security', 'Delete my account'],
  ])('%s what %s asks in a dialog has none either', async (_, address, opener) => {
    const page = await openSignedIn(address);
    await page.getByRole('button', { name: opener }).last().click();
    await page.getByRole('dialog').getByLabel('Current password').fill('x');
    expect(await violationsInAll(page)).toEqual([]);
  });

  test('FOLDER-004 FOLDER-014 a folder, what it opens and what it compares have none', async () => {
    const page = await openSignedIn('/dashboard?tab=folders');
    await page.getByRole('link', { name: 'View Companies of Roof and attic' }).click();
    await page.getByRole('heading', { level: 1, name: 'Roof and attic' }).waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add Company' }).click();
    await page.getByRole('searchbox').fill('roof');
    await page
      .getByRole('button', { name: /^Add \w/ })
      .first()
      .waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    for (const name of ['Ateliers Thill', 'Zinguerie Frisch'])
      await page.getByLabel(`Compare ${name}`).check();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByRole('table').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
  });
});

describe('the moderators’ console', () => {
  test.each([
    ...['/admin', '/admin?tab=flags', '/admin?tab=vat', '/admin?tab=content-reports'],
    ...['/admin?tab=people&q=claire', '/admin?tab=categories', '/admin?tab=log'],
  ])('O-90 %s has no violation of WCAG 2.2 AA', async (address) => {
    const page = await openPage({ reducedMotion: true });
    const data = { username: 'demo-moderator', password: DEFAULT_DEMO_PASSWORD };
    expect((await page.request.post('/api/login', { data })).ok()).toBe(true);
    await visit(page, address);
    await isReadable(page);
    expect(await violationsInAll(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE);
  });
});

describe('a project', () => {
  test('PROJ-022 REVIEW-004 has none, nor what it asks in a dialog', async () => {
    const page = await openPage({ reducedMotion: true });
    const data = { username: 'demo-client', password: DEFAULT_DEMO_PASSWORD };
    expect((await page.request.post('/api/login', { data })).ok()).toBe(true);
    for (const [list, project, opener] of [
      ['/projects', 'Six windows, street side', 'Mark as Complete'],
      ['/projects?tab=completed', 'Oak floor, dining room', 'Leave a Review'],
    ] as const) {
      await visit(page, list);
      await page.getByRole('link', { name: `View Details of ${project}` }).click();
      await page.getByRole('heading', { level: 1, name: project }).waitFor();
      await isReadable(page);
      expect(await violationsInAll(page)).toEqual([]);
      await page.getByRole('button', { name: opener }).click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
      expect(await violationsInAll(page)).toEqual([]);
    }
  });
});

describe('what opens', () => {
  test.each(['light', 'dark'] as const)(
    'SHELL-040 SHELL-041 SHELL-049 menus and toast have no violation, %s',
    async (theme) => {
      const desk = await openPage({ theme });
      await visit(desk, '/');
      await desk.getByRole('button', { name: 'Sign up' }).click();
      expect(await violations(desk)).toEqual([]);
      await desk.keyboard.press('Escape');
      await home(desk)
        .cards.first()
        .getByRole('button', { name: /^Message/ })
        .click();
      await desk.getByText('Authentication required').hover();
      expect(await violations(desk)).toEqual([]);

      const phone = await openPage({ theme, width: PHONE });
      await visit(phone, '/');
      await phone.getByRole('button', { name: 'Open menu' }).click();
      expect(await violations(phone)).toEqual([]);
    },
  );

  test('PROFILE-034 an open project has no violation', async () => {
    for (const width of [DESK, PHONE]) {
      const page = await openPage({ width });
      await visit(page, '/companies/1?tab=projects');
      await page.locator('article').getByRole('link').first().click();
      await page.getByRole('dialog').waitFor();
      expect(await violations(page)).toEqual([]);
    }
  });

  test('a toast is read out', async () => {
    const page = await openPage();
    await visit(page, '/');
    const polite = page.getByRole('region', { name: 'Notifications' }).locator('[aria-live=polite]');
    expect(await polite.count()).toBe(1);
    await home(page)
      .cards.first()
      .getByRole('button', { name: /^Message/ })
      .click();
    await expect.poll(() => polite.textContent()).toContain('Please log in to message companies.');
  });
});

/** What the focus is on, and whether a person can see that it is there. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const hasRing = (it: Element | null) => {
      if (!it) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(it);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}`;
    return {
      name,
      isBody: element === document.body,
      isLast: element.closest('footer li:last-child') !== null && name.includes('LinkedIn'),
      // A field may show it on the frame that holds it.
      isSeen: hasRing(element) || hasRing(element.closest('form')) || hasRing(element.parentElement),
      isInSight: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
    };
  });

describe('by keyboard alone', () => {
  test.each([DESK, PHONE])(
    'the home page can be walked from end to end, and the focus is always seen, at %i px',
    async (width) => {
      const page = await openPage({ width });
      await visit(page, '/');
      await page.keyboard.press('Tab');
      expect((await focusOf(page)).name).toContain('Skip to the content');
      const walked: string[] = [];
      for (;;) {
        const focus = await focusOf(page);
        expect(focus.isBody, `the focus got lost after ${walked.at(-1)}`).toBe(false);
        expect(focus.isSeen, `no focus to be seen on ${focus.name}`).toBe(true);
        // At once: a page that glides there is still on its way at the next Tab, and glides past.
        expect(focus.isInSight, `${focus.name} is out of sight`).toBe(true);
        walked.push(focus.name);
        if (focus.isLast) break;
        expect(walked.length, 'the walk has no end').toBeLessThan(150);
        await page.keyboard.press('Tab');
      }
      for (const stop of [
        'Find Pros',
        'All Categories',
        'Show More',
        'Browse Companies Above',
        'View Profile',
      ]) {
        expect(
          walked.some((name) => name.includes(stop)),
          stop,
        ).toBe(true);
      }
    },
  );

  test('Skip to the content skips to it', async () => {
    const page = await openPage();
    await visit(page, '/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('HOME-008 HOME-009 HOME-013 search, category and more work', async () => {
    const page = await openPage();
    await visit(page, '/');
    const { searchBox, results, category, showMore, shows } = home(page);
    await searchBox.focus();
    await page.keyboard.type('roof');
    await page.keyboard.press('Enter');
    await results.waitFor();
    await category('Roofing').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => category('Roofing').getAttribute('aria-pressed')).toBe('true');
    expect(await category('Roofing').evaluate((it) => it === document.activeElement)).toBe(true);
    await showMore.focus();
    await page.keyboard.press('Enter');
    await shows(9);
  });

  test('a text twice as large still fits', async () => {
    const page = await openPage({ width: 640 });
    await page.goto('/');
    await untilAlive(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  });
});
