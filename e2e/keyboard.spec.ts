import { expect, test, untilAlive, visit } from './fixtures.ts';
import { homePage } from './home-page.ts';
import { faultsOnTheWay } from './keyboard-walk.ts';
import { publicAddresses } from './public-addresses.ts';
import { signInToDemo } from './sign-in-to-demo.ts';

test.describe('by keyboard alone', () => {
  for (const [which, addresses, tag] of [
    [
      'one public page of each kind',
      ['/', '/search?q=roof&view=map', '/companies/1', '/auth?tab=register'],
      [],
    ],
    ['every public page', publicAddresses, ['@nightly']],
  ] as const)
    test(
      `${which} has its landmarks and can be walked, there and back, with the focus always seen`,
      {
        tag: [...tag],
      },
      async ({ openPage }) => {
        test.setTimeout(180_000);
        expect(await faultsOnTheWay(await openPage(), addresses)).toEqual([]);
      },
    );

  for (const [username, addresses, tag] of [
    ['demo-client', ['/dashboard', '/settings?tab=security'], ['@nightly']],
    ['demo-client', ['/dashboard?tab=folders', '/projects', '/messages/2'], ['@nightly']],
    ['demo-company', ['/company-dashboard', '/company-team'], []],
    ['demo-company', ['/company-dashboard?tab=profile', '/messages', '/settings'], ['@nightly']],
  ] as const)
    test(`so can ${addresses.join(' and ')} of ${username}`, { tag: [...tag] }, async ({ openPage }) => {
      const page = await openPage();
      await signInToDemo(page, username);
      expect(await faultsOnTheWay(page, addresses)).toEqual([]);
    });

  test(
    'Skip to content skips to it, and search, category and more work',
    {
      annotation: { type: 'requirement', description: 'HOME-008 HOME-009 HOME-013' },
    },
    async ({ openPage }) => {
      const page = await openPage();
      await visit(page, '/');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

      const { searchBox, results, category, showMore, shows } = homePage(page);
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
    },
  );

  test(
    'the phone’s menu follows its opener, and Esc gives the focus back',
    {
      annotation: { type: 'requirement', description: 'SHELL-049' },
      tag: '@phone',
    },
    async ({ openPage }) => {
      const page = await openPage();
      await visit(page, '/about');
      const opener = page.getByRole('button', { name: 'Open menu' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
      for (const link of await links.all()) {
        await page.keyboard.press('Tab');
        expect(await link.evaluate((it) => it === document.activeElement)).toBe(true);
      }
      await page.keyboard.press('Escape');
      expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true);
    },
  );

  test(
    'the Tab key does not leave an open project',
    {
      annotation: { type: 'requirement', description: 'PROFILE-034' },
    },
    async ({ openPage }) => {
      const page = await openPage();
      await visit(page, '/companies/1?tab=projects');
      await page.locator('article').getByRole('link').first().click();
      await page.getByRole('dialog').waitFor();
      const stops = await page.getByRole('dialog').locator('button, a, [tabindex="0"]').count();
      for (let step = 0; step <= stops; step += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => document.activeElement?.closest('main article, header, footer')),
        ).toBe(null);
      }
    },
  );

  test('a text twice as large still fits', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 640, height: 900 } });
    await page.goto('/');
    await untilAlive(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  });
});
