import type { Page } from '@playwright/test';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { violationsInAll } from './axe.ts';
import { fieldErrors } from './field-errors.ts';
import {
  expect,
  type Fixtures,
  madeBefore,
  ownProduct,
  type PageOptions,
  test,
  untilAlive,
  visit,
} from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();
const PASSWORD = 'Gromperekichelcher';
const made = madeBefore(async () => {
  const password = await hashPassword(PASSWORD);
  const claire = await buildUser(own.db, { username: 'claire', email: 'claire@mail.example', password });
  const owner = await buildUser(own.db, { username: 'daach', userType: 'company', password });
  const company = await buildCompany(own.db, { userId: owner.id, name: 'Daach & Co' });
  return { password, claire, company };
});

const open = async ({ openPage }: Pick<Fixtures, 'openPage'>, address: string, options: PageOptions = {}) => {
  const page = await openPage({ ...options });
  await own.pool.query('delete from rate_limits');
  await visit(page, address);
  return page;
};

const logIn = async (page: Page, username: string, given = PASSWORD) => {
  // The form is found by its name: the other tab has fields of the same names and may still be there.
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByRole('textbox', { name: /^Username/ }).fill(username);
  await form.getByLabel('Password', { exact: true }).fill(given);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
};

test(
  'somebody suspended reads why, until when and how to object, and it stays',
  { tag: '@phone' },
  async ({ openPage }) => {
    await buildUser(own.db, {
      username: 'barred',
      password: made.password,
      isSuspended: true,
      suspensionReason: 'You bought reviews.',
      suspendedUntil: new Date('2031-12-01T22:59:59Z'),
    });
    const page = await open({ openPage }, '/auth', {
      expects: [/403/],
    });
    await logIn(page, 'barred');
    const said = page
      .getByRole('alert')
      .filter({ hasText: 'This account is suspended until the end of 1 December 2031' });
    await said.getByText('“You bought reviews.”').waitFor();
    expect(await said.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
    expect(await violationsInAll(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  },
);

test.describe('signing in', () => {
  test(
    'by email on /auth, and out again',
    {
      annotation: {
        type: 'requirement',
        description: 'AUTH-001 AUTH-002 AUTH-010 AUTH-011 AUTH-013 SESSION-002 SESSION-007',
      },
    },
    async ({ openPage }) => {
      // The dashboard may still ask for what is on it when its person leaves.
      const page = await open({ openPage }, '/auth', { tolerates: /status of 401 .*\/api\// });
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
    },
  );

  for (const [username, landing, whose, addresses] of [
    ['claire', '/dashboard', 'AUTH-003 CLIENT-003', ['/auth', '/client-auth', '/client-auth?tab=register']],
    ['daach', '/company-dashboard', 'AUTH-004 COMPANY-005 SESSION-007', ['/auth', '/company-auth']],
  ] as const) {
    test(
      `${username} is led to ${landing}, and sent on from every sign-in (${whose})`,
      {
        tag: '@phone',
      },
      async ({ openPage }) => {
        const page = await open({ openPage }, '/auth');
        await logIn(page, username);
        await page.waitForURL(`**${landing}`);
        // The server redirects before it sends any page.
        for (const address of addresses) {
          const led = await page.request.get(address);
          expect([address, new URL(led.url()).pathname]).toEqual([address, landing]);
        }
      },
    );
  }

  for (const [address, which, missing, title] of [
    ['/auth', 'ERR-003 VALID-001 VALID-002', 'Username or email is required', 'Login failed'],
    ['/client-auth', 'AUTH-011 ERR-003 VALID-003 VALID-004', 'Username is required', 'Login failed'],
  ] as const) {
    test(`${address} says what is missing and what is wrong, and blames no password where no answer comes (${which})`, async ({
      openPage,
    }) => {
      const page = await open({ openPage }, address, { expects: [/status of 401/, /ERR_FAILED/] });
      await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
      await expect.poll(() => fieldErrors(page)).toEqual([missing, 'Password is required']);
      const letGo = await holdRequests(page, '**/api/login');
      await logIn(page, 'claire', 'wrong');
      await page.getByRole('button', { name: 'Logging in...' }).waitFor();
      letGo();
      await page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true }).waitFor();
      const alert = page.locator('main').getByRole('alert').filter({ hasText: title });
      await alert.getByText('Invalid credentials').waitFor();
      expect(await page.getByRole('textbox', { name: /^Username/ }).inputValue()).toBe('claire');

      // A login without a response does not blame the password.
      await page.route('**/api/login', (route) => route.abort());
      await logIn(page, 'claire');
      await alert.getByText('No response. Check your connection and try again.').waitFor();
    });
  }

  test(
    'a sign-out that fails is said, and the person stays signed in',
    {
      annotation: { type: 'requirement', description: 'ERR-005' },
    },
    async ({ openAs }) => {
      const page = await openAs(made.claire, { address: '/dashboard', expects: [/status of 503/] });
      await page.route('**/api/logout', (route) =>
        route.fulfill({ status: 503, json: { message: 'Not now', code: 'unavailable' } }),
      );
      await page.getByRole('button', { name: 'Account of claire' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('Logout failed').waitFor();
      await page.getByText('Not now').waitFor();
      await page.getByRole('button', { name: 'Account of claire' }).waitFor();
    },
  );

  test(
    'a password can be looked at while it is typed; a forgotten one is answered by the alert, while there is no mail',
    {
      annotation: { type: 'requirement', description: 'AUTH-008' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/auth');
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
    },
  );

  test(
    'a protected address leads to where one signs in',
    {
      annotation: { type: 'requirement', description: 'SHELL-022 SHELL-021' },
    },
    async () => {
      for (const [address, door] of [
        ['/settings', '/auth'],
        ['/profile', '/client-auth'],
      ]) {
        const { url: led } = await fetch(`${own.address}${address}`);
        expect([address, new URL(led).pathname]).toEqual([address, door]);
      }
    },
  );

  test(
    'whoever has signed in comes to the page they wanted, and only to one of ours',
    {
      tag: '@nightly',
      annotation: { type: 'requirement', description: 'SHELL-022' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/settings?tab=security');
      await expect.poll(() => page.url()).toBe(`${own.address}/auth`);
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByRole('tab', { name: 'Login' }).click();
      await logIn(page, 'claire');
      await page.waitForURL(`${own.address}/settings?tab=security`);

      const elsewhere = ['//elsewhere.example/', '/.//elsewhere.example/', '/\\elsewhere.example/'] as const;
      for (const link of elsewhere) {
        const other = await open({ openPage }, `/auth#${link}`);
        await logIn(other, 'claire');
        await other.waitForURL(`${own.address}/dashboard`);
      }
    },
  );

  test('whoever is told to log in finds the way in the toast, and the way back after it', async ({
    openPage,
  }) => {
    const profile = `${own.address}/companies/${made.company.id}?tab=reviews`;
    const page = await open({ openPage }, profile);
    await page.getByRole('button', { name: 'Request Quote', exact: true }).first().click();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await toasts.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(`${own.address}/client-auth`);
    expect(await toasts.getByText('Authentication required').count()).toBe(0);
    await logIn(page, 'claire');
    await page.waitForURL(profile);
  });

  test('a page that needs a login sends there, and comes after it', async ({ openPage }) => {
    const page = await open({ openPage }, `/create-project?company=${made.company.id}`);
    expect(new URL(page.url()).pathname).toBe('/auth');
    await logIn(page, 'claire');
    await page.waitForURL(`${own.address}/create-project?company=${made.company.id}`);
  });

  test('without a script no form can send a password into an address', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto('/client-auth');
    const form = page.locator('main form');
    expect(await form.getAttribute('method')).toBe('post');
    expect(await form.locator('fieldset').getAttribute('disabled')).not.toBeNull();
    expect(await page.locator('noscript p').isVisible()).toBe(true);
  });

  test('a form looks the same before it is alive as after', async ({ openPage }) => {
    const looksOf = async (javaScript: boolean) => {
      const page = await openPage({ javaScriptEnabled: javaScript });
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
