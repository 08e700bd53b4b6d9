import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { sessions, users } from '#features/accounts/core/server/tables.ts';
import { initialsOf } from '#kernel/initials.ts';
import { displayNameOf } from './display-name-of.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { giveDevice } from './passkey-device.ts';
import { codeSentTo } from './read-outbox-messages.ts';

const own = ownProduct();
const PASSWORD = 'Gromperekichelcher';
const made = madeBefore(async () => ({
  password: await hashPassword(PASSWORD),
}));

const someone = (overrides = {}) =>
  buildUser(own.db, { password: made.password, phoneNumber: '+352621123456', ...overrides });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
// A label may end in a word such as 'optional'.
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}`));
const save = (page: Page) => button(page, 'Save Changes');
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const refuse = (page: Page, address: string, method: string) =>
  page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 503,
          json: { message: 'Please try again in a moment.', code: 'unavailable' },
        })
      : route.fallback(),
  );
const callsOf = (page: Page, method: string) => {
  const calls: { path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    if (request.method() !== method) return;
    calls.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
  });
  return calls;
};

test.describe('the three tabs', () => {
  test(
    'are pages of their own, whole before the script',
    {
      annotation: { type: 'requirement', description: 'SET-001 SET-002 SET-004 SHELL-029' },
    },
    async ({ openAs }) => {
      const person = await someone({ fullName: 'Claire Hoffmann' });
      const page = await openAs(person, { address: '/settings', javaScriptEnabled: false });
      expect(await page.getByRole('tab').allTextContents()).toEqual(['Profile', 'Security', 'Notifications']);
      expect(await field(page, 'Username').inputValue()).toBe(person.username);
      expect(await field(page, 'Email').inputValue()).toBe(person.email);
      expect(await page.getByText('JPG, GIF or PNG. 1MB max.').isVisible()).toBe(true);
      await page.goto('/settings?tab=security');
      await says(page, 'Where you’re logged in');
      await says(page, 'This device');
      await page.goto('/settings?tab=notifications');
      expect(await page.getByRole('switch', { name: 'SMS notifications' }).isChecked()).toBe(true);
    },
  );

  test(
    'strangers are sent to sign in',
    {
      annotation: { type: 'requirement', description: 'SET-007' },
    },
    async () => {
      const { url } = await fetch(`${own.address}/settings?tab=security`);
      expect(new URL(url).pathname).toBe('/auth');
    },
  );

  test('a slow way there shows the page’s outline, and the heading has the focus', async ({ openAs }) => {
    const page = await openAs(await someone(), { address: '/profile' });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/user/deletion', async (route) => {
      await held;
      await route.fallback();
    });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    letGo();
    await page.getByRole('tab', { name: 'Security' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Settings');
  });
});

test.describe('the profile', () => {
  test(
    'saves what has changed, once, also after a look at another tab',
    {
      annotation: { type: 'requirement', description: 'SET-008 VALID-060 VALID-061 ERR-064' },
    },
    async ({ openAs }) => {
      const person = await someone();
      const page = await openAs(person, { address: '/settings' });
      const calls = callsOf(page, 'PATCH');
      expect(await save(page).isDisabled()).toBe(true);
      await field(page, 'Username').fill('ab');
      await field(page, 'Email').fill('abc');
      await save(page).click();
      await says(page, 'Username must be at least 3 characters');
      await says(page, 'Invalid email address');
      await field(page, 'Username').fill(`marc-${person.id}`);
      await field(page, 'Email').fill(person.email);
      await page.getByRole('tab', { name: 'Notifications' }).click();
      await page.getByRole('switch', { name: 'SMS notifications' }).waitFor();
      expect(await field(page, 'Username').isVisible()).toBe(false);
      await page.getByRole('tab', { name: 'Profile' }).click();
      // Until then the other tab's button of the same name is the one to be seen.
      await field(page, 'Username').waitFor();
      expect(await field(page, 'Username').inputValue()).toBe(`marc-${person.id}`);
      await save(page).dblclick();
      await says(page, 'Profile updated');
      expect(calls).toEqual([{ path: '/api/user', body: { username: `marc-${person.id}` } }]);
      expect(await save(page).isDisabled()).toBe(true);
      const face = page.getByRole('button', { name: /^Account of/ });
      await expect.poll(() => face.textContent()).toBe(initialsOf(`marc-${person.id}`));
    },
  );

  test(
    'what another tab has saved meanwhile stays, and is seen after the next save',
    { tag: '@nightly', annotation: { type: 'requirement', description: 'VALID-062' } },
    async ({ openAs }) => {
      const person = await someone();
      const [one, other] = [
        await openAs(person, { address: '/settings' }),
        await openAs(person, { address: '/settings' }),
      ];
      await field(one, 'Full name').fill('Claire Hoffmann');
      await save(one).click();
      await says(one, 'Profile updated');
      await field(other, 'Phone number').fill('');
      await save(other).click();
      await says(other, 'Profile updated');
      expect(await field(other, 'Full name').inputValue()).toBe('Claire Hoffmann');
      const [row] = await own.db.select().from(users).where(eq(users.id, person.id));
      expect(row).toMatchObject({ fullName: 'Claire Hoffmann', phoneNumber: null });
    },
  );

  test(
    'says why it failed and keeps what was typed',
    {
      annotation: { type: 'requirement', description: 'ERR-037' },
    },
    async ({ openAs }) => {
      const taken = await someone();
      const page = await openAs(await someone(), {
        address: '/settings',
        expects: [/status of 409/, /status of 503/],
      });
      await field(page, 'Username').fill(taken.username);
      await save(page).click();
      await says(page, 'Failed to update profile: Username already exists');
      await says(page, 'Username already exists');
      await refuse(page, '**/api/user', 'PATCH');
      await save(page).click();
      await says(page, 'Failed to update profile: Please try again in a moment.');
      expect(await field(page, 'Username').inputValue()).toBe(taken.username);
    },
  );

  test(
    'a new address waits for its code, is asked for at once, and can be withdrawn',
    {
      tag: '@nightly',
      annotation: { type: 'requirement', description: 'SET-003 O-100' },
    },
    async ({ openAs }) => {
      const person = await someone({ isPhoneVerified: true });
      const page = await openAs(person, { address: '/settings' });
      const wanted = `new-${person.email}`;
      expect(await page.getByText('Verified', { exact: true }).count()).toBe(2);
      await field(page, 'Email').fill(wanted);
      await save(page).click();
      await says(page, 'Profile updated');
      await says(page, `Check ${wanted}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByText(wanted, { exact: true }).waitFor();
      const withdrawn = await codeSentTo(own, wanted);
      await dialog.getByRole('button', { name: 'Maybe Later' }).click();
      expect(await field(page, 'Email').inputValue()).toBe(person.email);
      await says(page, `Enter the code we sent to ${wanted}.`);
      await button(page, `Discard the change to ${wanted}`).click();
      await says(page, 'Change discarded');
      expect(await page.getByText(`Enter the code we sent to ${wanted}.`).count()).toBe(0);

      await field(page, 'Email').fill(wanted);
      await save(page).click();
      await dialog.waitFor();
      await dialog.getByRole('button', { name: 'Maybe Later' }).click();
      await page.reload();
      await button(page, `Enter the code for ${wanted}`).click();
      const first = await codeSentTo(own, wanted, withdrawn);
      await dialog.getByRole('button', { name: 'Resend code' }).click();
      const code = await codeSentTo(own, wanted, first);
      await dialog.getByLabel('Verification code').pressSequentially(code);
      await says(page, 'Your account has been verified successfully!');
      await page.getByText(`Enter the code we sent to ${wanted}.`).waitFor({ state: 'detached' });
      expect(await field(page, 'Email').inputValue()).toBe(wanted);
      await expect.poll(() => page.getByText('Verified', { exact: true }).count()).toBe(2);
    },
  );

  test(
    'who signed in long ago shows that it is they, and what they did is done once',
    { tag: '@nightly' },
    async ({ openAs }) => {
      const person = await someone();
      const page = await openAs(person, {
        address: '/settings',
        expects: [/status of 403/, /status of 400/],
      });
      const provedAt = new Date(Date.now() - 6 * 60_000);
      await own.db.update(sessions).set({ provedAt }).where(eq(sessions.userId, person.id));
      const calls = callsOf(page, 'PATCH');
      await field(page, 'Email').fill(`proved-${person.email}`);
      await save(page).click();
      const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await says(page, 'Failed to update profile: Please confirm it’s you.');
      expect(await field(page, 'Email').inputValue()).toBe(`proved-${person.email}`);
      await save(page).click();
      await question.getByLabel('Current password').fill('wrong');
      await question.getByRole('button', { name: 'Continue' }).click();
      await question.getByText('Current password is incorrect').waitFor();
      await question.getByLabel('Current password').fill(PASSWORD);
      await question.getByRole('button', { name: 'Continue' }).click();
      await says(page, 'Profile updated');
      await page.getByRole('dialog', { name: 'Enter the code we sent you' }).waitFor();
      expect(calls).toHaveLength(3);
    },
  );

  test(
    'a GIF is taken, to 1 MB, and is seen in the header at once',
    {
      annotation: { type: 'requirement', description: 'VALID-075 LIMIT-028' },
    },
    async ({ openAs }) => {
      const page = await openAs(await someone(), { address: '/settings' });
      const calls = callsOf(page, 'POST');
      const choose = (name: string, mimeType: string, buffer: Buffer) =>
        page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
      await choose('plan.pdf', 'application/pdf', Buffer.from('%PDF'));
      await says(page, 'Invalid file type');
      await choose('large.png', 'image/png', Buffer.alloc(1024 * 1024 + 1));
      await says(page, 'Profile picture must be less than 1 MB.');
      expect(calls).toEqual([]);
      // One pixel.
      const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
      await choose('face.gif', 'image/gif', Buffer.from(gif, 'base64'));
      await says(page, 'Picture uploaded');
      expect(await page.getByRole('banner').locator('img').getAttribute('src')).toMatch(/-96\.webp$/);
    },
  );
});

