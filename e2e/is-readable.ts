import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Headings, title, language and landmarks: what a page is read by. */
export const isReadable = async (page: Page) => {
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
