import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, test, visit } from './fixtures.ts';
import { homePage } from './home-page.ts';
import { isReadable } from './is-readable.ts';
import { PHONE } from './screen-sizes.ts';

type SeenPage = [name: string, address: string, expects?: RegExp[]];

/** One of each kind proves a change. */
const pages: SeenPage[] = [
  ['the home page', '/'],
  ['the search page', '/search'],
  ['a search near a place', '/search?q=roof&place=Wiltz&radius=10'],
  ['an address without a page', '/no-such-page', [/status of 404/]],
  ['the page for companies', '/for-companies'],
  ['contact', '/contact?topic=illegal-content'],
  ['the login page', '/auth'],
  ['the client’s sign-up', '/client-auth?tab=register'],
  ['a company', '/companies/1'],
  ['its reviews', '/companies/1?tab=reviews'],
];

const likeThem: SeenPage[] = [
  ['a search at home', '/?q=roof&category=7&sort=newest&show=12'],
  ['a search without a match', '/?q=xyzxyz'],
  ['a category without companies', '/?category=999999'],
  ['a canton on the search page', '/search?q=roof&canton=Esch-sur-Alzette&view=map'],
  ['a search that is too narrow', '/search?q=roof&place=Vianden&radius=5&rating=4.5&emergency=true'],
  ['a search that found nobody', '/search?q=xyzxyz&sort=fame'],
  ['how it works', '/how-it-works'],
  ['how it works for companies', '/how-it-works?tab=companies'],
  ['the imprint', '/imprint'],
  ['privacy', '/privacy'],
  ['without a connection', '/offline.html'],
  ['the API’s page', '/api/docs'],
  ['the registration', '/auth?tab=register'],
  ['the client’s login', '/client-auth'],
  ['the company’s login', '/company-auth'],
  ['the company’s sign-up', '/company-auth?tab=register'],
  ['a link for a password that is none', '/reset-password?token=x', [/status of 410/]],
  ['a company’s services', '/companies/1?tab=services'],
  ['a company’s projects', '/companies/1?tab=projects'],
  ['a company’s contact', '/companies/1?tab=contact'],
  ['an id that is none', '/companies/abc', [/status of 400/]],
  ['a company that is not there', '/companies/999999', [/status of 404/]],
  ['reporting illegal content', '/report'],
  ['a receipt that is nobody’s', '/report/AAAA-AAAA-AAAA-AAAA', [/status of 404/]],
  ['about us', '/about'],
  ['the terms', '/terms'],
  ['the policy for reviews', '/reviews-policy'],
  ['the ranking', '/ranking'],
  ['accessibility', '/accessibility'],
  ['how to report illegal content', '/report-illegal-content'],
];

/** A page that was found has one canonical address; a page for an error has none. */
const hasOneAddress = async (page: Page, isFound: boolean) => {
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.count()).toBe(isFound ? 1 : 0);
  if (!isFound) return;
  expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(30);
  expect(await canonical.getAttribute('href')).toMatch(/^https?:\/\/[^?]+(\?\w+=[\w%-]+)?$/);
};

const seen: [pages: SeenPage[], tag: string[]][] = [
  [pages, ['@looks']],
  [likeThem, ['@looks', '@nightly']],
];

for (const [some, tag] of seen)
  for (const [what, address, expects = []] of some)
    test(`${what} has no violation of WCAG 2.2 AA, and is in order`, { tag }, async ({ openPage }) => {
      const page = await openPage({ expects });
      await page.goto(address);
      // The documentation of the API is drawn by its scripts, all of its calls at once.
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 30_000 });
      await isReadable(page);
      // Two pages are not rendered like the others, and are no search engine’s business.
      if (!/^\/(api|offline)/.test(address)) await hasOneAddress(page, expects.length === 0);
      expect(await axeViolations(page)).toEqual([]);
    });

test.describe('what opens', () => {
  test(
    'menus and toast have no violation, and a toast is read out',
    {
      annotation: { type: 'requirement', description: 'SHELL-040 SHELL-041 SHELL-049' },
      tag: '@looks',
    },
    async ({ openPage, viewport }) => {
      const page = await openPage();
      await visit(page, '/');
      await page.getByRole('button', { name: viewport?.width === PHONE ? 'Open menu' : 'Sign up' }).click();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
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

  test(
    'an open project has no violation',
    {
      annotation: { type: 'requirement', description: 'PROFILE-034' },
      tag: '@looks',
    },
    async ({ openPage }) => {
      const page = await openPage();
      await visit(page, '/companies/1?tab=projects');
      await page.locator('article').getByRole('link').first().click();
      await page.getByRole('dialog').waitFor();
      expect(await axeViolations(page)).toEqual([]);
    },
  );
});
