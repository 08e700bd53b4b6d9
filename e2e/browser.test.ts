import type { Page } from '@playwright/test';
import { describe, expect, inject, test } from 'vitest';
import { cookiesOf, openPage, visit } from './browser.ts';

// A guard that nobody has seen bite is none. The last of these shows that it does not bite without reason.
test.fails('an error in the console fails a test', async () => {
  const page = await openPage();
  await visit(page, '/');
  // oxlint-disable-next-line no-console -- what it is about
  await page.evaluate(() => console.error('out of place'));
});

test.fails('an exception on the page fails a test', async () => {
  const page = await openPage();
  await visit(page, '/');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of place');
    });
  });
  await thrown;
});

test.fails('a request to elsewhere fails a test', async () => {
  const page = await openPage();
  await page.goto(inject('product').replace('127.0.0.1', 'localhost'));
});

test.fails('an address that is not there fails a test', async () => {
  const page = await openPage();
  await page.goto('/no-such-page');
});

test.fails('an expectation that is not met fails a test', async () => {
  const page = await openPage({ expects: [/status of 404/] });
  await visit(page, '/');
});

test('a page that is well passes', async () => {
  await visit(await openPage(), '/');
});

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
