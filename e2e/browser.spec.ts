import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRunFolder } from '#testing/run-folder.ts';
import { machinesBrowser } from './find-browser-program.ts';
import { demoProduct, expect, test, visit } from './fixtures.ts';

// A guard that nobody has seen bite is none. The last of these shows that it does not bite without reason.
test.fail('an error in the console fails a test', async ({ openPage }) => {
  const page = await openPage();
  await visit(page, '/');
  // oxlint-disable-next-line no-console -- what it is about
  await page.evaluate(() => console.error('out of place'));
});

test.fail('an exception on the page fails a test', async ({ openPage }) => {
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

test.fail('a request to elsewhere fails a test', async ({ openPage }) => {
  const page = await openPage();
  await page.goto(demoProduct().replace('127.0.0.1', 'localhost'));
});

test.fail('an address that is not there fails a test', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/no-such-page');
});

test.fail('an expectation that is not met fails a test', async ({ openPage }) => {
  const page = await openPage({ expects: [/status of 404/] });
  await visit(page, '/');
});

test('a page that is well passes', async ({ openPage }) => {
  await visit(await openPage(), '/');
});

test('the browser of the machine is used where there is one, Chrome before Chromium', async () => {
  const folder = await makeRunFolder();
  try {
    for (const name of ['chromium', 'google-chrome']) {
      await writeFile(join(folder, name), '');
      expect(machinesBrowser(`/no/such/folder:${folder}`)).toBe(join(folder, name));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
