import type { Locator, Page, Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyLikes, folders } from '#features/folders/core/server/tables.ts';
import { messages } from '#features/messaging/core/server/tables.ts';
import { fieldErrors } from './field-errors.ts';
import { expect, type Fixtures, madeBefore, ownProduct, test, untilAlive } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

const own = ownProduct();
const made = madeBefore(async () => {
  const claire = await buildUser(own.db, { username: 'claire' });
  const company = await buildCompany(own.db, { name: 'Daach & Co' });
  const profile = `/companies/${company.id}`;
  return { claire, profile, company };
});

test.beforeEach(async () => {
  await own.db.delete(folders);
  await own.db.delete(companyLikes);
  await own.db.delete(messages);
});

const open = ({ openAs }: Pick<Fixtures, 'openAs'>, address: string, expects: RegExp[] = []) =>
  openAs(made.claire, { address, expects });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).waitFor();

const refused = { status: 503, json: { message: 'Not now', code: 'unavailable' } };

test.describe('what comes when it is first asked for', () => {
  test('opens when the connection is back, without a reload', async ({ openAs }) => {
    const page = await open({ openAs }, made.profile);
    // Only as far as the page knows: what else it asks for meanwhile is not to fail.
    const cut = (isCut: boolean) =>
      page.evaluate((isOnline) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
      }, !isCut);
    await cut(true);
    await button(page, 'Save to Folder').click();
    await toast(page, 'Something went wrong. Try again.');
    await cut(false);
    await button(page, 'Save to Folder').click();
    await dialog(page).waitFor();
    // A dialog that was loaded once opens without a connection too.
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await cut(true);
    await button(page, 'Save to Folder').click();
    await dialog(page).waitFor();
  });

  test(
    'that was cut off comes to the page loaded anew, which the toast offers, and is seen to be on its way as soon as it is pressed',
    { tag: '@nightly' },
    async ({ openAs }) => {
      const page = await open({ openAs }, made.profile, [/ERR_CONNECTION_RESET/, /request failed: .*\.js/]);
      const line = () =>
        page.evaluate(() => {
          const { height, opacity } = getComputedStyle(document.documentElement, '::before');
          return { height, opacity };
        });
      const cut = async (route: Route) => route.abort('connectionreset');
      await page.route('**/assets/*.js', cut);
      await button(page, 'Save to Folder').click();
      const tryAgain = page.getByRole('link', { name: 'Try again' });
      await tryAgain.waitFor();
      await page.unroute('**/assets/*.js', cut);
      const anew = page.waitForEvent('load');
      await tryAgain.click();
      await anew;
      await untilAlive(page);
      expect((await line()).height).toBe('auto');
      const letCome = await holdRequests(page, '**/assets/*.js');
      await button(page, 'Save to Folder').click();
      await expect.poll(line).toEqual({ height: '6px', opacity: '1' });
      letCome();
      await dialog(page).waitFor();
      await expect.poll(async () => (await line()).height).toBe('auto');
    },
  );
});

