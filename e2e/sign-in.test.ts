import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#accounts/server/passwords.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { oneOrAll } from '#testing/chosen-part.ts';
import { testDatabase } from '#testing/database.ts';
import { violationsForOne } from './axe-by-chance.ts';
import { openPage, type PageOptions, PHONE, untilAlive, visit } from './browser.ts';
import { fieldErrors } from './field-errors.ts';
import { holdRequests } from './hold.ts';
import { startOwnProduct } from './own-product.ts';
import { openAs } from './signed-in-page.ts';

const { db, pool, url } = await testDatabase();
const product = await startOwnProduct({ DATABASE_URL: url });
const PASSWORD = 'Gromperekichelcher';
const password = await hashPassword(PASSWORD);
const claire = await buildUser(db, { username: 'claire', email: 'claire@mail.example', password });
const owner = await buildUser(db, { username: 'daach', userType: 'company', password });
const company = await buildCompany(db, { userId: owner.id, name: 'Daach & Co' });

const open = async (address: string, options: PageOptions = {}) => {
  const page = await openPage({ product: product.address, ...options });
  await pool.query('delete from rate_limits');
  await visit(page, address);
  return page;
};

const logIn = async (page: Page, username: string, given = PASSWORD) => {
  // By its name: the tab beside it has fields of the same names, and may still be there.
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByRole('textbox', { name: /^Username/ }).fill(username);
  await form.getByLabel('Password', { exact: true }).fill(given);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
};

