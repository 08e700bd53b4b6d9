import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const violations = async (page: Page) => {
  // Evaluated by the debugger, not put into the page: its policy allows no script of a stranger's.
  await page.evaluate(axeSource);
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

const pages: [path: string, status: number][] = [
  ['/', 200],
  ['/?q=roof&sort=newest&show=12', 200],
  ['/?category=999999', 200],
  ['/no-such-page', 404],
  ['/companies/1', 200],
  ['/companies/1?tab=services', 200],
  ['/companies/1?tab=reviews', 200],
  ['/companies/1?tab=projects', 200],
  ['/companies/1?tab=contact', 200],
  ['/companies/abc', 400],
  ['/companies/999999', 404],
];

describe.each(pages)('%s', (path, status) => {
  const expectedStatuses = status === 200 ? [] : [status];

  test.each([
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('has no violations at %i px, %s', async (width, theme) => {
    const page = await openPage(path, { width, theme, expectedStatuses });
    expect(await violations(page)).toEqual([]);
  });

  test('has one h1, headings in order, a title, a language and landmarks', async () => {
    const page = await openPage(path, { expectedStatuses });
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
    expect(await page.title()).not.toBe('');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      expect(await page.getByRole(landmark).count()).toBe(1);
  });
});

test('the open menus have no violations', async () => {
  const desk = await openPage('/');
  await desk.getByRole('button', { name: 'Sign up' }).click();
  expect(await violations(desk)).toEqual([]);
  const phone = await openPage('/', { width: 390 });
  await phone.getByRole('button', { name: 'Open menu' }).click();
  expect(await violations(phone)).toEqual([]);
});

test('an open project has no violations', async () => {
  for (const width of [1440, 390]) {
    const page = await openPage('/companies/1?tab=projects', { width });
    await page.locator('article').getByRole('link').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  }
});

test('the API’s page has no violations', async () => {
  const page = await openPage('/api/docs', { javaScript: false });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Giewel API');
});

test('the home page can be walked by keyboard alone, and the focus is always seen', async () => {
  const page = await openPage('/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
  const unseen: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const ring = (it: Element | null) => it !== null && getComputedStyle(it).boxShadow !== 'none';
      const outline = getComputedStyle(element).outlineStyle !== 'none';
      return {
        name: element.outerHTML.slice(0, 90),
        isSeen: ring(element) || outline || ring(element.closest('form')),
      };
    });
    if (!focus.isSeen) unseen.push(focus.name);
  }
  expect(unseen).toEqual([]);
});
