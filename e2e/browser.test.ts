import { inject, test } from 'vitest';
import { openPage, visit } from './browser.ts';

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