test('somebody suspended reads why, until when and how to object, and it stays', async () => {
  await buildUser(db, {
    username: 'barred',
    password,
    isSuspended: true,
    suspensionReason: 'You bought reviews.',
    suspendedUntil: new Date('2031-12-01T22:59:59Z'),
  });
  const page = await open('/auth', { width: PHONE, expects: [/403/] });
  await logIn(page, 'barred');
  const said = page
    .getByRole('alert')
    .filter({ hasText: 'This account is suspended until the end of 1 December 2031' });
  await said.getByText('“You bought reviews.”').waitFor();
  expect(await said.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  expect(await violationsForOne(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
});

describe('signing in', () => {
  test('by email on /auth, and out again (AUTH-001 AUTH-002 AUTH-010 AUTH-011 AUTH-013 SESSION-002 SESSION-007)', async () => {
    // The dashboard may still ask for what is on it when its person leaves.
    const page = await open('/auth', { tolerates: /status of 401 .*\/api\// });
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Login', 'Register']);
    await page.getByRole('link', { name: 'Register here' }).click();
    await page.getByRole('link', { name: 'Log in here' }).click();
    await page.getByRole('textbox', { name: 'Username or email' }).waitFor();
    const letGo = await holdRequests(page, '**/api/login');
    await logIn(page, 'claire@mail.example');
    await page.getByRole('button', { name: 'Logging in...' }).waitFor();
    letGo();
    await page.waitForURL('**/dashboard');
    await page.getByText('Login successful').waitFor();
    await page.getByText('Welcome back, claire!').waitFor();
    await page.getByRole('button', { name: 'Account of claire' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You have been successfully logged out').waitFor();
    await page.getByRole('button', { name: 'Log in' }).first().waitFor();
    // AUTH-015 SESSION-003: nor does Back lead behind the door.
    await page.goBack();
    await page.waitForURL('**/auth');
  });

  test.each([
    ['claire', '/dashboard', 'AUTH-003 CLIENT-003', ['/auth', '/client-auth', '/client-auth?tab=register']],
    ['daach', '/company-dashboard', 'AUTH-004 COMPANY-005 SESSION-007', ['/auth', '/company-auth']],
  ])('%s is led to %s, and sent on from every sign-in (%s)', async (username, landing, _, addresses) => {
    const page = await open('/auth', { width: PHONE });
    await logIn(page, username);
    await page.waitForURL(`**${landing}`);
    // What of this a browser would load the server says before any page is there.
    for (const address of addresses) {
      const led = await page.request.get(address);
      expect([address, new URL(led.url()).pathname]).toEqual([address, landing]);
    }
  });

  test.each([
    ['/auth', 'ERR-003 VALID-001 VALID-002', 'Username or email is required', 'Login failed'],
    ['/client-auth', 'AUTH-011 ERR-003 VALID-003 VALID-004', 'Username is required', 'Login failed'],
  ])(
    '%s says what is missing and what is wrong, and blames no password where no answer comes (%s)',
    async (address, _, missing, title) => {
      const page = await open(address, { expects: [/status of 401/, /ERR_FAILED/] });
      await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
      await expect.poll(() => fieldErrors(page)).toEqual([missing, 'Password is required']);
      const letGo = await holdRequests(page, '**/api/login');
      await logIn(page, 'claire', 'wrong');
      await page.getByRole('button', { name: 'Logging in...' }).waitFor();
      letGo();
      await page.getByText(title, { exact: true }).waitFor();
      await page.getByText('Invalid credentials').waitFor();
      expect(await page.getByRole('textbox', { name: /^Username/ }).inputValue()).toBe('claire');

      // A login that gets no answer does not blame the password.
      await page.route('**/api/login', (route) => route.abort());
      await logIn(page, 'claire');
      await page.getByText('There was no answer. Please check your connection and try again.').waitFor();
    },
  );

  test('a sign-out that fails is said, and the person stays signed in (ERR-005)', async () => {
    const page = await openAs({ db }, product.address, claire, '/dashboard', { expects: [/status of 503/] });
    await page.route('**/api/logout', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now', code: 'unavailable' } }),
    );
    await page.getByRole('button', { name: 'Account of claire' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Logout failed').waitFor();
    await page.getByText('Not now').waitFor();
    await page.getByRole('button', { name: 'Account of claire' }).waitFor();
  });

  test('a password can be looked at while it is typed; a forgotten one is answered by the alert, while there is no mail (AUTH-008)', async () => {
    const page = await open('/auth');
    const typed = page.getByLabel('Password', { exact: true });
    await typed.fill(PASSWORD);
    await page.getByRole('button', { name: 'Show characters' }).click();
    expect([await typed.getAttribute('type'), await typed.inputValue()]).toEqual(['text', PASSWORD]);
    await page.getByRole('button', { name: 'Hide characters' }).click();
    expect(await typed.getAttribute('type')).toBe('password');

    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    expect(asked).toEqual(['Password reset functionality will be available soon.']);
  });

  test('a protected address leads to where one signs in (SHELL-022 SHELL-021)', async () => {
    for (const [address, door] of [
      ['/settings', '/auth'],
      ['/profile', '/client-auth'],
    ]) {
      const { url: led } = await fetch(`${product.address}${address}`);
      expect([address, new URL(led).pathname]).toEqual([address, door]);
    }
  });

  test('whoever has signed in comes to the page they wanted, and only to one of ours (SHELL-022)', async () => {
    const page = await open('/settings?tab=security');
    await expect.poll(() => page.url()).toBe(`${product.address}/auth`);
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByRole('tab', { name: 'Login' }).click();
    await logIn(page, 'claire');
    await page.waitForURL(`${product.address}/settings?tab=security`);

    const elsewhere = ['//elsewhere.example/', '/.//elsewhere.example/', '/\\elsewhere.example/'] as const;
    for (const link of oneOrAll('ways out of ours', elsewhere)) {
      const other = await open(`/auth#${link}`);
      await logIn(other, 'claire');
      await other.waitForURL(`${product.address}/dashboard`);
    }
  });

  test('whoever is told to log in finds the way in the toast, and the way back after it', async () => {
    const profile = `${product.address}/companies/${company.id}?tab=reviews`;
    const page = await open(profile);
    await page.getByRole('button', { name: 'Request Quote', exact: true }).first().click();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await toasts.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(`${product.address}/client-auth`);
    expect(await toasts.getByText('Authentication required').count()).toBe(0);
    await logIn(page, 'claire');
    await page.waitForURL(profile);
  });

  test('a page that needs a login sends there, and comes after it', async () => {
    const page = await open(`/create-project?company=${company.id}`);
    expect(new URL(page.url()).pathname).toBe('/auth');
    await logIn(page, 'claire');
    await page.waitForURL(`${product.address}/create-project?company=${company.id}`);
  });

  test('without a script no form can send a password into an address', async () => {
    const page = await openPage({ product: product.address, javaScript: false });
    await page.goto('/client-auth');
    const form = page.locator('main form');
    expect(await form.getAttribute('method')).toBe('post');
    expect(await form.locator('fieldset').getAttribute('disabled')).not.toBeNull();
    expect(await page.locator('noscript p').isVisible()).toBe(true);
  });

  test('a form looks the same before it is alive as after', async () => {
    const looksOf = async (javaScript: boolean) => {
      const page = await openPage({ product: product.address, javaScript });
      await page.goto('/client-auth?tab=register');
      if (javaScript) await untilAlive(page);
      return page.locator('main :is(input, select, button)').evaluateAll((controls) =>
        controls.map((control) => {
          const { opacity, color, backgroundColor, borderTopColor, borderTopStyle } =
            getComputedStyle(control);
          return [opacity, color, backgroundColor, borderTopColor, borderTopStyle].join(' ');
        }),
      );
    };
    const before = await looksOf(false);
    expect(before.length).toBeGreaterThan(5);
    expect(await looksOf(true)).toEqual(before);
  });
});
