import type { Page } from '@playwright/test';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { totpCodeAt } from '#features/accounts/sign-in/server/second-factor/totp.ts';
import { expect, launchedHere, madeBefore, otherProduct, ownProduct, test, visit } from './fixtures.ts';
import { isReadable } from './is-readable.ts';

const own = ownProduct();
const launched = otherProduct(async () => ({
  DATABASE_URL: own.url,
  DATA_DIR: own.dataDir,
  ...(await launchedHere()),
}));
const PASSWORD = 'Gromperekichelcher';
const made = madeBefore(async () => ({
  password: await hashPassword(PASSWORD),
}));

// The line a browser logs for a declared answer of 401, 403 or 400.
const refused = (status: number) => new RegExp(`the server responded with a status of ${status}`);

/** Returns the code an authenticator app would show, `steps` codes later. */
const codeOf = async (userId: number, steps = 0): Promise<string> => {
  const { rows } = await own.pool.query('select secret from second_factors where user_id = $1', [userId]);
  return totpCodeAt(rows[0].secret, new Date(Date.now() + steps * 30_000));
};

const logIn = async (page: Page, username: string) => {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByRole('textbox', { name: /^Username/ }).fill(username);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
};

const turnOn = async (page: Page, userId: number) => {
  await page.getByRole('button', { name: 'Turn on' }).click();
  const code = page.getByRole('textbox', { name: 'Authenticator code' });
  await code.waitFor();
  expect(await page.getByRole('img', { name: 'QR code for your authenticator app' }).isVisible()).toBe(true);
  expect(await code.evaluate((input) => input === document.activeElement)).toBe(true);
  await code.fill(await codeOf(userId));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
};

test(
  'codes are turned on, asked for and turned off again',
  { tag: ['@looks', '@desk-by-day'] },
  async ({ openAs }) => {
    const person = await buildUser(own.db, { password: made.password });
    const page = await openAs(person, {
      address: '/settings?tab=security',
      expects: [refused(401)],
    });
    await turnOn(page, person.id);
    const codes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allTextContents();
    expect(codes).toHaveLength(10);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).first().click();
    expect((await downloading).suggestedFilename()).toBe('giewel-recovery-codes.txt');
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByText('You have 10 recovery codes left.').waitFor();
    await page.getByText('Two-step login turned on', { exact: true }).waitFor();

    await page.context().clearCookies();
    await visit(page, '/auth');
    await logIn(page, person.username);
    const code = page.getByRole('textbox', { name: 'Authenticator code' });
    await code.waitFor();
    expect(await code.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    await code.fill('not a code');
    await page.keyboard.press('Enter');
    await page.getByText('That code is wrong').waitFor();
    await code.fill(await codeOf(person.id, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    await visit(page, '/settings?tab=security');
    await page.getByText('Logged in', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Turn off…' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(codes[0] ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Turn on' }).waitFor();
    await isReadable(page);
  },
);

test(
  'with LAUNCH=live staff who sign in are led to it, and then to their desk',
  { tag: '@nightly' },
  async ({ openPage }) => {
    const moderator = await buildUser(own.db, {
      password: made.password,
      userType: 'admin',
      staffRole: 'moderator',
    });
    const page = await openPage({ product: launched.address });
    await visit(page, '/auth');
    await logIn(page, moderator.username);
    await page.waitForURL('**/second-factor');
    await page.getByRole('heading', { level: 1, name: 'Set up two-step login' }).waitFor();
    await page.goto('/admin');
    await page.waitForURL('**/second-factor');
    await turnOn(page, moderator.id);
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.waitForURL('**/admin');
    await page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor();
  },
);