test.describe('the password', () => {
  test(
    'is changed',
    {
      annotation: {
        type: 'requirement',
        description: 'SET-005 VALID-069 VALID-070 VALID-071 ERR-051 ERR-066',
      },
    },
    async ({ openAs }) => {
      const person = await someone();
      const page = await openAs(person, {
        address: '/settings?tab=security',
        expects: [/status of 400/],
      });
      const change = button(page, 'Change password');
      expect(await change.isDisabled()).toBe(true);
      await field(page, 'New password').fill('1234567');
      await field(page, 'Confirm new password').fill('123456');
      await change.click();
      await says(page, 'Current password is required');
      expect(await page.getByText('Password must be at least 8 characters', { exact: true }).count()).toBe(2);
      await field(page, 'Current password').fill('wrong');
      await field(page, 'New password').fill('Kniddelen');
      await field(page, 'Confirm new password').fill('Kniddelem');
      await says(page, 'Passwords do not match');
      await field(page, 'Confirm new password').fill('Kniddelen');
      await change.click();
      await says(page, 'Failed to update password: Current password is incorrect');
      await field(page, 'Current password').fill(PASSWORD);
      await change.click();
      await says(page, 'Password changed');
      expect(await field(page, 'New password').inputValue()).toBe('');
    },
  );
});

