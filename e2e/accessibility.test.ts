import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { chosenPart, oneOrAll } from '#testing/chosen-part.ts';
import { axeViolations, violationsInAll } from './axe.ts';
import { violationsForOne } from './axe-by-chance.ts';
import { DESK, openPage, PHONE, visit } from './browser.ts';
import { homePage } from './home.ts';
import { isReadable } from './is-readable.ts';

const pages: [name: string, address: string, expects: RegExp[]][] = [
  ['the home page', '/', []],
  ['a search', '/?q=roof&category=7&sort=newest&show=12', []],
  ['a search without a match', '/?q=xyzxyz', []],
  ['a category without companies', '/?category=999999', []],
  ['the search page', '/search', []],
  ['a canton on it', '/search?q=roof&canton=Esch-sur-Alzette&view=map', []],
  ['a search near a place', '/search?q=roof&place=Wiltz&radius=10', []],
  ['a search that is too narrow', '/search?q=roof&place=Vianden&radius=5&rating=4.5&emergency=true', []],
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

/** What is found has one address; what is not has none. */
const hasOneAddress = async (page: Page, isFound: boolean) => {
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.count()).toBe(isFound ? 1 : 0);
  if (!isFound) return;
  expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(30);
  expect(await canonical.getAttribute('href')).toMatch(/^https?:\/\/[^?]+(\?\w+=[\w%-]+)?$/);
};

const chosenPages = chosenPart('public pages by axe', pages, 5, ([, address]) => address);

test.each(chosenPages)('%s has no violation of WCAG 2.2 AA, and is in order', async (_, address, expects) => {
  // Without motion: colours that are on their way from light to dark are neither.
  const page = await openPage({ reducedMotion: true, expects });
  await page.goto(address);
  await isReadable(page);
  // Two pages are not rendered like the others, and are no search engine’s business.
  if (!/^\/(api|offline)/.test(address)) await hasOneAddress(page, expects.length === 0);
  expect(await violationsForOne(page, address)).toEqual([]);
});

// Laid out as the page about privacy is, which stands above: once is enough.
const pagesOfWords = [
  '/about',
  '/terms',
  '/reviews-policy',
  '/ranking',
  '/accessibility',
  '/report-illegal-content',
];

const chosenOfWords = chosenPart('pages of words by axe', pagesOfWords, 1);

test.each(chosenOfWords)('%s has no violation of WCAG 2.2 AA either, and is in order', async (address) => {
  const page = await openPage({ reducedMotion: true, width: PHONE });
  await page.goto(address);
  await isReadable(page);
  await hasOneAddress(page, true);
  expect(await axeViolations(page)).toEqual([]);
});

describe('what opens', () => {
  test.each(oneOrAll<'light' | 'dark'>('menus and toast by axe', ['light', 'dark']))(
    'menus and toast have no violation, and a toast is read out, %s (SHELL-040 SHELL-041 SHELL-049)',
    async (theme) => {
      const page = await openPage({ theme });
      await visit(page, '/');
      await page.getByRole('button', { name: 'Sign up' }).click();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: PHONE, height: 900 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: DESK, height: 900 });
      // A toast is read out.
      const polite = page.getByRole('region', { name: 'Notifications' }).locator('[aria-live=polite]');
      expect(await polite.count()).toBe(1);
      await homePage(page)
        .cards.first()
        .getByRole('button', { name: /^Message/ })
        .click();
      await expect.poll(() => polite.textContent()).toContain('Please log in to message companies.');
      await page.getByText('Authentication required').hover();
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  test('an open project has no violation (PROFILE-034)', async () => {
    const page = await openPage({ reducedMotion: true });
    await visit(page, '/companies/1?tab=projects');
    await page.locator('article').getByRole('link').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
  });
});
