import type { Page } from '@playwright/test';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { axeViolations, violationsInAll } from './axe.ts';
import { fieldErrors } from './field-errors.ts';
import {
  expect,
  type Fixtures,
  launchedHere,
  otherProduct,
  ownProduct,
  type PageOptions,
  test,
  untilAlive,
  visit,
} from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { codeSentTo, newestCodeTo } from './read-outbox-messages.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const live = otherProduct(async () => ({ ...(await launchedHere()) }));
test.beforeAll(async () => {
  await buildUser(own.db, { username: 'taken' });
  await buildUser(own.db, {
    username: 'siteADMIN1',
    userType: 'company',
    password: await hashPassword(PASSWORD),
  });
});
const PASSWORD = 'Gromperekichelcher';

const open = async ({ openPage }: Pick<Fixtures, 'openPage'>, address: string, options: PageOptions = {}) => {
  const page = await openPage({ ...options });
  await own.pool.query('delete from rate_limits');
  await visit(page, address);
  return page;
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();

const publicContact = (page: Page) =>
  page.getByRole('checkbox', {
    name: /^Show this email address and phone number on your company’s public page/,
  });

const fillStep1 = async (page: Page, username: string) => {
  await field(page, 'Company name').fill('Daach & Co');
  await field(page, 'Username').fill(username);
  await field(page, 'Email').fill(`${username}@mail.example`);
  await field(page, 'Phone').fill('621 999 888');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await button(page, 'Next').click();
};

const prove = async (page: Page, to: string, at = own) => {
  // Another test may have had a code sent to the same number.
  const before = await newestCodeTo(at, to);
  await button(page, 'Send code').first().click();
  await page.getByRole('dialog').waitFor();
  // Put off: the code that was sent is entered, no other is sent.
  await button(page, 'Maybe Later').click();
  await button(page, 'Enter code').click();
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('textbox', { name: 'Verification code' })
    .pressSequentially(await codeSentTo(at, to, before));
  await page.getByText('Verification Successful').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

test.describe('/company-auth', () => {
  test(
    'before the launch its tabs are shut and its panels work',
    {
      annotation: {
        type: 'requirement',
        description: 'COMPANY-001 COMPANY-002 COMPANY-003 COMPANY-004 COMPANY-006 SHELL-008',
      },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/company-auth?tab=register');
      await page.getByRole('heading', { name: 'Construction Business Portal' }).waitFor();
      await page.getByText('This is a demo website', { exact: true }).waitFor();
      await page.getByText(/Company signups are not yet open/).waitFor();
      for (const name of ['Login', 'Sign Up']) {
        expect(await page.getByRole('tab', { name }).isDisabled()).toBe(true);
      }
      expect(await page.locator('[aria-selected=true]').textContent()).toBe('Sign Up');
      expect(await page.getByRole('link', { name: 'Go to the client area' }).getAttribute('href')).toBe(
        '/client-auth',
      );
    },
  );

  test(
    'after the launch there is no banner and the tabs open; what was entered to join is there after a look at the login',
    {
      annotation: { type: 'requirement', description: 'COMPANY-004' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/company-auth', { product: live.address });
      expect(await page.getByText('This is a demo website').count()).toBe(0);
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.waitForURL('**/company-auth?tab=register');
      await heading(page, 'Company Info');
      await field(page, 'Company name').fill('Daach & Co');
      await page.getByRole('tab', { name: 'Login' }).click();
      await page.getByRole('form', { name: 'Login' }).waitFor();
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('form', { name: 'Login' }).waitFor({ state: 'hidden' });
      expect(await field(page, 'Company name').inputValue()).toBe('Daach & Co');
    },
  );

  test(
    'after the launch a company reads its own sentence about its phone, and that its trial has begun (company 35 and 36)',
    { tag: '@nightly' },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/company-auth?tab=register', {
        product: live.address,
      });
      await page
        .getByText(
          'Clients see it on your quotes and other documents. We’ll show it on your public page only if you tick the box below.',
        )
        .waitFor();
      expect(await page.getByText('once you have a project with them').count()).toBe(0);
      await fillStep1(page, 'spengler-weber');
      await field(page, 'VAT number').fill('LU12345613');
      await button(page, 'Verify VAT number').click();
      await heading(page, 'Verification');
      await prove(page, 'spengler-weber@mail.example', live);
      await prove(page, '+352621999888', live);
      await button(page, 'Continue to Subscription').click();
      await button(page, 'Complete registration').click();
      await page
        .getByText(/^Your 14-day free trial has started and runs until .+\. You won’t be charged\.$/)
        .waitFor();
      await page.waitForURL('**/company-dashboard');
      expect(await page.getByText('Proceeding to payment').count()).toBe(0);
    },
  );

  test(
    'a wrong login is told twice: toast and alert; a name with admin in it is led to the company’s dashboard, and told so',
    {
      annotation: {
        type: 'requirement',
        description: 'AUTH-011 COMPANY-021 COMPANY-025 ERR-006 VALID-005 VALID-006',
      },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/company-auth', { expects: [/status of 401/] });
      await button(page, 'Log in').last().click();
      await expect.poll(() => fieldErrors(page)).toEqual(['Username is required', 'Password is required']);
      await field(page, 'Username').fill('taken');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      const letGo = await holdRequests(page, '**/api/login');
      await button(page, 'Log in').last().click();
      await button(page, 'Logging in...').waitFor();
      letGo();
      const alert = page.locator('main').getByRole('alert').filter({ hasText: 'Login Failed' });
      await alert.waitFor();
      expect(await alert.textContent()).toContain('Invalid credentials');
      await page.getByRole('region', { name: 'Notifications' }).getByText('Login Failed').waitFor();

      await field(page, 'Username').fill('siteADMIN1');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await button(page, 'Log in').last().click();
      await page.waitForURL('**/company-dashboard');
      await page.getByText('Admin access').waitFor();
    },
  );
});