test.describe('liking', () => {
  test(
    'is shown at once, taken back, and undone when the server says no',
    {
      annotation: {
        type: 'requirement',
        description: 'PROFILE-014 PROFILE-046 LIKE-006 ERR-019 ERR-023 ERR-024 ERR-027 ERR-028 ERR-033',
      },
    },
    async ({ openAs }) => {
      const page = await open({ openAs }, made.profile, [/api\/contacts/]);
      const calls = /api\/contacts(\/\d+)?$/;
      await page.route(calls, (route) => route.fulfill(refused));
      await button(page, 'Like Company').click();
      await toast(page, 'Failed to like company: Not now');
      await button(page, 'Like Company').waitFor();
      await page.unroute(calls);
      await button(page, 'Like Company').click();
      await button(page, 'Unlike Company').waitFor();
      await toast(page, 'Company liked');
      expect(await own.db.$count(companyLikes)).toBe(1);
      await page.reload();
      await untilAlive(page);
      await page.route(calls, (route) => route.fulfill(refused));
      await button(page, 'Unlike Company').click();
      await toast(page, 'Failed to unlike company: Not now');
      await button(page, 'Unlike Company').waitFor();
      await page.unroute(calls);
      await button(page, 'Unlike Company').click();
      await toast(page, 'Company unliked');
      await button(page, 'Like Company').waitFor();
      expect(await own.db.$count(companyLikes)).toBe(0);
    },
  );

  test(
    'a card’s add to contacts is the same call',
    {
      annotation: { type: 'requirement', description: 'CARD-012 LIKE-007 ERR-050' },
    },
    async ({ openAs }) => {
      const page = await open({ openAs }, '/', [/api\/contacts/]);
      await page.route('**/api/contacts', (route) => route.fulfill(refused), { times: 1 });
      await button(page, 'Add Daach & Co to contacts').click();
      await toast(page, 'Failed to add to contacts: Not now');
      await button(page, 'Add Daach & Co to contacts').click();
      await toast(page, 'Company liked');
      expect(await own.db.$count(companyLikes, eq(companyLikes.userId, made.claire.id))).toBe(1);
    },
  );
});

test.describe('saving', () => {
  test(
    'into a folder there is',
    {
      annotation: {
        type: 'requirement',
        description: 'PROFILE-013 PROFILE-043 PROFILE-044 VALID-036 ERR-029',
      },
    },
    async ({ openAs }) => {
      await own.db.insert(folders).values({ userId: made.claire.id, name: 'Roof' });
      const page = await open({ openAs }, made.profile, [/status of 409/]);
      await button(page, 'Save to Folder').click();
      const existing = dialog(page).getByRole('button', { name: 'Existing folder' });
      expect(await existing.getAttribute('aria-pressed')).toBe('true');
      const chosen = dialog(page).getByRole('combobox', { name: 'Folder' });
      await chosen.waitFor();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await toast(page, 'You must select a folder to save the company to.');
      expect(await fieldErrors(page)).toEqual(['Please select a folder']);
      await chosen.selectOption('Roof');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Daach & Co has been saved to folder.');
      await dialog(page).waitFor({ state: 'detached' });
      await button(page, 'Save to Folder').click();
      await toast(page, 'Already in “Roof”');
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('button', { name: 'Change' })
        .click();
      expect(await chosen.inputValue()).toBe('');
    },
  );

  test('a dialog whose folder is on its way stays, so that nobody makes two of it', async ({ openAs }) => {
    const page = await open({ openAs }, made.profile);
    await button(page, 'Save to Folder').click();
    await dialog(page).getByRole('button', { name: 'New folder' }).click();
    await dialog(page).getByRole('textbox', { name: 'Folder name' }).fill('Roof');
    const letGo = await holdRequests(page, '**/api/folders');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByRole('button', { name: 'Saving' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(1);
    letGo();
    await toast(page, 'Daach & Co has been saved to folder.');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await own.db.$count(folders)).toBe(1);
  });

  test(
    'into a new one, which is made first, and once',
    {
      annotation: { type: 'requirement', description: 'PROFILE-045 VALID-035 VALID-053 ERR-021 ERR-022' },
    },
    async ({ openAs }) => {
      const page = await open({ openAs }, '/', [/status of 503/]);
      await button(page, 'Save Daach & Co to folder').click();
      await dialog(page).getByRole('button', { name: 'New folder' }).click();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect.poll(() => fieldErrors(page)).toEqual(['Folder name is required']);
      await dialog(page).getByRole('textbox', { name: 'Folder name' }).fill('Garden');
      const no = { status: 503, json: { message: 'Not now', code: 'unavailable' } };
      await page.route('**/api/folders', (route) => route.fulfill(no), { times: 1 });
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Failed to create folder: Not now');
      await page.route('**/api/folders/*/companies', (route) => route.fulfill(no), { times: 1 });
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Failed to save company to folder: Not now');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Daach & Co has been saved to folder.');
      expect(await own.db.$count(folders)).toBe(1);
    },
  );

  test('a folder whose answer got lost on the way is made once, however often it is tried', async ({
    openAs,
  }) => {
    const page = await open({ openAs }, made.profile, [/ERR_CONNECTION_RESET/, /request failed: .*folders/]);
    await button(page, 'Save to Folder').click();
    await dialog(page).getByRole('button', { name: 'New folder' }).click();
    await dialog(page).getByRole('textbox', { name: 'Folder name' }).fill('Garden');
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route('**/api/folders', lose, { times: 1 });
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Failed to create folder: We couldn’t reach the server.');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Daach & Co has been saved to folder.');
    expect(await own.db.$count(folders)).toBe(1);
  });
});

