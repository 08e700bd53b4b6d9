import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { cookiesOf, openPage, visit } from './browser.ts';

describe('a page goes from test to test', () => {
  let given: Page;

  test('and whoever leaves it may leave what they like', async () => {
    given = await openPage();
    await visit(given, '/');
    await given.evaluate(() => {
      document.cookie = 'left=behind';
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
    });
  });

  test('and whoever takes it over finds it empty', async () => {
    const page = await openPage();
    expect(page).toBe(given);
    await page.goto('/healthz');
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect({ left, cookies: await cookiesOf(page).cookies() }).toEqual({ left: [], cookies: [] });
  });
});