test.describe('the wizard', () => {
  test(
    'step 1 says what is missing, and can be emptied',
    {
      annotation: {
        type: 'requirement',
        description:
          'COMPANY-009 COMPANY-010 VALID-015 VALID-016 VALID-017 VALID-018 VALID-019 VALID-020 VALID-024 VALID-025 ERR-018',
      },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/company-auth?tab=register', {
        viewport: { width: PHONE, height: 900 },
      });
      await button(page, 'Next').click();
      await expect
        .poll(() => fieldErrors(page))
        .toEqual([
          'Company name is required',
          'Username is required',
          'Email is required',
          'Phone number is required',
          'Password is required',
          'Enter your password again to confirm it',
        ]);
      await field(page, 'Company name').fill('x');
      await field(page, 'Email').fill('abc');
      await page.getByLabel('Password', { exact: true }).fill('1234567');
      await page.getByLabel('Confirm password', { exact: true }).fill('12345678');
      await expect
        .poll(() => fieldErrors(page))
        .toEqual([
          'Company name is required',
          'Username is required',
          'Invalid email address',
          'Phone number is required',
          'Password must be at least 8 characters',
          'Passwords do not match',
        ]);
      await button(page, 'Reset Form').click();
      await page.getByText('Form Reset').waitFor();
      expect(await field(page, 'Company name').inputValue()).toBe('');
      expect(await publicContact(page).isChecked(), 'nobody agrees unasked').toBe(false);
    },
  );

  test(
    'leads through four steps to payment',
    {
      annotation: {
        type: 'requirement',
        description:
          'COMPANY-007 COMPANY-008 COMPANY-011 COMPANY-012 COMPANY-013 COMPANY-014 COMPANY-015 COMPANY-016 COMPANY-017 COMPANY-018 COMPANY-019 COMPANY-022 COMPANY-023 COMPANY-024 COMPANY-027 VALID-022 VALID-029 ERR-009',
      },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/company-auth?tab=register');
      const steps = page.getByRole('list', { name: 'Company sign-up' }).getByRole('listitem');
      expect(await steps.allTextContents()).toEqual([
        '1Company Info',
        '2VAT Verification',
        '3Verification',
        '4Subscription',
      ]);
      await publicContact(page).check();
      await page.getByText(/Anyone can see your public page/).waitFor();
      await fillStep1(page, 'daach-and-co');

      await heading(page, 'VAT Verification');
      await page.getByText('LU followed by 8 digits', { exact: true }).waitFor();
      const calls: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
      await button(page, 'Verify VAT number').click();
      await expect.poll(() => fieldErrors(page)).toEqual(['VAT number is required']);
      await field(page, 'VAT number').fill('LU12345');
      await expect.poll(() => fieldErrors(page)).toEqual(['Please enter a valid VAT number']);
      await field(page, 'VAT number').fill('FR12345678');
      await button(page, 'Verify VAT number').click();
      await page.getByText('VAT Verification Failed').waitFor();
      await page
        .getByText("Please ensure you've entered a valid Luxembourg VAT number (starts with LU).")
        .waitFor();
      await field(page, 'VAT number').fill('lu12345613');
      await button(page, 'Verify VAT number').click();
      await button(page, 'Verifying...').waitFor();
      await page.getByText('VAT Number Verified').waitFor();
      expect(calls, 'COMPANY-015: the check is simulated').toEqual([]);

      await heading(page, 'Verification');
      expect(await violationsInAll(page)).toEqual([]);
      await page.getByText('Please verify both your email and phone to continue').waitFor();
      expect(await button(page, 'Continue to Subscription').isDisabled()).toBe(true);
      await prove(page, 'daach-and-co@mail.example');
      expect(await button(page, 'Continue to Subscription').isDisabled()).toBe(true);
      await prove(page, '+352621999888');
      await button(page, 'Continue to Subscription').click();

      await heading(page, 'Subscription');
      expect(await violationsInAll(page)).toEqual([]);
      expect(await page.getByRole('radio', { name: /^Basic/ }).isChecked()).toBe(true);
      await button(page, 'Back').click();
      await heading(page, 'VAT Verification');
      expect(await field(page, 'VAT number').inputValue()).toBe('lu12345613');
      await button(page, 'Verify VAT number').click();
      await button(page, 'Continue to Subscription').click();
      await page.getByRole('radio', { name: /^Professional/ }).check();
      const sent = page.waitForRequest('**/api/register');
      await button(page, 'Complete registration').click();
      expect((await sent).postDataJSON()).toMatchObject({
        userType: 'company',
        companyName: 'Daach & Co',
        vatNumber: 'LU12345613',
        registrationNumber: null,
        subscriptionPlan: 'professional',
        isContactPublic: true,
      });
      await page.waitForURL('**/payment?plan=professional');
      await page.getByText('Registration Successful').waitFor();
      await page.getByText('Proceeding to payment...').waitFor();
      const { rows } = await own.pool.query(
        `select is_email_verified as email, is_phone_verified as phone from users where username = 'daach-and-co'`,
      );
      expect(rows).toEqual([{ email: true, phone: true }]);
    },
  );

  test(
    'a reload keeps the step and what was typed, but for the password',
    { tag: '@nightly' },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/company-auth?tab=register');
      await field(page, 'Company name').fill('Half typed');
      await page.reload();
      // The server cannot know it: it comes back once the page is alive.
      await expect(field(page, 'Company name')).toHaveValue('Half typed');
      await untilAlive(page);
      await fillStep1(page, 'reloaded');
      await field(page, 'VAT number').fill('LU12345613');
      await page.reload();
      await heading(page, 'VAT Verification');
      expect(await field(page, 'VAT number').inputValue()).toBe('LU12345613');
      await untilAlive(page);
      await button(page, 'Verify VAT number').click();
      await prove(page, 'reloaded@mail.example');
      await prove(page, '+352621999888');
      await button(page, 'Continue to Subscription').click();
      await page.getByRole('radio', { name: /^Premium/ }).check();
      await page.reload();
      await heading(page, 'Subscription');
      await untilAlive(page);
      expect(await page.getByRole('radio', { name: /^Premium/ }).isChecked()).toBe(true);
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('password');
      await button(page, 'Complete registration').click();
      await page.getByText('The page reloaded, so please enter your password again.').waitFor();
      for (const name of ['Password', 'Confirm password'])
        await page.getByLabel(name, { exact: true }).fill('Gromperekichelcher');
      await button(page, 'Next').click();
      await heading(page, 'Subscription');
      await button(page, 'Complete registration').click();
      await page.waitForURL('**/payment?plan=premium');
      expect(await page.evaluate(() => sessionStorage.getItem('giewel-sign-up'))).toBeNull();
    },
  );

  test(
    'the VAT step asks nobody, and says when it cannot',
    {
      annotation: { type: 'requirement', description: 'COMPANY-015 LIMIT-008 ERR-010' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/company-auth?tab=register');
      await fillStep1(page, 'wellenstein');
      await heading(page, 'VAT Verification');
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      await field(page, 'VAT number').fill('LU12345613');
      await page.evaluate(() => {
        const wait = window.setTimeout.bind(window);
        Object.assign(window, {
          setTimeout: (work: () => void, ms: number) => {
            if (ms === 1500) throw new Error('no timer');
            return wait(work, ms);
          },
        });
      });
      await button(page, 'Verify VAT number').click();
      await page.getByText('Verification Error').waitFor();
      expect(calls.filter((address) => address.includes('/api/'))).toEqual([]);
    },
  );

  test(
    'a name with admin in it skips ahead on screen; what is taken leads back',
    {
      tag: '@nightly',
      annotation: {
        type: 'requirement',
        description: 'COMPANY-020 COMPANY-021 COMPANY-026 AUTH-012 ERR-007 ERR-008 VALID-028',
      },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/company-auth?tab=register', {
        expects: [/status of 409/, /status of 400/, /status of 500/],
      });
      await buildUser(own.db, { username: 'neighbour', email: 'neighbour@mail.example' });
      // A name that is taken is said where it is typed; who takes it meanwhile is met at the end.
      await fillStep1(page, 'siteadmin1');
      await expect.poll(() => fieldErrors(page)).toEqual(['Username already taken']);
      // With a common password as well, both messages are shown.
      for (const name of ['Password', 'Confirm password'])
        await page.getByLabel(name, { exact: true }).fill('password1');
      await button(page, 'Next').click();
      await expect
        .poll(() => fieldErrors(page))
        .toEqual(['Username already taken', 'This password is too common. Choose another.']);
      await field(page, 'Username').fill('lateADMIN');
      for (const name of ['Password', 'Confirm password'])
        await page.getByLabel(name, { exact: true }).fill('password1');
      await button(page, 'Next').click();
      await expect.poll(() => fieldErrors(page)).toEqual(['This password is too common. Choose another.']);
      for (const name of ['Password', 'Confirm password'])
        await page.getByLabel(name, { exact: true }).fill(PASSWORD);
      await button(page, 'Next').click();
      await heading(page, 'Subscription');
      await buildUser(own.db, { username: 'lateadmin' });
      await button(page, 'Complete registration').click();
      await page.getByText('Username Already Taken', { exact: true }).waitFor();
      await heading(page, 'Company Info');
      await expect.poll(() => fieldErrors(page)).toEqual(['Username already taken']);
      await field(page, 'Username').fill('otherADMIN');
      await field(page, 'Email').fill('neighbour@mail.example');
      await button(page, 'Next').click();
      await button(page, 'Complete registration').click();
      await page.getByText('Registration Failed', { exact: true }).waitFor();
      await heading(page, 'Company Info');
      await expect.poll(() => fieldErrors(page)).toEqual(['Email already taken']);
      await field(page, 'Email').fill('other@mail.example');
      await button(page, 'Next').click();

      // The rule of the registration is stricter than the step's: it leads back to the field.
      await button(page, 'Back').click();
      await heading(page, 'VAT Verification');
      await field(page, 'VAT number').fill('luabcdef');
      await button(page, 'Verify VAT number').click();
      await heading(page, 'Subscription');
      await button(page, 'Complete registration').click();
      const format = 'Invalid Luxembourg VAT number format. Must be LU followed by 8 digits.';
      await heading(page, 'VAT Verification');
      await expect.poll(() => fieldErrors(page)).toEqual([format]);
      await field(page, 'VAT number').fill('LU12345613');
      await button(page, 'Verify VAT number').click();
      await heading(page, 'Subscription');

      await page.route('**/api/register', (route) => route.fulfill({ status: 500, body: '' }));
      await button(page, 'Complete registration').click();
      await page.getByText('An error occurred during registration. Please try again.').waitFor();
      await page.unroute('**/api/register');
      const letGo = await holdRequests(page, '**/api/register');
      await button(page, 'Complete registration').click();
      await button(page, 'Creating account...').waitFor();
      letGo();
      await page.waitForURL('**/company-dashboard');
      await page.getByText('Admin access').waitFor();
      const { rows } = await own.pool.query(
        `select user_type, is_email_verified from users where username = 'otherADMIN'`,
      );
      expect(rows).toEqual([{ user_type: 'company', is_email_verified: false }]);
    },
  );
});
