import type { Page } from '@playwright/test';
import { buildUser } from '#demo/builders/user.ts';
import { fieldErrors } from './field-errors.ts';
import { expect, type Fixtures, ownProduct, type PageOptions, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { loseFirstResponse } from './lose-first-response.ts';
import { codeSentTo } from './read-outbox-messages.ts';

const own = ownProduct();

let number = 0;
const somebody = () => {
  number += 1;
  const username = `claire-${number}`;
  return { username, email: `${username}@mail.example`, phone: `621 000 ${String(number).padStart(3, '0')}` };
};

const open = async ({ openPage }: Pick<Fixtures, 'openPage'>, address: string, options: PageOptions = {}) => {
  const page = await openPage({ ...options });
  await own.pool.query('delete from rate_limits');
  await visit(page, address);
  return page;
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const create = (page: Page) => page.getByRole('button', { name: 'Create account' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enter the code we sent you' });
const code = (page: Page) => page.getByRole('textbox', { name: 'Verification code' });

const fill = async (page: Page, { username, email, phone }: ReturnType<typeof somebody>) => {
  await field(page, 'Username').fill(username);
  await field(page, 'Email').fill(email);
  await field(page, 'Phone').fill(phone);
  await password(page, 'Password').fill('Gromperekichelcher');
  await password(page, 'Confirm password').fill('Gromperekichelcher');
};

const bodyOf = (page: Page, path: string) =>
  page.waitForRequest((request) => request.url().endsWith(path)).then((request) => request.postDataJSON());

test.describe('/client-auth', () => {
  test(
    'opens the tab its address names',
    {
      annotation: { type: 'requirement', description: 'CLIENT-001 CLIENT-002 CLIENT-004' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/client-auth');
      await page.getByRole('heading', { name: 'Client Area' }).waitFor();
      expect(await page.locator('[aria-selected=true]').textContent()).toBe('Login');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.waitForURL('**/client-auth?tab=register');
      await expect.poll(() => page.locator('[aria-selected=true]').textContent()).toBe('Sign Up');
      const link = page.getByRole('link', { name: 'Sign up as a company' });
      expect(await link.getAttribute('href')).toBe('/company-auth?tab=register');
    },
  );

  test(
    'offers six prefixes and strips the number; says what is missing, and where',
    {
      tag: '@phone',
      annotation: {
        type: 'requirement',
        description: 'CLIENT-006 CLIENT-007 LIMIT-007 VALID-007 VALID-008 VALID-009 VALID-010 VALID-011',
      },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/client-auth?tab=register');
      const prefix = page.getByRole('combobox', { name: 'Country code' });
      expect(await prefix.locator('option').allTextContents()).toEqual([
        '+352',
        '+49',
        '+33',
        '+32',
        '+31',
        '+44',
      ]);
      expect(await prefix.inputValue()).toBe('+352');
      await field(page, 'Phone').fill('');
      await field(page, 'Phone').pressSequentially('6a2-1 23');
      expect(await field(page, 'Phone').inputValue()).toBe('621 23');
      await field(page, 'Phone').fill('');

      await create(page).click();
      await expect
        .poll(() => fieldErrors(page))
        .toEqual([
          'Username is required',
          'Invalid email address',
          'Phone number is required',
          'Password must be at least 8 characters',
        ]);
      expect(await field(page, 'Username').evaluate((it) => it === document.activeElement)).toBe(true);
      await field(page, 'Phone').fill('12');
      await password(page, 'Confirm password').fill('x');
      await expect
        .poll(() => fieldErrors(page))
        .toEqual(
          expect.arrayContaining([
            'Please enter a valid international phone number',
            'Passwords do not match',
          ]),
        );
    },
  );

  test(
    'joins and proves a phone',
    {
      annotation: {
        type: 'requirement',
        description:
          'CLIENT-003 CLIENT-005 CLIENT-008 CLIENT-009 CLIENT-012 CLIENT-013 CLIENT-014 CLIENT-015 CLIENT-016 CLIENT-020 VALID-013 VALID-014 AUTH-012 AUTH-014 ERR-014',
      },
    },
    async ({ openPage }) => {
      const person = somebody();
      const page = await open({ openPage }, '/client-auth?tab=register');
      await fill(page, person);
      const letGo = await holdRequests(page, '**/api/register');
      const [registered, requested] = [
        bodyOf(page, '/api/register'),
        bodyOf(page, '/api/request-verification'),
      ];
      await create(page).click();
      await page.getByRole('button', { name: 'Creating account...' }).waitFor();
      letGo();
      expect(await registered).toMatchObject({
        username: person.username,
        userType: 'private',
        phoneNumber: `+352 ${person.phone}`,
      });
      await dialog(page).waitFor();
      await page.getByText('Registration successful').waitFor();
      await page.getByText(`Welcome, ${person.username}!`).waitFor();
      const { userId, type } = await requested;
      expect(type).toBe('sms');
      expect(new URL(page.url()).pathname).toBe('/client-auth');
      const verified = bodyOf(page, '/api/verify-code');
      const sent = await codeSentTo(own, `+352${person.phone.replaceAll(' ', '')}`);
      expect(await code(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await code(page).pressSequentially(sent);
      expect(await verified).toEqual({ code: sent, type: 'sms', userId });
      await page.getByText('Your account has been verified successfully!').waitFor();
      await page.waitForURL('**/dashboard');
      // SESSION-002: the header knows without a reload.
      await page.getByRole('button', { name: `Account of ${person.username}` }).waitFor();
    },
  );

  test(
    'proves an email, after a wrong code and a new one',
    {
      annotation: {
        type: 'requirement',
        description:
          'CLIENT-010 CLIENT-011 CLIENT-017 CLIENT-018 CLIENT-021 VALID-031 VALID-032 ERR-011 ERR-012 ERR-015',
      },
    },
    async ({ openPage }) => {
      const person = somebody();
      const page = await open({ openPage }, '/client-auth?tab=register', { expects: [/status of 400/] });
      await fill(page, person);
      await page.getByRole('checkbox', { name: 'Verify by email instead of SMS' }).check();
      await create(page).click();
      await dialog(page).waitFor();
      const first = await codeSentTo(own, person.email);
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await page.getByText('Please enter the verification code').waitFor();
      // It is said once.
      expect(await fieldErrors(page)).toEqual([]);
      await code(page).pressSequentially(first === '111111' ? '222222' : '111111');
      await page.getByText('Verification Failed').waitFor();
      await page.getByText('Invalid verification code. Please try again.').waitFor();
      expect(await code(page).inputValue()).toBe('');
      expect(await code(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await expect
        .poll(() => fieldErrors(page))
        .toEqual(['That’s not the code we sent. Check our latest message and try again.']);
      // A press that came after the sixth digit had sent the code is no press on an empty field.
      await page.getByText('Please enter the verification code').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(code(page)).toBeFocused();
      expect(await page.getByText('Please enter the verification code').count()).toBe(0);
      await code(page).pressSequentially('12345');
      expect(await fieldErrors(page)).toEqual([]);
      await page.getByRole('button', { name: 'Resend code' }).click();
      await page.getByText('Code Sent').waitFor();
      await page.getByText('A new verification code has been sent to your email address.').waitFor();
      expect(await code(page).inputValue()).toBe('');
      expect(await code(page).evaluate((it) => it === document.activeElement)).toBe(true);
      const second = await codeSentTo(own, person.email, first);
      await code(page).fill('');
      let tries = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/verify-code')) tries += 1;
      });
      // A right code is used up: pressing on while the dashboard loads doesn't send it again.
      const letGo = await holdRequests(page, /dashboard|\/api\/(?!verify-code)/);
      await code(page).pressSequentially(second);
      await page.getByText('Your account has been verified successfully!').waitFor();
      await page.keyboard.press('Enter');
      letGo();
      await page.waitForURL('**/dashboard');
      expect(tries).toBe(1);
    },
  );

  test(
    'a number that brings its country code along sets the prefix, and one typed wrong is put right at the code',
    {
      tag: '@phone',
      annotation: { type: 'requirement', description: 'CLIENT-006 CLIENT-007' },
    },
    async ({ openPage }) => {
      const person = somebody();
      const page = await open({ openPage }, '/client-auth?tab=register');
      const prefix = page.getByRole('combobox', { name: 'Country code' });
      await fill(page, { ...person, phone: '' });
      for (const [pasted, code, number] of [
        ['+33612345678', '+33', '612345678'],
        ['00352 621 555 444', '+352', '621 555 444'],
        ['0033 (0)6.12.34.56.78', '+33', '6 12 34 56 78'],
      ] as const) {
        await field(page, 'Phone').fill(pasted);
        expect(await prefix.inputValue()).toBe(code);
        expect(await field(page, 'Phone').inputValue()).toBe(number);
      }
      await create(page).click();
      await dialog(page).getByText('+33 6 12 34 56 78').waitFor();
      await codeSentTo(own, '+33612345678');

      await dialog(page).getByRole('button', { name: 'Change it' }).click();
      const correction = page.getByRole('dialog', { name: 'Change your number' });
      const right = `+352621${String(Date.now()).slice(-6)}`;
      await correction.getByRole('textbox', { name: 'Phone', exact: true }).fill(right);
      await correction.getByRole('button', { name: 'Send code' }).click();
      await dialog(page).getByText(right).waitFor();
      await code(page).pressSequentially(await codeSentTo(own, right));
      await page.waitForURL('**/dashboard');
      await visit(page, '/settings');
      expect(await page.getByRole('textbox', { name: /^Phone number/ }).inputValue()).toBe(right);
    },
  );

  test(
    'a broken line loses nothing, and Maybe Later leads on',
    {
      annotation: {
        type: 'requirement',
        description: 'CLIENT-013 CLIENT-015 CLIENT-019 ERR-013 ERR-016 ERR-017',
      },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/client-auth?tab=register', {
        expects: [/api\/verify-code/, /api\/request-verification/],
      });
      await fill(page, somebody());
      await create(page).click();
      await dialog(page).waitFor();
      const resend = page.getByRole('button', { name: 'Resend code' });
      // Three codes an hour: the fourth is refused, and how long that lasts is said.
      const sent = 'A new verification code has been sent to your phone number.';
      for (const said of [sent, sent, 'Too many attempts. Try again in 60 min.']) {
        const answered = page.waitForResponse('**/api/request-verification');
        await resend.click();
        await answered;
        await page.getByText(said).waitFor();
      }
      const { promise: letGo, resolve: breakLine } = Promise.withResolvers<void>();
      await page.route('**/api/verify-code', async (route) => {
        await letGo;
        await route.abort();
      });
      await page.route('**/api/request-verification', (route) => route.fulfill({ status: 502, body: '' }));
      await code(page).pressSequentially('123456');
      await page.getByRole('button', { name: 'Verifying...' }).waitFor();
      breakLine();
      await page.getByText('An error occurred during verification. Please try again.').waitFor();
      expect(await code(page).inputValue()).toBe('123456');
      await resend.click();
      await page.getByText('Failed to send verification code to your phone number.').waitFor();
      await page.unroute('**/api/request-verification');
      await page.route('**/api/request-verification', (route) => route.abort());
      await resend.click();
      await page.getByText('An error occurred. Please try again.').waitFor();
      await page.getByRole('button', { name: 'Maybe Later' }).click();
      await page.waitForURL('**/dashboard');
    },
  );

  for (const [what, changed] of [
    ['the same', {}],
    ['another name', { username: 'claire-again' }],
  ] as const) {
    test(
      `an answer that gets lost shuts nobody out: ${what} sent again leads in`,
      {
        annotation: { type: 'requirement', description: 'CLIENT-008' },
      },
      async ({ openPage }) => {
        const page = await open({ openPage }, '/client-auth?tab=register', {
          expects: [/ERR_CONNECTION_RESET/, /409 \(Conflict\)/],
        });
        const claire = somebody();
        await fill(page, claire);
        const lost = await loseFirstResponse(page, '**/api/register');
        await create(page).click();
        await lost();
        await page.getByText('Registration failed').waitFor();
        // The session cookie was lost with the response.
        await page.context().clearCookies();
        await fill(page, { ...claire, ...changed });
        await create(page).click();
        await dialog(page).getByRole('button', { name: 'Maybe Later' }).click();
        await page.waitForURL('**/dashboard');
        const { rows } = await own.pool.query('select username from users where email = $1', [claire.email]);
        expect(rows).toEqual([{ username: claire.username }]);
      },
    );
  }

  test(
    'a taken name or address is said and stays marked, and nothing that was typed is lost',
    {
      annotation: { type: 'requirement', description: 'ERR-004' },
    },
    async ({ openPage }) => {
      const person = somebody();
      await buildUser(own.db, { username: person.username, email: person.email });
      const page = await open({ openPage }, '/client-auth?tab=register', { expects: [/status of 409/] });
      await fill(page, { ...person, email: 'other@mail.example' });
      await create(page).click();
      await page.getByText('Registration failed').waitFor();
      await page.getByText('Username already exists').waitFor();
      await expect.poll(() => fieldErrors(page)).toEqual(['Username already taken']);
      expect(await field(page, 'Username').evaluate((it) => it === document.activeElement)).toBe(true);
      expect(await field(page, 'Phone').inputValue()).toBe(person.phone);
      await field(page, 'Username').fill('another-claire');
      await field(page, 'Email').fill(person.email);
      await create(page).click();
      await page.getByText('This email address is already in use').waitFor();
      await expect.poll(() => fieldErrors(page)).toEqual(['Email already taken']);
    },
  );
});

test.describe('/auth?tab=register', () => {
  test(
    'registers a private user without a phone, once the terms are accepted',
    {
      annotation: {
        type: 'requirement',
        description: 'AUTH-005 AUTH-006 AUTH-007 AUTH-009 AUTH-012 AUTH-014',
      },
    },
    async ({ openPage }) => {
      const { username, email } = somebody();
      const page = await open({ openPage }, '/auth?tab=register');
      const types = page.getByRole('group', { name: 'Account type' }).getByRole('button');
      expect(await types.allTextContents()).toEqual(['Private User', 'Company']);
      expect(await types.first().getAttribute('aria-pressed')).toBe('true');
      await field(page, 'Username').fill(username);
      await field(page, 'Email').fill(email);
      await password(page, 'Password').fill('Gromperekichelcher');
      await password(page, 'Confirm password').fill('Gromperekichelcher');
      await create(page).click();
      await page.getByText('Accept the terms to continue').waitFor();
      await page.getByRole('checkbox', { name: /^I accept/ }).check();
      await page.getByRole('checkbox', { name: 'Remember me' }).check();
      const letGo = await holdRequests(page, '**/api/register');
      await create(page).click();
      await page.getByRole('button', { name: 'Creating account...' }).waitFor();
      letGo();
      await page.waitForURL('**/dashboard');
      await page.getByText(`Welcome, ${username}!`).waitFor();
      const [session] = await page.context().cookies();
      expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 60 * 60);
    },
  );

  test(
    'asks a company for its name and VAT number',
    {
      annotation: { type: 'requirement', description: 'VALID-033' },
    },
    async ({ openPage }) => {
      const { username, email } = somebody();
      const page = await open({ openPage }, '/auth?tab=register');
      await page.getByRole('button', { name: 'Company', exact: true }).click();
      await field(page, 'Username').fill(username);
      await field(page, 'Email').fill(email);
      await password(page, 'Password').fill('Gromperekichelcher');
      await password(page, 'Confirm password').fill('Gromperekichelcher');
      await page.getByRole('checkbox', { name: /^I accept/ }).check();
      await create(page).click();
      await page.getByText('Company name is required').waitFor();
      await field(page, 'Company name').fill('Daach & Co');
      await field(page, 'VAT number').fill('lu 12345613');
      await create(page).click();
      await page.waitForURL('**/company-dashboard');
    },
  );
});
