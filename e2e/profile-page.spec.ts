import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { twoColours } from '#testing/pictures.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();
const PASSWORD = 'Gromperekichelcher';
const made = madeBefore(async () => ({
  password: await hashPassword(PASSWORD),
  jpeg: await twoColours({ width: 400, height: 400, left: '#c96', right: '#26353e' }).jpeg().toBuffer(),
}));

const someone = (overrides = {}) =>
  buildUser(own.db, { password: made.password, fullName: 'Claire Hoffmann', ...overrides });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
// A label may end in a word such as 'optional'.
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}`));
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const refuse = (page: Page, address: string, message: string) =>
  page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 503, json: { message, code: 'unavailable' } }),
  );
const rowOf = async (id: number) => (await own.db.select().from(users).where(eq(users.id, id)))[0];

test.describe('the two tabs', () => {
  test(
    'are whole before the script',
    {
      annotation: { type: 'requirement', description: 'SHELL-028 ME-001 ME-002 ME-007 LIMIT-016' },
    },
    async ({ openAs }) => {
      const person = await someone({ passport: 'JC12' });
      const page = await openAs(person, { address: '/profile', javaScriptEnabled: false });
      expect(await page.getByRole('tab').allTextContents()).toEqual(['Profile', 'Settings']);
      expect(await field(page, 'Full name').inputValue()).toBe('Claire Hoffmann');
      expect(await field(page, 'Passport').inputValue()).toBe('JC12');
      const country = field(page, 'Country');
      expect([await country.inputValue(), await country.isEditable()]).toEqual(['Luxembourg', false]);
      await page.goto('/profile?tab=settings');
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Settings');
      expect(await page.getByRole('switch', { name: 'Email notifications' }).isChecked()).toBe(true);
    },
  );

  test(
    'strangers are sent to the client area, companies may stay',
    {
      annotation: { type: 'requirement', description: 'SHELL-028' },
    },
    async ({ openPage, openAs }) => {
      const stranger = await openPage();
      await visit(stranger, '/profile?tab=settings');
      expect(new URL(stranger.url()).pathname).toBe('/client-auth');
      const company = await openAs(await someone({ userType: 'company' }), { address: '/profile' });
      expect(new URL(company.url()).pathname).toBe('/profile');
    },
  );
});

test(
  'the profile is saved',
  {
    annotation: {
      type: 'requirement',
      description: 'ME-006 ME-008 VALID-057 VALID-058 VALID-059 ERR-037 ERR-064',
    },
  },
  async ({ openAs }) => {
    // People who have entered a passport number see it (reading 85).
    const person = await someone({ passport: 'JC11' });
    const page = await openAs(person, { address: '/profile', expects: [/status of 400/, /status of 503/] });
    const save = button(page, 'Save Changes');
    expect(await save.isDisabled()).toBe(true);
    await field(page, 'Full name').fill('');
    await field(page, 'Email').fill('abc');
    await save.click();
    await says(page, 'Full name is required');
    await says(page, 'Invalid email address');
    await field(page, 'Full name').fill('Claire Weber');
    await field(page, 'Email').fill(person.email);
    await field(page, 'Passport').fill('JC12');
    await field(page, 'Phone number').fill('+352 12');
    await save.click();
    await says(page, 'Failed to update profile: Please enter a valid international phone number');
    await says(page, 'Please enter a valid international phone number');
    await field(page, 'Phone number').fill('');
    await refuse(page, '**/api/client/profile', 'Please try again in a moment.');
    await save.click();
    await says(page, 'Failed to update profile: Please try again in a moment.');
    await page.unroute('**/api/client/profile');
    await save.click();
    await says(page, 'Profile updated');
    expect(await save.isDisabled()).toBe(true);
    expect(await rowOf(person.id)).toMatchObject({ fullName: 'Claire Weber', passport: 'JC12' });
  },
);

test(
  'a new number waits for its code, which is asked for at once',
  {
    annotation: { type: 'requirement', description: 'O-100' },
  },
  async ({ openAs }) => {
    const page = await openAs(await someone(), {
      address: '/profile',
      viewport: { width: PHONE, height: 900 },
    });
    await field(page, 'Phone number').fill('+352 621 123 456');
    await button(page, 'Save Changes').click();
    await page.getByRole('dialog').getByText('+352621123456', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await field(page, 'Phone number').inputValue()).toBe('');
    await says(page, 'Enter the code we sent to +352621123456.');
  },
);

test(
  'a picture is chosen, seen, uploaded and removed',
  {
    annotation: { type: 'requirement', description: 'ME-003 VALID-073 VALID-074 ERR-038 ERR-065' },
  },
  async ({ openAs }) => {
    const person = await someone();
    const page = await openAs(person, { address: '/profile', expects: [/status of 500/] });
    let uploads = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/upload-picture')) uploads += 1;
    });
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await choose('face.gif', 'image/gif', Buffer.from('GIF89a'));
    await says(page, 'Invalid file type');
    await says(page, 'Please upload a JPEG or PNG image.');
    await choose('large.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1));
    await says(page, 'File too large');
    await says(page, 'Profile picture must be less than 2MB.');

    const face = page.getByRole('main').locator('img');
    await choose('face.jpg', 'image/jpeg', made.jpeg);
    await says(page, 'face.jpg is selected but not uploaded yet');
    expect(await face.getAttribute('src')).toMatch(/^data:image\/jpeg/);
    await button(page, 'Cancel').click();
    expect([await face.count(), uploads]).toEqual([0, 0]);

    await choose('face.jpg', 'image/jpeg', made.jpeg);
    await page.route('**/upload-picture', (route) => route.fulfill({ status: 500, body: 'out of order' }));
    await button(page, 'Upload').click();
    await says(page, 'Failed to upload picture: Failed to upload profile picture');
    await page.unroute('**/upload-picture');
    await button(page, 'Upload').click();
    await says(page, 'Picture uploaded');
    expect(await face.getAttribute('src')).toBe((await rowOf(person.id))?.profilePictureUrl);
    await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
    expect(await page.getByRole('banner').locator('img').count()).toBe(1);

    await button(page, 'Remove picture').click();
    await says(page, 'Picture removed');
    expect([await face.count(), await page.getByRole('banner').locator('img').count()]).toEqual([0, 0]);
  },
);

test(
  'the password has a dialog that forgets',
  {
    annotation: {
      type: 'requirement',
      description: 'ME-004 VALID-063 VALID-064 VALID-065 VALID-066 VALID-067 VALID-068 ERR-039 ERR-066',
    },
  },
  async ({ openAs }) => {
    const page = await openAs(await someone(), {
      address: '/profile?tab=settings',
      expects: [/status of 400/],
    });
    const open = button(page, 'Change password').first();
    const dialog = page.getByRole('dialog');
    const change = dialog.getByRole('button', { name: 'Change password' });
    const fill = async (current: string, next: string, again: string) => {
      await field(page, 'Current password').fill(current);
      await field(page, 'New password').fill(next);
      await field(page, 'Confirm new password').fill(again);
    };
    await open.click();
    await fill('', '1234567', '');
    await change.click();
    await says(page, 'Current password is required');
    await says(page, 'Password must be at least 8 characters');
    await says(page, 'Please confirm your password');
    await field(page, 'New password').fill('abcdefg!');
    await says(page, 'Password must contain at least 1 number');
    await field(page, 'New password').fill('abcdefg1');
    await says(page, 'Password must contain at least 1 special character');
    await fill('wrong', 'Kniddelen-26!', 'Kniddelen-26');
    await says(page, 'Passwords do not match');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await dialog.count()).toBe(0);
    await expect.poll(() => open.evaluate((it) => it === document.activeElement)).toBe(true);

    await open.click();
    expect(await field(page, 'Current password').inputValue()).toBe('');
    await fill('wrong', 'Kniddelen-26!', 'Kniddelen-26!');
    await change.click();
    await says(page, 'Failed to change password: Current password is incorrect');
    await field(page, 'Current password').fill(PASSWORD);
    await change.click();
    await says(page, 'Password changed');
    expect(await dialog.count()).toBe(0);
    await open.click();
    expect(await field(page, 'New password').inputValue()).toBe('');
  },
);

test(
  'notifications are toggled and saved',
  {
    annotation: { type: 'requirement', description: 'ME-005 ERR-040 ERR-067' },
  },
  async ({ openAs }) => {
    const person = await someone();
    const page = await openAs(person, { address: '/profile?tab=settings', expects: [/status of 503/] });
    await refuse(page, '**/api/client/notifications', 'Please try again in a moment.');
    await page.getByText('Email notifications').click();
    await button(page, 'Save Changes').click();
    await says(page, 'Failed to update settings: Please try again in a moment.');
    await page.unroute('**/api/client/notifications');
    await button(page, 'Save Changes').click();
    await says(page, 'Settings updated');
    expect(await button(page, 'Save Changes').isDisabled()).toBe(true);
    expect(await rowOf(person.id)).toMatchObject({ emailNotifications: false, smsNotifications: true });
  },
);

test('a profile that does not come can be asked for again', async ({ openAs }) => {
  const page = await openAs(await someone(), { expects: [/status of 503/] });
  await page.route('**/api/client/profile', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Your Profile' }).click();
  await says(page, 'We couldn’t load this');
  await page.unroute('**/api/client/profile');
  await button(page, 'Try again').click();
  await field(page, 'Full name').waitFor();
});

test('a passport number is asked of nobody who has stated none (reading 85)', async ({ openAs }) => {
  const page = await openAs(await someone(), { address: '/profile' });
  await field(page, 'Full name').waitFor();
  expect(await field(page, 'Passport').count()).toBe(0);
});

test('what is typed while a change is on its way stays, and is a change of its own', async ({ openAs }) => {
  const page = await openAs(await someone({ passport: 'JC11' }), { address: '/profile' });
  const letGo = await holdRequests(page, '**/api/client/profile');
  await field(page, 'Full name').fill('Claire Weber');
  await button(page, 'Save Changes').click();
  await field(page, 'Passport').fill('JC12');
  letGo();
  await says(page, 'Profile updated');
  expect(await field(page, 'Full name').inputValue()).toBe('Claire Weber');
  expect(await field(page, 'Passport').inputValue()).toBe('JC12');
  expect(await button(page, 'Save Changes').isEnabled()).toBe(true);
});

test('a dialog whose code is on its way stays, so that nobody is asked for it again', async ({ openAs }) => {
  const person = await someone({ isEmailVerified: false });
  const page = await openAs(person, { address: '/settings', expects: [/status of 400/] });
  await button(page, 'Verify your email address').click();
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await code.waitFor();
  const letGo = await holdRequests(page, '**/api/verify-code');
  await code.fill('000000');
  await button(page, 'Verifying...').waitFor();
  await page.keyboard.press('Escape');
  expect(await code.isVisible()).toBe(true);
  expect(await button(page, 'Maybe Later').isDisabled()).toBe(true);
  letGo();
  await page.getByText('Invalid verification code. Please try again.').waitFor();
  expect(await button(page, 'Maybe Later').isEnabled()).toBe(true);
});