test('three companies are saved and compared in six presses', async ({ openAs }) => {
  await own.db.insert(folders).values({ userId: made.claire.id, name: 'Roof' });
  for (const name of ['First Roofs', 'Second Roofs', 'Third Roofs']) await buildCompany(own.db, { name });
  const page = await open({ openAs }, made.profile);
  // The folder used last is known from an earlier day.
  await button(page, 'Save to Folder').click();
  await dialog(page).getByRole('combobox', { name: 'Folder' }).selectOption('Roof');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.goto('/search');
  await untilAlive(page);

  let presses = 0;
  const press = async (it: Locator) => {
    presses += 1;
    await it.click();
  };
  for (const name of ['First', 'Second', 'Third']) {
    await press(button(page, `Save ${name} Roofs to folder`));
    await toast(page, `${name} Roofs is now in “Roof”.`);
  }
  await press(page.getByRole('link', { name: 'Open “Roof”' }));
  await press(page.getByRole('link', { name: 'Compare all 4' }));
  await page.getByRole('columnheader', { name: /Third Roofs/ }).waitFor();
  expect(presses).toBeLessThanOrEqual(6);
});

test.describe('writing', () => {
  test(
    'asks for five characters and reaches the owner',
    {
      annotation: {
        type: 'requirement',
        description: 'PROFILE-012 PROFILE-042 VALID-034 LIMIT-006 ERR-020 ERR-026',
      },
    },
    async ({ openAs }) => {
      const page = await open({ openAs }, made.profile, [/status of 503/]);
      await button(page, 'Request Quote').click();
      const content = dialog(page).getByRole('textbox', { name: 'Message' });
      await content.fill('abcd');
      await dialog(page).getByRole('button', { name: 'Send message' }).click();
      await expect.poll(() => fieldErrors(page)).toEqual(['Message must be at least 5 characters']);
      await content.fill('When could you come?');
      // Closed by mistake, it is as it was, here as in the conversation.
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await button(page, 'Request Quote').click();
      expect(await content.inputValue()).toBe('When could you come?');
      await page.route(
        '**/api/messages',
        (route) => route.fulfill({ status: 503, json: { message: 'Not now', code: 'unavailable' } }),
        { times: 1 },
      );
      await dialog(page).getByRole('button', { name: 'Send message' }).click();
      await toast(page, 'Failed to send message: Not now');
      expect(await content.inputValue()).toBe('When could you come?');
      await dialog(page).getByRole('button', { name: 'Send message' }).click();
      await toast(page, 'Your message has been sent to Daach & Co.');
      // From now on the page says so, and leads there.
      await page.getByText(/^You sent a message on \d+ \w+\./).waitFor();
      const conversation = page.getByRole('main').getByRole('link', { name: 'Open the conversation' });
      expect(await conversation.getAttribute('href')).toBe(`/messages/${made.company.userId}`);
      expect(await own.db.select().from(messages)).toMatchObject([
        { senderId: made.claire.id, receiverId: made.company.userId, content: 'When could you come?' },
      ]);
      await button(page, 'Request Quote').click();
      expect(await content.inputValue()).toBe('');
    },
  );
});
