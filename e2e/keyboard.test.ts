import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, openPage, PHONE, untilAlive, visit } from './browser.ts';
import { home } from './home.ts';

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