test.describe('notifications', () => {
  test(
    'are both on, and saved when changed',
    {
      annotation: { type: 'requirement', description: 'SET-006 LIMIT-034 ERR-052 ERR-067' },
    },
    async ({ openAs }) => {
      const page = await openAs(await someone(), {
        address: '/settings?tab=notifications',
        expects: [/status of 503/],
      });
      const sms = page.getByRole('switch', { name: 'SMS notifications' });
      expect(await sms.isChecked()).toBe(true);
      expect(await page.getByRole('switch', { name: 'Email notifications' }).isChecked()).toBe(true);
      expect(await save(page).isDisabled()).toBe(true);
      await sms.uncheck();
      await refuse(page, '**/api/user', 'PATCH');
      await save(page).click();
      await says(page, 'Failed to update notification settings: Please try again in a moment.');
      await page.unroute('**/api/user');
      await save(page).click();
      await says(page, 'Settings updated');
      await page.reload();
      expect(await sms.isChecked()).toBe(false);
    },
  );
});

test.describe('devices', () => {
  test(
    'are listed, signed out one by one or all at once, and led to sign in by what they do next',
    { tag: '@nightly' },
    async ({ openPage, openAs, signIn }) => {
      const person = await someone();
      const other = await openAs(person, { address: '/settings', expects: [/status of 401/] });
      for (let turn = 0; turn < 2; turn += 1) await signIn(await openPage(), person);
      const page = await openAs(person, { address: '/settings?tab=security' });
      const rows = page.getByRole('listitem').filter({ hasText: 'Last used' });
      expect(await rows.count()).toBe(4);
      await button(page, 'Log out on Unknown device').first().click();
      await says(page, 'You’re now logged out on Unknown device.');
      expect(await rows.count()).toBe(3);
      await button(page, 'Log out everywhere else').click();
      await says(page, 'Logged out everywhere else');
      expect(await rows.count()).toBe(1);
      expect(await own.db.$count(sessions, eq(sessions.userId, person.id))).toBe(1);
      await field(other, 'Full name').fill('Claire');
      await save(other).click();
      await other.waitForURL('**/auth');
      await says(other, 'Your text is saved');
    },
  );

  test('a page that is looked at keeps its session, though nothing is asked for', async ({
    openPage,
    signIn,
  }) => {
    const person = await someone();
    const page = await openPage();
    await signIn(page, person);
    await page.clock.install();
    const live = page.waitForRequest('**/api/live*');
    await visit(page, '/settings');
    const long = new Date(Date.now() - 11 * 3_600_000);
    const soon = new Date(Date.now() + 3_600_000);
    await page.clock.runFor(1_000);
    await live;
    await own.db
      .update(sessions)
      .set({ lastUsedAt: long, expiresAt: soon })
      .where(eq(sessions.userId, person.id));
    await page.clock.fastForward('05:01');
    await expect
      .poll(async () => {
        const [row] = await own.db.select().from(sessions).where(eq(sessions.userId, person.id));
        return (row?.expiresAt.getTime() ?? 0) - soon.getTime() > 10 * 3_600_000;
      })
      .toBe(true);
  });

  test('a list that does not come can be asked for again', async ({ openAs }) => {
    const page = await openAs(await someone(), { address: '/settings', expects: [/status of 503/] });
    await refuse(page, '**/api/sessions', 'GET');
    await page.getByRole('tab', { name: 'Security' }).click();
    await says(page, 'We couldn’t load this');
    await page.unroute('**/api/sessions');
    await button(page, 'Try again').click();
    await says(page, 'This device');
  });
});

