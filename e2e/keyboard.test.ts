import { describe, expect, test } from 'vitest';
import { chosenPart } from '#testing/chosen-part.ts';
import { openPage, PHONE, untilAlive, visit } from './browser.ts';
import { homePage } from './home.ts';
import { faultsOnTheWay } from './keyboard-walk.ts';
import { publicAddresses } from './public-addresses.ts';
import { signInToDemo } from './sign-in-to-demo.ts';

describe('by keyboard alone', () => {
  test('every public page has its landmarks and can be walked, there and back, with the focus always seen', async () => {
    const walked = chosenPart('pages by keyboard', publicAddresses, 2);
    expect(await faultsOnTheWay(await openPage(), walked)).toEqual([]);
  }, 180_000);

  test.each([
    [
      'demo-client',
      ['/dashboard', '/dashboard?tab=folders', '/projects', '/settings?tab=security', '/messages/2'],
    ],
    [
      'demo-company',
      ['/company-dashboard', '/company-dashboard?tab=profile', '/company-team', '/messages', '/settings'],
    ],
  ] as const)('so can the pages of %s', async (username, addresses) => {
    const page = await openPage();
    await signInToDemo(page, username);
    const walked = chosenPart(`pages of ${username} by keyboard`, addresses, 1);
    expect(await faultsOnTheWay(page, walked)).toEqual([]);
  });

  test('Skip to the content skips to it, and search, category and more work (HOME-008 HOME-009 HOME-013)', async () => {
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
  });

  test('the phone’s menu follows its opener, and Esc gives the focus back (SHELL-049)', async () => {
    const page = await openPage({ width: PHONE });
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
  });

  test('the Tab key does not leave an open project (PROFILE-034)', async () => {
    const page = await openPage();
    await visit(page, '/companies/1?tab=projects');
    await page.locator('article').getByRole('link').first().click();
    await page.getByRole('dialog').waitFor();
    const stops = await page.getByRole('dialog').locator('button, a, [tabindex="0"]').count();
    for (let step = 0; step <= stops; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main article, header, footer'))).toBe(
        null,
      );
    }
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
