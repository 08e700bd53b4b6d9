import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '#kernel/language.ts';

const levelsOf = (page: Page) =>
  page
    // Inert content is a picture of a screen, and nobody reads it by its headings.
    .locator(':is(h1, h2, h3, h4, h5, h6):not([inert] *)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));

/** Headings, title, language and landmarks, where a list of others may stand before the page's own heading. */
export const isInOrder = async (page: Page, language: Language = 'en') => {
  const levels = await levelsOf(page);
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
  expect(jumps).toEqual([]);
  expect((await page.title()).length).toBeGreaterThan(5);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.getByRole('main').count()).toBe(1);
};

/** Expects headings and landmarks in order, and the page’s own heading first. */
export const isReadable = async (page: Page) => {
  await isInOrder(page);
  expect((await levelsOf(page))[0]).toBe(1);
};