test.describe('a passkey', () => {
  // A passkey belongs to a name, so the product is visited under one.
  const named = () => own.address.replace('127.0.0.1', 'localhost');

  test(
    'is made, signs in without a password, and is removed after a question',
    { tag: '@nightly' },
    async ({ openAs }) => {
      const person = await someone({ userType: 'private' });
      const page = await openAs(person, {
        address: '/settings?tab=security',
        product: named(),
        expects: [/status of 403/],
      });
      await giveDevice(page);
      await button(page, 'Add a passkey').click();
      await says(page, 'Passkey added');
      await page.getByText(/^Added .* not used yet$/).waitFor();

      await page.context().clearCookies();
      await visit(page, '/auth');
      await button(page, 'Log in with a passkey').click();
      await says(page, 'Login successful');
      await page.getByRole('button', { name: `Account of ${displayNameOf(person)}` }).waitFor();

      await visit(page, '/settings?tab=security');
      const provedAt = new Date(Date.now() - 6 * 60_000);
      await own.db.update(sessions).set({ provedAt }).where(eq(sessions.userId, person.id));
      await page.getByText(/^Added .*, last used /).waitFor();
      await page.getByRole('button', { name: /^Remove the passkey/ }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: /^Remove the passkey/ }).click();
      await question.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Use a passkey instead' }).click();
      await says(page, 'Passkey removed');
      expect(await page.getByRole('button', { name: /^Remove the passkey/ }).count()).toBe(0);
    },
  );

  test('that the device has already is not made twice, and the library is fetched only when asked for', async ({
    openAs,
  }) => {
    const page = await openAs(await someone(), { address: '/settings?tab=security', product: named() });
    await giveDevice(page);
    const scripts = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
      );
    const before = await scripts();
    await button(page, 'Add a passkey').click();
    await says(page, 'Passkey added');
    expect(await scripts()).toBeGreaterThan(before);
    await button(page, 'Add a passkey').click();
    await says(page, 'We couldn’t add the passkey: You’ve already added this passkey');
  });

  test('is not offered at an address of numbers, and its place is kept', async ({ openPage, openAs }) => {
    const page = await openPage();
    await visit(page, '/auth');
    const hidden = page.getByText('Log in with a passkey');
    expect([await hidden.isVisible(), (await hidden.boundingBox())?.height]).toEqual([
      false,
      expect.any(Number),
    ]);
    const own = await openAs(await someone(), { address: '/settings?tab=security' });
    await button(own, 'Add a passkey').click();
    await says(own, 'We couldn’t add the passkey: This browser doesn’t support passkeys on this site');
  });
});

test.describe('one’s data and the end of the account', () => {
  test('can be downloaded; the account is deleted in seven days, unless one keeps it', async ({ openAs }) => {
    const person = await someone();
    const page = await openAs(person, {
      address: '/settings?tab=security',
      expects: [/status of 403/, /status of 400/],
    });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('giewel-data.zip');
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

    // Some minutes later the page asks for a step-up once more, and then continues the action (m6).
    const provedAt = new Date(Date.now() - 6 * 60_000);
    await own.db.update(sessions).set({ provedAt }).where(eq(sessions.userId, person.id));
    await page.getByRole('link', { name: 'Download my data' }).click();
    const proof = page.getByRole('dialog');
    await proof.getByLabel('Current password').fill(PASSWORD);
    const [later] = await Promise.all([
      page.waitForEvent('download'),
      proof.getByRole('button', { name: 'Continue' }).click(),
    ]);
    expect(later.suggestedFilename()).toBe('giewel-data.zip');

    await button(page, 'Delete my account').click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await dialog.getByLabel('Current password').fill('wrong');
    await confirm.click();
    await says(page, 'We couldn’t delete your account: Current password is incorrect');
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await confirm.click();
    await page.getByText(/^Your account will be deleted on \d+ \w+ \d{4}$/).waitFor();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await button(page, 'Keep my account').click();
    await says(page, 'Your account won’t be deleted');
    expect(await page.getByText(/^Your account will be deleted on/).count()).toBe(0);
    const [row] = await own.db.select().from(users).where(eq(users.id, person.id));
    expect(row?.eraseAt).toBeNull();
  });
});
